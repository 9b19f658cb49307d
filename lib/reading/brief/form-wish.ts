import type { Meaning } from '@/lib/languages/lexicon';
import { normalForm, wordsIn } from '@/lib/languages/normal-form';
import { wishWordsOf } from '@/lib/languages/wish-words';
import { partedOutside } from '../source/brackets';
import { isEastern, wordCount } from '../source/sentences';
import { hasDigit, trimEnd } from '../source/signs';
import type { Named, Stretch } from '../roles/tagging/tag-blocks';
import { dayIn } from './brief-cover';
import type { BriefPiece } from './brief-piece';
import type { BriefLanguage } from './brief-title';
import { formsOfData } from './told-sentence';

const [longestSmall, mostWords, shareOfEastern, fewestWished, mostWordsToPart] = [3, 14, 0.5, 2, 4];
const around = ' \t,;.，；、。';
const spoken: readonly Meaning[] = [
  'word.show',
  'word.make',
  'word.please',
  'word.want',
  'word.keep',
  'word.no',
  'word.and',
  'word.word',
  'word.slide',
  'word.deck',
  'word.leaveOut',
  'word.exactly',
  'word.around',
  'word.atMost',
  'word.each',
  'word.for',
  'word.about',
  'word.imageHint',
];
const naming: readonly Meaning[] = ['word.word', 'word.slide'];
const says = (meaning: Meaning): boolean =>
  meaning.startsWith('form.') || meaning.startsWith('tone.') || spoken.includes(meaning);

/**
 * Whether all that a stretch of text says is how slides are to look: "a line or bars", "chart with a short comment, please",
 * "few words on the slides". Each of its words is one for a form, for asking, for how text reads, or a small one.
 */
export function isFormWish(text: string, { lexicon, tag, small }: BriefLanguage): boolean {
  const words = wordsIn(text);
  if (hasDigit(text) || words.length === 0 || words.length > mostWords) return false;
  const marks = lexicon.marksIn(text).filter(({ meaning }) => says(meaning));
  const wished = wishWordsOf(tag);
  const isForm = marks.some(({ meaning }) => meaning.startsWith('form.') || naming.includes(meaning));
  const denies = marks.some(({ meaning }) => meaning === 'word.no');
  const count = words.filter(({ form }) => wished.has(normalForm(form))).length;
  if (!isForm && count < (denies ? 1 : fewestWished)) return false;
  const isSaid = ({ start, end, form }: { start: number; end: number; form: string }): boolean =>
    small.has(form) ||
    form.length <= longestSmall ||
    wished.has(normalForm(form)) ||
    marks.some((mark) => mark.start <= start && mark.end >= end);
  if (!isEastern(text.charAt(0))) return words.every(isSaid);
  // What has no blanks has no words to ask: most of its signs are those of a wish.
  const found = Array.from(text).filter((_, at) => marks.some((mark) => mark.start <= at && mark.end > at)).length;
  const own = [...wished].filter((word) => text.includes(word)).reduce((sum, word) => sum + word.length, 0);
  return found + own >= text.length * shareOfEastern;
}

/** A piece whose tail only says how it is to be shown, as what is told and what is asked. */
export function withoutFormTail(piece: BriefPiece, text: string, language: BriefLanguage): BriefPiece[] {
  if (piece.sort !== 'told' && piece.sort !== 'item' && piece.sort !== 'read') return [piece];
  const said = text.slice(piece.start, piece.end);
  const parts = partedOutside(said, ',;.，；、。،');
  const last = parts.findLastIndex((part) => !isFormWish(part.text, language));
  const tail = parts[last + 1];
  if (tail === undefined) return [piece];
  const start = piece.start + tail.start;
  const before = trimEnd(text.slice(piece.start, start), around);
  return [
    ...(before === '' ? [] : [{ ...piece, end: piece.start + before.length }]),
    { sort: 'asked', start, end: piece.end },
  ];
}

/** "A chart of the budget and a timeline", "on 18 March": what a form is to show and a day are no parts of a deck. */
export function withoutFormParts(own: readonly Stretch[], { lexicon }: BriefLanguage): Stretch[] {
  return own.map((stretch) => {
    const isPart = ({ tag, text, start }: Named): boolean => {
      if (tag !== 'part') return true;
      const at = start - stretch.start;
      const clause = partedOutside(stretch.text, ',;.，；、。،').find((part) => part.start <= at && part.end > at);
      const before = clause === undefined ? '' : stretch.text.slice(clause.start, at);
      const isShown = lexicon
        .marksIn(before)
        .some(({ meaning, end }) => formsOfData.includes(meaning) && wordCount(before.slice(end)) <= mostWordsToPart);
      return !isShown && dayIn(text, lexicon) !== trimEnd(text, around);
    };
    return { ...stretch, named: stretch.named.filter(isPart) };
  });
}
