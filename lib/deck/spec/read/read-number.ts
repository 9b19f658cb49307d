export interface ReadNumber {
  value: number;
  /** What stands around the digits, such as "%" or "€"; empty for none. */
  unit: string;
}

/** Spreadsheets keep 15 digits; larger figures are words, not points of a chart. */
export const largestNumber = 1e15;

const groupSpaces = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g;
const currency = String.raw`(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}(?=\s))`;
const parts = new RegExp(
  String.raw`^(?<open>\()?(?<before>${currency})?\s?(?<sign>[+-])?\s?(?<between>${currency})?\s?(?<digits>\d[\d.,]*(?:e[+-]?\d+)?)\s?(?<after>[^\d\s().,+-][^\d\s(),]{0,11})?(?<close>\))?$`,
  'u',
);
/** Languages that write 1,240.5; the others write 1.240,5. */
const pointLanguages = /^(?:en|ja|zh|ko|th|he|hi)\b/i;

/**
 * A number that is written out, where it can be read in one way only: "12 %", "1.240,5", "−3",
 * "(120)", "$18.4", "٣٤". Null for everything else, such as "n/a", "3–5" or, in a language with
 * decimal commas, "1.240".
 */
export function readNumber(text: string, language: string): ReadNumber | null {
  const plain = latinDigits(text)
    .trim()
    .replace(/[−–](?=\s?\d)/g, '-')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(groupSpaces, '');
  const found = parts.exec(plain)?.groups;
  if (!found || (found.open === undefined) !== (found.close === undefined)) return null;
  const size = readDigits(found.digits ?? '', language);
  if (size === null || size > largestNumber) return null;
  const negative = found.sign === '-' || found.open !== undefined;
  const units = [found.before, found.between, found.after].filter(Boolean);
  if (units.length > 1) return null;
  return { value: negative && size !== 0 ? -size : size, unit: units[0] ?? '' };
}

/** Points and commas: the last of two kinds is the decimal sign, a repeated one groups, a single one as the language has it. */
function readDigits(digits: string, language: string): number | null {
  // "007" is a name.
  if (/^0\d/.test(digits)) return null;
  if (/^\d+(?:\.\d+)?e[+-]?\d+$/.test(digits)) return Number(digits);
  const [last] = /[.,](?=\d*$)/.exec(digits) ?? [undefined];
  if (last === undefined) return Number(digits);
  const other = last === '.' ? ',' : '.';
  const count = digits.split(last).length - 1;
  if (digits.includes(other)) return count === 1 ? grouped(digits, other, last) : null;
  if (count > 1) return grouped(digits, last, other);
  const threeDigits = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (threeDigits && last === ',') return pointLanguages.test(language) ? grouped(digits, ',', '.') : null;
  if (threeDigits && !pointLanguages.test(language)) return null;
  return /\d$/.test(digits) ? Number(digits.replace(last, '.')) : null;
}

function grouped(digits: string, group: string, decimal: string): number | null {
  const [whole = '', fraction] = digits.split(decimal);
  const groups = whole.split(group);
  const sound = groups.every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  return sound ? Number(fraction === undefined ? groups.join('') : `${groups.join('')}.${fraction}`) : null;
}

/** Digits of other scripts have the values 0 to 9 in the order of their code points, which stand together in tens (Unicode, chapter 4.6). */
function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
