import { findFigures } from '../analyse/read-number';
import { leansOnPrevious } from '../analyse/key-sentences';
import { trimStop, visualLength } from '../analyse/shorten';
import type { Portion } from '../plan/portion';
import { listOf, onlyPart, onlyProse, headingOf } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { KindReader } from './draft';

const longestStatement = 170;

/** One sentence, or two of which the second supports the first. */
export const readStatement: KindReader = (portion, context) => {
  const sentences = onlyProse(portion, context.language) ?? loneItem(portion);
  if (sentences === null || sentences.length === 0 || sentences.length > 2) return null;
  const [statement, support] = sentences.map((sentence) => keepQuestion(sentence));
  if (statement === undefined || visualLength(statement) > longestStatement || visualLength(support ?? '') > longestStatement) return null;
  if (headingOf(portion) === null && support !== undefined) return null;
  const figure = emphasisOf(statement);
  const lean = leansOnPrevious(statement) ? 0.1 : 0;
  return { body: { kind: 'statement', statement, emphasis: figure?.text, support }, title: null, fit: 0.6 - lean };
};

/** The figure with the most to it: a unit, a currency, many digits. */
function emphasisOf(statement: string): { text: string } | null {
  const figures = findFigures(statement).filter((each) => each.text.length > 1 && !/^(?:19|20)\p{Nd}{2}$/u.test(each.text) && !/^\p{Nd}+\.\p{Nd}+\.\p{Nd}+$/u.test(each.text));
  return figures.reduce<(typeof figures)[number] | null>((best, each) => (best === null || weight(each) >= weight(best) ? each : best), null);
}

function weight(figure: { core: string; prefix: string; suffix: string }): number {
  return figure.core.length + (figure.prefix === '' ? 0 : 2) + (figure.suffix === '' ? 0 : 2);
}

function loneItem(portion: Portion): string[] | null {
  const list = listOf(portion);
  const only = list?.items[0];
  return list?.items.length === 1 && only !== undefined && only.children.length === 0 && onlyPart(portion)?.blocks.length === 1 ? [only.text] : null;
}

function keepQuestion(sentence: string): string {
  return capitalise(/[。.]$/u.test(sentence) ? trimStop(sentence) : sentence);
}
