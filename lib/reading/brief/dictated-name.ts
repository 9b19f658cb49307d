import { endOfGroup } from '@/lib/languages/brief-words';
import { dictationWordsOf } from '@/lib/languages/dictation-words';
import { wordsIn } from '@/lib/languages/normal-form';
import type { SourceSpan } from '../source/block';
import { hasDigit } from '../source/signs';
import type { BriefLanguage } from './brief-title';

const mostWords = 14;
const stops = ['around', 'word.slide', 'word.please', 'word.want', 'word.end', 'relative'];
const numbers = ['number.', 'ordinal.', 'month.', 'weekday.', 'relative'];

/** What a spoken request says that the deck is about, else before whom it is. */
export function dictatedName(
  text: string,
  { lexicon, tag, small }: BriefLanguage,
): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  const { openers, joints } = dictationWordsOf(tag);
  const leads = ['word.about', 'word.for'].flatMap((sort) => marks.filter(({ meaning }) => meaning === sort));
  const isNumber = (at: number | undefined): boolean =>
    marks.some(({ meaning, start }) => start === at && numbers.some((sort) => meaning.startsWith(sort)));
  for (const lead of leads) {
    const own = wordsIn(text.slice(lead.end)).map((word) => ({
      ...word,
      start: lead.end + word.start,
      end: lead.end + word.end,
    }));
    const from = own.findIndex(({ form }) => !small.has(form));
    // "On the twenty first of February" leads to a day.
    if (from === -1 || hasDigit(own[from]?.form ?? '') || isNumber(own[from]?.start)) continue;
    const to = own.findIndex(
      (word, at) =>
        at > from &&
        (hasDigit(word.form) ||
          [...openers, ...joints].some((group) => endOfGroup(text, [group], word.start) !== -1) ||
          marks.some(({ meaning, start }) => start === word.start && stops.includes(meaning))),
    );
    const name = own.slice(from, to === -1 ? undefined : to);
    while (small.has(name.at(-1)?.form ?? '')) name.pop();
    const [first, last] = [name[0], name.at(-1)];
    if (first !== undefined && last !== undefined && name.length <= mostWords)
      return { text: text.slice(first.start, last.end), start: first.start, end: last.end };
  }
  return null;
}
