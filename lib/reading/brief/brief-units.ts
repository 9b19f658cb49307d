import { endOfGroup } from '@/lib/languages/brief-words';
import { dictationWordsOf } from '@/lib/languages/dictation-words';
import { listItems, unitAt, wishedParts } from './brief-pieces';
import type { BriefSentence } from './brief-sentences';
import { type BriefLanguage, wishEnd } from './brief-title';
import { unitsOf } from './telegram';

/** A sentence that is a row of notes as its pieces. */
export function asUnits(sentence: BriefSentence, language: BriefLanguage): BriefSentence[] {
  const isList = listItems(sentence, language) !== null || wishedParts(sentence, language) !== null;
  const units = isList ? null : unitsOf(sentence.text);
  if (units === null) return [sentence];
  const lead = wishEnd(sentence.text, language);
  if (lead === 0) return units.map(({ start, end }) => unitAt(sentence, start, end, language));
  // "Please mention that …; that …; and that …": what a wish lists in clauses is said.
  const { text, start } = sentence;
  return [
    { ...sentence, end: start + lead, text: text.slice(0, lead), label: null },
    ...units.map((unit, at) => toldAt(sentence, clauseFrom(text, at === 0 ? lead : unit.start, language), unit.end)),
  ];
}

/** Behind "and that". */
function clauseFrom(text: string, at: number, { lexicon, tag }: BriefLanguage): number {
  const from = at + text.slice(at).length - text.slice(at).trimStart().length;
  const and = lexicon.marksIn(text).find(({ meaning, start }) => meaning === 'word.and' && start === from);
  const behind = and === undefined ? from : and.end + 1;
  const that = endOfGroup(text, dictationWordsOf(tag).thats, behind);
  return that === -1 ? behind : that + 1;
}

const toldAt = (sentence: BriefSentence, from: number, to: number): BriefSentence => ({
  start: sentence.start + from,
  end: sentence.start + to,
  text: sentence.text.slice(from, to),
  label: null,
  isAsked: false,
  isTold: true,
});
