import { findFigures, toDecimal } from './read-number';

/** A table cell that is one number. */
export interface NumberCell {
  value: number;
  decimals: number;
  /** Whatever stands around the digits, such as "$", "%", "T€"; sign excluded. */
  unit: string;
  unitFirst: boolean;
  grouped: boolean;
}

const blank = /^(?:|[-–—]|n\/?a|k\.?\s?a\.?|n\.?d\.?|tbd|\?)$/iu;

export function isBlankCell(cell: string): boolean {
  return blank.test(cell.trim());
}

/** Reads a cell that holds one number and its unit and nothing else; null for any other cell. */
export function readNumberCell(cell: string, language: string): NumberCell | null {
  const accounting = /^\(\s*(.+?)\s*\)$/u.exec(cell.trim());
  const text = (accounting?.[1] ?? cell).trim();
  const figures = findFigures(text);
  const only = figures[0];
  if (only === undefined || figures.length !== 1 || only.text.length < text.length) return null;
  const decimal = toDecimal(only.core, language);
  if (decimal === null) return null;
  const negative = only.negative || accounting !== null;
  const before = only.prefix.replace(/[+\-−–\s]/gu, '');
  return {
    value: Number(`${negative ? '-' : ''}${decimal}`),
    decimals: decimal.split('.')[1]?.length ?? 0,
    unit: `${before}${only.suffix}`,
    unitFirst: before !== '',
    grouped: Number(decimal) >= 1000 && /\p{Nd}[.,'’ \u00a0\u202f٬]\p{Nd}{3}(?!\p{Nd})/u.test(only.core),
  };
}
