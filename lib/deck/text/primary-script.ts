const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const han = /\p{sc=Han}/gu;
/** A text is read as Chinese or Japanese from this share of its characters on. */
const leastShare = 0.3;

/** Whose dictionary has the words of a text without spaces: Japanese, Chinese, or null where most letters are of other scripts. */
export function primaryScript(text: string, language: string): 'ja' | 'zh' | null {
  const letters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  if (letters === 0 || letters < text.length * leastShare) return null;
  if (kana.test(text) || /^ja\b/i.test(language)) return 'ja';
  return (text.match(han)?.length ?? 0) > 0 ? 'zh' : null;
}
