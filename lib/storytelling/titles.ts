import { sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { balanced, capitalised, unstopped } from './points';

const widestTitle = 96;
const fewestWords = 2;

/** What a title can say of a text without one: its first sentence, or a clause of it that stands alone; null for none. */
export function titleFrom(text: string): string | null {
  const first = unstopped(sentencesIn(text)[0]?.text ?? '');
  if (fits(first)) return capitalised(first);
  for (const cut of [/\s[–—]\s/u, /[:：]\s/u, /;\s/u, /[,，、]\s?/u]) {
    const match = cut.exec(first);
    if (match === null) continue;
    const head = first.slice(0, match.index);
    if (fits(head) && wordCount(head) >= 4) return capitalised(head);
  }
  return null;
}

function fits(text: string): boolean {
  return (
    text !== '' &&
    visualWidth(text) <= widestTitle &&
    wordCount(text) >= fewestWords &&
    balanced(text) &&
    /\p{L}/u.test(text)
  );
}

/** "Costs", "Risks", "Plan" as one title. */
export function joinedTitle(titles: readonly string[], and: string): string | null {
  const named = titles.filter((title) => title !== '');
  if (named.length === 0) return null;
  const [last, ...before] = [...named].reverse();
  const text =
    before.length === 0
      ? (last ?? '')
      : `${before.reverse().join(', ')}${/^\p{Script=Han}|^と|^및/u.test(and) ? and : ` ${and} `}${last ?? ''}`;
  return visualWidth(text) <= widestTitle ? text : null;
}
