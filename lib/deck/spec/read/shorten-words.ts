import { cutText } from '@/lib/text/cut/cut-text';

/** The beginning of a text, at most `most` UTF-16 units with the ellipsis, cut between words where there are any. */
export function shortenWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most - 1);
  const lastSpace = cut.search(/\s\S*$/);
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
