/**
 * The longest beginning of a text that fits with an ellipsis, cut between words of its
 * language (Unicode text segmentation, UAX 29); at least the first word, or as much of it as fits.
 */
export function shortenText(text: string, language: string, fits: (shortened: string) => boolean): string {
  const words = segmentsOf(text, language, 'word');
  const upTo = (count: number) =>
    `${words
      .slice(0, count)
      .join('')
      .replace(/[\s,;:–—-]+$/u, '')}…`;
  const whole = upTo(longestFitting(words.length - 1, (count) => fits(upTo(count))));
  return fits(whole) ? whole : shortenWord(words[0] ?? text, language, fits);
}

/** For a first word that is wider than the box: an address, a formula. Cut between graphemes, so that no emoji is divided. */
function shortenWord(word: string, language: string, fits: (shortened: string) => boolean): string {
  const graphemes = segmentsOf(word, language, 'grapheme');
  const upTo = (count: number) => `${graphemes.slice(0, count).join('')}…`;
  return upTo(longestFitting(graphemes.length, (count) => fits(upTo(count))));
}

/** The largest count up to `most` that fits, by halving; 1 when none does. */
function longestFitting(most: number, fits: (count: number) => boolean): number {
  let low = 1;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function segmentsOf(text: string, language: string, granularity: 'word' | 'grapheme'): string[] {
  return [...new Intl.Segmenter(language, { granularity }).segment(text)].map(({ segment }) => segment);
}

const fullWidth = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

/** Characters of a text for rules of thumb about its length; an East Asian one takes the room of two. */
export function textLength(text: string): number {
  return text.length + (text.match(fullWidth)?.length ?? 0);
}
