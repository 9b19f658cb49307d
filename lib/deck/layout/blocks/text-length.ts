const fullWidth = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

/** Characters of a text for rules of thumb about its length; an East Asian one takes the room of two. */
export function textLength(text: string): number {
  return text.length + (text.match(fullWidth)?.length ?? 0);
}
