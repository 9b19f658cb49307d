import { toAsciiDigits } from '../../../brief/number-words';

export interface Figure {
  /** As it stands in the text. */
  text: string;
  /** What it may mean: a sign that may part thousands or decimals gives two values. */
  values: readonly number[];
}

/** Not those of names such as Q3 or B2B. */
const figure = /(?<![\d\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\d+(?:[.,'’\u00a0\u202f ]\d+)*/gu;

/** The numbers of a text, in digits of any script. */
export function figuresIn(text: string): Figure[] {
  return [...toAsciiDigits(text).matchAll(figure)].flatMap(([found]) => {
    const values = valuesOf(found);
    if (values.length > 0) return [{ text: found, values }];
    // "2024 2025" and "1.2.3" are several numbers.
    return found.split(/\D+/).map((part) => ({ text: part, values: [Number(part)] }));
  });
}

function valuesOf(text: string): number[] {
  if (/^\d+$/.test(text)) return [Number(text)];
  const signs = text.replace(/\d/g, '');
  const values: number[] = [];
  if (signs.length === 1 && /[.,]/.test(signs)) values.push(Number(text.replace(',', '.')));
  if (isGrouped(text, signs)) values.push(readGrouped(text, signs));
  return values;
}

/** Groups of three, or of two as in India, behind the same sign; and perhaps decimals behind another. */
function isGrouped(text: string, signs: string): boolean {
  const parts = text.split(/\D/);
  const hasDecimals = signs.length > 1 && signs.at(-1) !== signs[0] && /[.,]/.test(signs.at(-1) ?? '');
  const groups = hasDecimals ? parts.slice(0, -1) : parts;
  const separators = new Set(hasDecimals ? signs.slice(0, -1) : signs);
  const [first = '', ...others] = groups;
  return separators.size === 1 && first.length <= 3 && others.every((part, index) => part.length === 3 || (part.length === 2 && index < others.length - 1));
}

function readGrouped(text: string, signs: string): number {
  const last = signs.at(-1) ?? '';
  if (signs.length < 2 || last === signs[0]) return Number(text.replace(/\D/g, ''));
  const at = text.lastIndexOf(last);
  return Number(`${text.slice(0, at).replace(/\D/g, '')}.${text.slice(at + 1)}`);
}

/** By how many powers of ten the same amount may be written: as a share, in thousands, lakh, millions, crore, 億, billions. */
const scales = [0, 2, 3, 4, 5, 6, 7, 8, 9, 12];

/** Whether two numbers may stand for the same amount, such as 18.4 (million) and 18,400,000. */
export function isSameAmount(a: Figure, b: Figure): boolean {
  return a.values.some((one) => b.values.some((other) => isSameValue(one, other)));
}

function isSameValue(a: number, b: number): boolean {
  if (a === b) return true;
  if (a === 0 || b === 0) return false;
  const power = Math.log10(Math.abs(a / b));
  return scales.some((scale) => Math.abs(Math.abs(power) - scale) < 1e-9);
}
