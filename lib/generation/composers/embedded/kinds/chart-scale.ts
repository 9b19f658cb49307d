import type { NumberCell } from '../analyse/read-cell';

/** How the numbers of a chart are scaled and formatted, from the way the author wrote them. */
export interface ChartScale {
  /** Excel number format (ECMA-376 part 1, 18.8.31). */
  numberFormat: string;
  unit: string | undefined;
  valueOf(cell: NumberCell): number;
  /** The scaled values, for choosing a chart type. */
  values: number[];
}

const symbols = /^(?:[$€£¥₹₽₩₪₺฿]|US\$|CA\$|A\$|R\$)$/u;
const powers: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|K|T|Tsd\.?|thousand|тыс\.?|ألف)$/u, 3],
  [/^(?:m|M|mn|Mio\.?|millions?|mln\.?|млн\.?|مليون)$/u, 6],
  [/^(?:b|B|bn|Mrd\.?|billions?|mld\.?|млрд\.?|مليار)$/u, 9],
];

/** Null when the numbers are of different sorts and can't share an axis. */
export function chartScale(
  cells: readonly (NumberCell | null)[],
  heading: string | null,
  language: string,
): ChartScale | null {
  const numbers = cells.filter((cell) => cell !== null);
  const units = new Set(numbers.map((cell) => cell.unit));
  if (numbers.length === 0 || units.size > 1) return mixedScale(numbers);
  const unit = [...units][0] ?? '';
  const decimals = Math.max(...numbers.map((cell) => cell.decimals));
  const places = decimals === 0 ? '' : `.${'0'.repeat(Math.min(decimals, 4))}`;
  const percent = /^[%٪]$/u.test(unit);
  const values = numbers.map((cell) => (percent ? percentOf(cell) : cell.value));
  if (percent) return { numberFormat: `0${places}%`, unit: undefined, valueOf: percentOf, values };
  const grouped =
    numbers.some((cell) => cell.grouped || Math.abs(cell.value) >= 10_000) && !numbers.every((cell) => isYear(cell));
  const digits = `${grouped ? '#,##0' : '0'}${places}`;
  const symbol = symbols.test(unit) ? `"${unit}"` : '';
  const first = numbers[0]?.unitFirst ?? false;
  const numberFormat = symbol === '' ? digits : first ? `${symbol}${digits}` : `${digits} ${symbol}`;
  return {
    numberFormat,
    unit: symbol === '' && unit !== '' ? unit : unitOf(heading, language),
    valueOf: (cell) => cell.value,
    values,
  };
}

/** "1.2M" beside "800k": one currency, several powers of ten. */
function mixedScale(numbers: readonly NumberCell[]): ChartScale | null {
  const parts = numbers.map((cell) => splitUnit(cell.unit));
  const base = parts[0]?.symbol;
  if (base === undefined || parts.some((part) => part === null || part.symbol !== base)) return null;
  const valueOf = (cell: NumberCell): number => Number(`${cell.value}e${splitUnit(cell.unit)?.power ?? 0}`);
  const symbol = base === '' ? '' : `"${base}"`;
  return {
    numberFormat: numbers[0]?.unitFirst ? `${symbol}#,##0` : `#,##0${symbol === '' ? '' : ` ${symbol}`}`,
    unit: undefined,
    valueOf,
    values: numbers.map(valueOf),
  };
}

function splitUnit(unit: string): { symbol: string; power: number } | null {
  const symbol = /[$€£¥₹₽₩₪₺฿]/u.exec(unit)?.[0] ?? '';
  const word = unit.replace(symbol, '').trim();
  if (word === '') return { symbol, power: 0 };
  const power = powers.find(([pattern]) => pattern.test(word))?.[1];
  return power === undefined ? null : { symbol, power };
}

function percentOf(cell: NumberCell): number {
  return Number(`${cell.value}e-2`);
}

function isYear(cell: NumberCell): boolean {
  return cell.decimals === 0 && !cell.grouped && cell.value >= 1900 && cell.value <= 2100;
}

/** "Revenue by quarter (USD thousands)" names the unit in brackets. */
function unitOf(heading: string | null, language: string): string | undefined {
  const bracket = /[(（]([^()（）]{1,40})[)）]\s*$/u.exec(heading ?? '')?.[1];
  if (bracket !== undefined) return bracket.trim();
  const after = language.startsWith('en')
    ? /\bin\s((?:thousand|million|billion|USD|EUR|GBP|%|k|€|\$)[\p{L}\s€$%]{0,20})$/iu
    : /\bin\s((?:Tsd|Mio|Mrd|T€|€|EUR|%)[\p{L}.\s€%]{0,20})$/iu;
  return after.exec(heading ?? '')?.[1]?.trim();
}
