import { countings } from './number-lists';

/** Accents, vowel points and letter variants that writers leave out as often as not. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;

/** "خمسًا" is the accusative of "خمس". */
const accusative = /\u064b\u0627|\u0627\u064b/gu;

/** Words as they are compared: small letters without accents, hyphens as spaces. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(accusative, '')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/ß/gu, 'ss')
    .replace(/ı/gu, 'i')
    .replace(/[\s\u2010-\u2013_-]+/gu, ' ');
}

const values = new Map<string, number>();

function learn(forms: string, value: number): void {
  for (const form of forms.split('/')) {
    const word = plainWord(form);
    if (!values.has(word)) values.set(word, value);
  }
}

for (const { from1, tens = '', unitsOfTens = from1, join, more = '' } of countings) {
  from1.split(' ').forEach((forms, index) => learn(forms, index + 1));
  for (const [index, entry] of tens.split(' ').entries()) {
    const startsAtTen = tens.includes('=10');
    const ten = (index + (startsAtTen ? 1 : 2)) * 10;
    const forms = entry.replace('=10', '');
    if (tens === '' || entry === '-') continue;
    learn(forms, ten);
    if (join === undefined || ten === 50) continue;
    unitsOfTens
      .split(' ')
      .slice(0, 9)
      .forEach((units, unit) => {
        for (const one of units.split('/')) for (const each of forms.split('/')) learn(join(each, one), ten + unit + 1);
      });
  }
  for (const row of more.split(' ').filter(Boolean)) learn(row.split('=')[0] ?? '', Number(row.split('=')[1]));
}
// Written in one word as often as in two.
for (const [word, value] of [...values]) if (/^(?:on|yirmi|otuz|kirk) /.test(word)) learn(word.replace(' ', ''), value);

/** The most words that a number has: "vingt et un", "half a dozen". */
export const longestNumberWords = 3;

/** The value of digits of any script or of a number word up to fifty; null for anything else. */
export function readCount(token: string): number | null {
  const word = values.get(plainWord(token));
  if (word !== undefined) return word;
  const ascii = toAsciiDigits(token);
  return /^\d{1,9}$/.test(ascii) ? Number(ascii) : null;
}

/** Digits of every script that people write prompts in as 0 to 9; everything else unchanged. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x0660, 0x06f0, 0x0966, 0xff10].find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}
