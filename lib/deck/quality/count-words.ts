const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a text; scripts without spaces are divided by dictionary. */
export function countWords(text: string): number {
  if (unspaced.test(text)) return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
