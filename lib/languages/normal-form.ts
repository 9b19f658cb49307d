/** Accents, vowel points and letter variants that writers leave out as often as not. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/gu;

/** Words as they are compared: small letters without accents. As long as before only where nothing was left out. */
export function normalForm(word: string): string {
  const lower = word.toLowerCase();
  return isAscii(lower) ? lower : plain(lower);
}

/** Most words are, and have nothing to leave out. */
function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ё', 'е')
    .replaceAll('آ', 'ا')
    .replaceAll('أ', 'ا')
    .replaceAll('إ', 'ا')
    .replaceAll('ى', 'ي');
}

export interface Word {
  /** In its normal form. */
  form: string;
  start: number;
  end: number;
}

const words = /\p{Nd}+|(?:\p{Script=Latin}\p{M}*)+|(?:(?!\p{Script=Latin})\p{L}\p{M}*)+/gu;

/** The words of a text; apostrophes and hyphens part them, and so do digits from letters and Latin letters from others. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(words), ({ 0: word, index }) => ({
    form: normalForm(word),
    start: index,
    end: index + word.length,
  }));
}

const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Digits of every script that people write prompts in as 0 to 9; everything else, and the length, unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });
}
