import type { Language } from '@/lib/languages/language';
import type { Meaning } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { digitsIn, endsWith, fieldOf, hasDigit, isQuestion } from '../source/signs';
import { has, type MarkedSentence } from './clauses';
import { findCounts } from './find-counts';
import { deniesSort } from './leave-out';

/** Where a sentence stands. */
export interface SentencePlace {
  /** Among the first lines, before anything that has a structure. */
  isOpening: boolean;
  isClosing: boolean;
  /** What follows is no sentence: a list, a table, a heading, a mail that is sent on. */
  isBeforeStructure: boolean;
  /** The very first of the text. */
  isFirst: boolean;
}

/** From here on a sentence is said to whoever makes the slides. */
export const asking = 2;
/** Verbs that ask stand among the first words, or at the end in languages that put them there. */
const mostWordsBefore = 4;
const mostWordsBehind = 2;
const longSentence = 40;
/** What is asked of data is said of them, too. */
const ofData: ReadonlySet<Meaning> = new Set<Meaning>(['form.largest', 'form.smallest', 'form.change']);

/**
 * How much a sentence sounds as if it were said to whoever makes the slides, and not to those who look at them: it
 * speaks of slides, it begins with a verb that asks, it stands apart from the content.
 */
export function weighSentence(sentence: MarkedSentence, place: SentencePlace, language: Language): number {
  const { text } = sentence;
  const words = wordsIn(text);
  const asks = (
    ...meanings: ('word.make' | 'word.show' | 'word.keep' | 'word.begin' | 'word.end' | 'word.want' | 'word.leaveOut')[]
  ): boolean =>
    sentence.marks.some(
      ({ meaning, start, end }) =>
        (meanings as string[]).includes(meaning) &&
        (words.filter((word) => word.start < start).length < mostWordsBefore ||
          ((language.postpositions === true || language.script !== 'latin' || has(sentence, 'word.please')) &&
            (words.filter((word) => word.end > end).length <= mostWordsBehind || text.slice(end).trim().length <= 6))),
    );
  const opens = (...meanings: string[]): boolean =>
    sentence.marks.some(({ meaning, start }) => meanings.includes(meaning) && start <= (words[0]?.start ?? 0));
  const isZone = place.isOpening || place.isClosing;
  const speaksOfSlides = has(sentence, 'word.slide') || has(sentence, 'word.deck');
  const forms = sentence.marks.some(({ meaning }) => meaning.startsWith('form.'));
  const shown = sentence.marks.some(({ meaning }) => meaning.startsWith('form.') && !ofData.has(meaning));
  let weight = 0;
  if (findCounts(text, sentence.marks).length > 0) weight += isZone ? 3 : 2;
  if (asks('word.make') && (speaksOfSlides || has(sentence, 'word.below'))) weight += 3;
  else if (asks('word.make') && isZone) weight += place.isFirst ? 2 : 1.5;
  if (asks('word.want') && speaksOfSlides) weight += 2;
  if (asks('word.show', 'word.keep', 'word.begin', 'word.end')) {
    if (speaksOfSlides || (shown && isZone) || has(sentence, 'word.word')) weight += 2;
    else if (isZone) weight += place.isBeforeStructure || place.isClosing ? 1.5 : 1;
    if (forms) weight += 0.5;
  }
  // "Presentation for the board: …"
  if (speaksOfSlides && place.isFirst) weight += opens('word.deck', 'word.slide') ? 2.5 : 1.5;
  else if (speaksOfSlides && isZone) weight += place.isClosing && words.length <= 12 ? 2 : 1;
  // What no slide may show is said wherever it comes to mind.
  if (asks('word.leaveOut')) weight += isZone ? 2.5 : isExpress(sentence) ? 4 : 0;
  else if (isZone && deniesSort(sentence)) weight += 2;
  if (has(sentence, 'word.please')) weight += 1;
  if (forms && isZone && has(sentence, 'word.please')) weight += 1;
  if (place.isFirst && words.length <= 16 && opens('word.make', 'word.show', 'word.keep')) weight += 1;
  if (isZone && place.isBeforeStructure && opens('word.below')) weight += 1;
  // "The cover should just say …"
  if (
    sentence.marks.some(({ meaning, start }) => meaning === 'word.titleLabel' && start <= (words[1]?.start ?? 0)) &&
    has(sentence, 'word.want') &&
    has(sentence, 'word.noteLabel', 'word.quoteWord', 'word.about')
  )
    weight += 2.5;
  if (has(sentence, 'word.below') && isZone) weight += place.isBeforeStructure ? 1.5 : 0.5;
  if (
    isZone &&
    (namesLanguage(sentence) ||
      (words.length > 1 &&
        words.length <= 8 &&
        toneAlone(sentence) &&
        (has(sentence, 'word.please', 'word.toneLabel') || endsWith(text, '.!。'))))
  )
    weight += words.length <= 8 ? 2 : 1;
  if (isZone && has(sentence, 'word.each') && has(sentence, 'word.word')) weight += 1;
  if (isZone && words.length <= 12 && startsWith(sentence, 'word.for') && has(sentence, 'word.people')) weight += 2;
  if (
    (place.isBeforeStructure || place.isClosing) &&
    isQuestion(text) &&
    (forms || (place.isFirst && has(sentence, 'word.askWord')))
  )
    weight += 2.5;
  const said = fieldOf(text);
  // "Context: the village has 5,800 people" tells something.
  if (said !== null && digitsIn(said.value) > 2 && wordsIn(said.value).length > 5 && !speaksOfSlides) weight -= 1;
  if (words.length > longSentence) weight -= 1;
  if (figuresBeside(text) > 2 && !speaksOfSlides) weight -= 1;
  return weight;
}

function namesLanguage({ marks, text }: MarkedSentence): boolean {
  return marks.some(
    ({ meaning, start }) =>
      meaning.startsWith('language.') &&
      (marks.some((lead) => lead.meaning === 'word.language' && lead.end <= start && start - lead.end <= 3) ||
        text.length < 24),
  );
}

function toneAlone({ marks }: MarkedSentence): boolean {
  return marks.some(({ meaning }) => meaning.startsWith('tone.'));
}

function startsWith({ marks, text }: MarkedSentence, meaning: string): boolean {
  const start = text.length - text.trimStart().length;
  return marks.some((each) => each.meaning === meaning && each.start <= start + 1);
}

/** Numbers of a text that are no years. */
function figuresBeside(text: string): number {
  return wordsIn(text).filter(
    ({ form }) => hasDigit(form) && !(form.length === 4 && (form.startsWith('19') || form.startsWith('20'))),
  ).length;
}

/** "Don't mention", "leave out" in words of their own; "skip" is said of breakfasts, too. */
function isExpress({ marks, text }: MarkedSentence): boolean {
  return marks.some(
    ({ meaning, start, end }) =>
      meaning === 'word.leaveOut' && (text.slice(start, end).includes(' ') || text.charCodeAt(start) > 0x2fff),
  );
}
