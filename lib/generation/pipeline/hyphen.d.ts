/** hyphen 1.14, Liang's algorithm with the patterns of TeX; of its types only what is used here. */
declare module 'hyphen' {
  /** Makes a function that puts `hyphenChar` where a text may be divided. Its time grows with the square of a word. */
  export default function createHyphenator(
    patterns: unknown,
    options: { hyphenChar: string },
  ): (text: string) => string;
}

declare module 'hyphen/patterns/*' {
  const patterns: unknown;
  export default patterns;
}
