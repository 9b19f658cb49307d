import { sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from './context';
import { balanced, partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isEnder, unstopped } from './text/signs';

const [widestTitle, longestRead] = [96, 400];
const [fewestWords, fewestWordsOfClause] = [2, 4];

/** What a title can say of a text without one: its first sentence, or a clause of it that stands alone; null for none. */
export function titleFrom(text: string): string | null {
  const first = unstopped(sentencesIn(text.slice(0, longestRead))[0]?.text ?? '');
  if (fits(first)) return capitalised(first);
  for (const signs of ['–—', ':：', ';；']) {
    // "2019–2024" is one thing.
    const [head = first] = partsOf(first, (sign, at) => signs.includes(sign) && !hasDigit(first.charAt(at + 1)));
    if (head !== first && fits(head) && wordCount(head) >= fewestWordsOfClause) return capitalised(head);
  }
  return null;
}

function fits(text: string): boolean {
  return visualWidth(text) <= widestTitle && wordCount(text) >= fewestWords && balanced(text) && hasLetter(text);
}

/** "Costs", "Risks", "Plan" as one title. */
export function joinedTitle(titles: readonly string[], { joints: { and, comma } }: TellingContext): string | null {
  const named = titles.filter((title) => title !== '');
  const [last, ...before] = [...named].reverse();
  if (last === undefined) return null;
  // Questions and sentences are no parts of one title.
  if (before.length > 0 && named.some((each) => isEnder(each.at(-1) ?? ''))) return null;
  const text = before.length === 0 ? last : `${before.reverse().join(comma)}${and}${last}`;
  return visualWidth(text) <= widestTitle ? text : null;
}
