/** The beginning of a text, at most `most` UTF-16 units with the ellipsis, cut between words where there are any. */
export function shortenWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.search(/\s\S*$/);
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
