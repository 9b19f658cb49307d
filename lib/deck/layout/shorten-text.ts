/**
 * The longest beginning of a text that fits with an ellipsis, cut between words of its
 * language (Unicode text segmentation, UAX 29); at least the first word.
 */
export function shortenText(text: string, language: string, fits: (shortened: string) => boolean): string {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const upTo = (count: number) => `${words.slice(0, count).join('').replace(/[\s,;:–—-]+$/u, '')}…`;
  let low = 1;
  let high = words.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(upTo(middle))) low = middle;
    else high = middle - 1;
  }
  return fits(upTo(low)) ? upTo(low) : shortenByCharacter(words[0] ?? text, fits);
}

/** For a first word that is wider than the box: an address, a formula. */
function shortenByCharacter(word: string, fits: (shortened: string) => boolean): string {
  const characters = [...word];
  let kept = characters.length;
  while (kept > 1 && !fits(`${characters.slice(0, kept).join('')}…`)) kept -= 1;
  return `${characters.slice(0, kept).join('')}…`;
}
