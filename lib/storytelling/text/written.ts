import type { DataColumn, MeasureColumn } from '@/lib/reading/data/type-column';
import type { TellingContext } from '../context';
import { hasDigit } from '@/lib/reading/source/signs';
import { isBlank } from './signs';

const fewestGrouped = 10_000;
const [shortYear, monthStart, dayStart, isoLength] = [4, 5, 8, 10];

/** "36715" as its readers write it; codes, years and what has a form already stay. */
export function groupedNumber(text: string, tag: string): string {
  const isPlain = !isBlank(text) && Array.from(text).every((sign) => hasDigit(sign) || sign === '.');
  const value = isPlain && !text.startsWith('0') ? Number(text) : Number.NaN;
  if (!(value >= fewestGrouped)) return text;
  const decimals = text.split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(tag, { ...digits, numberingSystem: 'latn' }).format(value);
}

/** "2025-11-29" as its readers write it. */
export function writtenDate(text: string, tag: string): string {
  const [year, month, day] = [text.slice(0, shortYear), text.slice(monthStart, dayStart - 1), text.slice(dayStart)];
  const isIso = text.length === isoLength && text.charAt(shortYear) === '-' && text.charAt(dayStart - 1) === '-';
  const at = isIso ? Date.UTC(Number(year), Number(month) - 1, Number(day)) : Number.NaN;
  if (Number.isNaN(at)) return text;
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(tag, { ...parts, calendar: 'gregory' }).format(at);
}

/** A cell as a slide shows it. */
export function writtenCell(cell: string, column: DataColumn, tag: string): string {
  if (column.type !== 'measure') return writtenDate(cell, tag);
  const isName = naming.get(column) ?? (isRunning(column) || areCodes(column));
  naming.set(column, isName);
  return isName ? cell : groupedNumber(cell, tag);
}

/** Whether the numbers of a column are names: each of its cells asks. */
const naming = new WeakMap<MeasureColumn, boolean>();

/** Numbers that run on count nothing: they name. */
function isRunning({ values }: MeasureColumn): boolean {
  const known = values.filter((value) => value !== null);
  return known.length > 1 && Math.max(...known) - Math.min(...known) < known.length * 2;
}

const [fewestDigits, shareOfSpread] = [4, 0.05];

/** 5511, 5520 and 5534 are telephones. */
export function areCodes({ values, unit, decimals, cells }: MeasureColumn): boolean {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isPlain = unit === '' && decimals === 0 && cells.every((cell) => Array.from(cell.trim()).every(hasDigit));
  return isPlain && String(least).length >= fewestDigits && most - least < most * shareOfSpread;
}

const signsBefore = new Set(['US$', ...'$€£¥₹₽₩₪']);

export function sayValue(
  value: number,
  unit: string,
  isPercent: boolean,
  decimals: number,
  { tag }: TellingContext,
): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : Math.min(decimals, 1);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: decimals, minimumFractionDigits }).format(value);
  if (isPercent) return `${number}%`;
  const words = unit.split(' ').filter(Boolean);
  const sign = words.find((word) => signsBefore.has(word)) ?? '';
  // "£548k", "6.1 Mio. €".
  const behind = words.filter((word) => word !== sign);
  const isLetter = sign !== '' && behind[0]?.length === 1;
  return isLetter
    ? `${sign}${number}${behind.join(' ')}`
    : sign !== '' && behind.length === 0
      ? `${sign}${number}`
      : [number, unit].join(' ').trim();
}

export function sayRatio(
  ratio: number,
  { tag }: TellingContext,
  signDisplay: 'exceptZero' | 'never' = 'exceptZero',
): string {
  const percent = Math.round(ratio * 1000) / 10;
  const maximumFractionDigits = Math.abs(percent) < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(tag, { maximumFractionDigits, signDisplay }).format(percent)}%`;
}
