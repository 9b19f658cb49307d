import { findFigures } from '../analyse/read-number';
import { leansOnPrevious } from '../analyse/key-sentences';
import { trimStop, visualLength } from '../analyse/shorten';
import { splitSeries } from '../analyse/split-series';
import type { Portion } from '../plan/portion';
import { headingOf, listOf, onlyPart, onlyProse } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { KindReader } from './draft';
import { isScrap } from './title-sentence';

const longestStatement = 170;
const longestStrong = 120;
const shortestStatement = 12;

/** One sentence, or two of which the second supports the first. */
export const readStatement: KindReader = (portion, context) => {
  const prose = onlyProse(portion, context.language);
  const told = prose?.filter((sentence) => !isScrap(sentence)) ?? loneItem(portion);
  const sentences = told?.length === 0 ? prose : told;
  if (sentences === null || sentences.length === 0 || sentences.length > 2) return null;
  const [statement, support] = strongerFirst(sentences, portion).map((sentence) => keepQuestion(sentence));
  // "2020. We sold 40 % fewer loaves.": a word before the sentence is no statement.
  if (statement !== undefined && support !== undefined && visualLength(statement) < shortestStatement)
    return { body: { kind: 'statement', statement: `${statement}: ${support}` }, title: support, fit: 0.6 };
  if (
    statement === undefined ||
    visualLength(statement) > longestStatement ||
    visualLength(support ?? '') > longestStatement
  )
    return null;
  const figure = emphasisOf(statement);
  const lean = leansOnPrevious(statement) ? 0.1 : 0;
  // What is too long to be read at a glance is told in points.
  const long = visualLength(statement) > longestStrong && sentences.length === 2 ? 0.25 : 0;
  return {
    body: { kind: 'statement', statement, emphasis: figure?.text, support },
    title: statement,
    fit: 0.6 - lean - long,
  };
};

/** Names behind a label support the sentence that says something about them. */
function strongerFirst(sentences: readonly string[], portion: Portion): readonly string[] {
  const [first = '', second] = sentences;
  const names =
    second !== undefined &&
    !/\p{Nd}/u.test(first) &&
    !/^[^:：]{2,38}[:：]\s/u.test(second) &&
    headingOf(portion) !== null &&
    splitSeries(first).length >= 2 &&
    first.split(/\s+/u).length <= 8 &&
    second.split(/\s+/u).length >= 5;
  return names ? [second, first] : sentences;
}

/** The figure with the most to it: a unit, a currency, many digits. */
function emphasisOf(statement: string): { text: string } | null {
  const figures = findFigures(statement).filter(
    (each) =>
      !isPartOfNumber(statement, each) &&
      !isName(statement, each) &&
      weight(each) >= 3 &&
      !/^(?:19|20)\p{Nd}{2}$/u.test(each.text) &&
      !/^\p{Nd}+\.\p{Nd}+\.\p{Nd}+|[年月日년월일]$/u.test(each.text),
  );
  return figures.reduce<(typeof figures)[number] | null>(
    (best, each) => (best === null || weight(each) >= weight(best) ? each : best),
    null,
  );
}

/** Groups of a telephone number or a code. */
function isPartOfNumber(
  statement: string,
  { start, end, text }: { start: number; end: number; text: string },
): boolean {
  return (
    /\p{Nd}[\s-]?$/u.test(statement.slice(0, start)) ||
    /^[\s–-]?\p{Nd}/u.test(statement.slice(end)) ||
    /^0\p{Nd}/u.test(text) ||
    /[\p{L}\p{Nd}]-$/u.test(statement.slice(0, start))
  );
}

const numbered =
  /(?<!\p{L})(?:rooms?|hall|gate|platform|floor|version|release|pages?|sections?|chapters?|figures?|tables?|no|raum|saal|zimmer|gleis|seite|abschnitt|kapitel|abbildung|tabelle|nr|salle|quai|chapitre|tableau|sala|aula|habitación|sección|capítulo|tabla|página|seção|stanza|capitolo|pagina|zaal|kamer|hoofdstuk|pokój|rozdział|strona|oda|salon|bölüm|комнат\p{L}|зал|глав\p{L}|страниц\p{L}|v)[.:]?\s?$/iu;

/** "Room 3.14", "version 2.10": a number that names and counts nothing. */
function isName(
  statement: string,
  { start, prefix, suffix }: { start: number; prefix: string; suffix: string },
): boolean {
  return prefix === '' && suffix === '' && numbered.test(statement.slice(0, start));
}

function weight(figure: { core: string; prefix: string; suffix: string }): number {
  const amount = /[%٪$€£¥₹₽₩₪]/u.test(figure.prefix + figure.suffix) ? 6 : figure.suffix === '' ? 0 : 1;
  return figure.core.length + amount;
}

function loneItem(portion: Portion): string[] | null {
  const list = listOf(portion);
  const only = list?.items[0];
  return list?.items.length === 1 &&
    only !== undefined &&
    only.children.length === 0 &&
    onlyPart(portion)?.blocks.length === 1
    ? [only.text]
    : null;
}

function keepQuestion(sentence: string): string {
  return capitalise(/[。.]$/u.test(sentence) ? trimStop(sentence) : sentence);
}
