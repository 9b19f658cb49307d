import { languageOf } from '@/lib/languages/find-language';
import type { Turn } from '@/lib/reading/source/block';
import { isWhen } from '@/lib/reading/data/read-time';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { wholeSentences } from './pieces';
import { amountsOf } from './counted';
import { remembered } from './remember';
import { hasDigit, hasLetter, startsSmall } from '@/lib/reading/source/signs';
import { capitalised, trimmed } from './signs';

const [fewestWordsLeft, mostWordsOfOpening, mostOpenings, mostListed] = [4, 2, 3, 7];

/** "Okay so, um, the lid is ready" from where it says something: clauses of a word or two only open it. */
export function withoutOpening(text: string): string {
  let rest = text.trim();
  for (let turn = 0; turn < mostOpenings; turn += 1) {
    const at = rest.slice(0, 24).search(/[,،、，…]|\.(?= \p{Ll})/u);
    const [opening, behind] = [rest.slice(0, at), trimmed(rest.slice(at + 1), ',،、，…')];
    const isWord = rest.charAt(at) !== '.' || Array.from(opening).every(hasLetter);
    const says = at < 1 || !isWord || hasDigit(opening) || wordCount(opening) > mostWordsOfOpening;
    // "Radishes, peas, potatoes" lists.
    const isList = wordCount(behind.split(/[,،、，…]/u)[0] ?? '') <= 1 && wordCount(behind) < mostListed;
    if (says || isList || wordCount(behind) < fewestWordsLeft) break;
    rest = behind;
  }
  return capitalised(rest);
}

const [fewestSpoken, shareOfSmall] = [3, 0.6];

/** Whoever dictates, or writes as he talks, begins sentences small: these are told without their openings. */
export function toldSentences(text: string): string[] {
  const sentences = wholeSentences(text);
  const small = sentences.filter(startsSmall).length;
  const isSpoken = small >= fewestSpoken && small >= sentences.length * shareOfSmall;
  return isSpoken ? sentences.map(withoutOpening).filter((said) => hasLetter(said) || hasDigit(said)) : sentences;
}

const counting = new Set(['heading.decisions', 'heading.actions', 'heading.risks', 'form.actions']);
const [fewestTelling, mostTelling, longTurn, fewestWeight] = [5, 24, 4, -2];

/** How much a sentence says: figures and times, decisions, names; a question or a word of assent says little. */
export const weightOf = remembered((text, speech): number => {
  const words = wordCount(text);
  const { lexicon } = speech;
  if (!hasLetter(text) || isWhen(text, lexicon) !== null) return -9;
  const meanings = lexicon.marksIn(text).map(({ meaning }) => meaning);
  const times = meanings.some((meaning) => meaning.startsWith('month.') || meaning.startsWith('weekday.'));
  const names = text
    .split(' ')
    .slice(1)
    .filter((word) => word !== word.toLowerCase() && word.length > 2).length;
  const isAsked = '?？؟'.includes(text.at(-1) ?? ' ');
  return (
    Math.min(2, amountsOf(text, speech).length) * 1.2 +
    (times ? 1 : 0) +
    (meanings.some((meaning) => counting.has(meaning)) ? 2 : 0) +
    Math.min(2, names) * 0.4 +
    (words >= fewestTelling && words <= mostTelling ? 1 : words < fewestTelling ? -2 : -0.5) -
    (isAsked ? 2 : 0)
  );
});

/** The place of the text that says most; the earlier one of two. */
export function mostTellingOf(texts: readonly string[], context: TellingContext): number {
  const weights = texts.map((text) => weightOf(text, context));
  return weights.indexOf(Math.max(...weights));
}

/** What a turn of talk says in a few sentences and those with numbers, in its order, without its openings, and by whom where it matters. */
export function gistOf({ text: said, speaker }: Turn, context: TellingContext): string[] {
  const [name = ''] = speaker.split(' ');
  const isNamed = (text: string): boolean => name !== '' && text.startsWith(`${name},`);
  const all = wholeSentences(said).map((text) => (isNamed(text) ? text : withoutOpening(text)));
  const weights = all.map((text) => weightOf(text, context));
  const kept = new Set([...weights].sort((a, b) => b - a).slice(0, longTurn));
  const top = Math.max(...weights);
  const gist = all.filter((text, at) => {
    const weight = weights[at] ?? 0;
    return (kept.has(weight) && (weight >= 1 || weight === top)) || (hasDigit(text) && weight > fewestWeight);
  });
  return gist.map((text) => (speaker !== '' && isOfSelf(text, context.tag) ? `${speaker}: ${text}` : text));
}

/** "I'll write it": only with who says so it tells anything. The first of these words of a language is "I". */
function isOfSelf(text: string, tag: string): boolean {
  const [self = ''] = languageOf(tag).words.ourselves.split(',');
  return text.toLowerCase().startsWith(self) && !hasLetter(text.charAt(self.length));
}
