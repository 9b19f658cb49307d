/** What a formula comes to; null is an empty cell. */
export type FormulaValue = number | string | boolean | null;

/** What a formula sees of the worksheet of a chart: its table begins in the first row, which holds the heads. */
export interface FormulaSheet {
  heads: readonly string[];
  /** Number of the formula's own row, from 1. */
  row: number;
  cell(column: number, row: number): FormulaValue;
}

/** What is not available. */
export const notAvailable = '#N/A';

/** Cells of one column. */
interface Range {
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}
type Result = FormulaValue | Range;

const isRange = (value: Result): value is Range => typeof value === 'object' && value !== null;

/** Reads the formulas that are written into workbooks behind charts as Excel does; others are errors. */
export function evaluateFormula(formula: string, sheet: FormulaSheet, lastRow: number): FormulaValue {
  const tokens = formula.match(
    /Table1\[(?:[^[\]]|'.|\[(?:[^\]']|'.)*\])*\]|"(?:[^"]|"")*"|<=|>=|<>|[A-Z]+(?=\()|TRUE|FALSE|[\d.]+|[-+*/^&=<>(),:]/g,
  );
  if (tokens === null || tokens.join('') !== formula) throw new Error(`Not a formula: ${formula}`);
  let at = 0;
  const take = (token?: string) => {
    const found = tokens[at] ?? '';
    if (token !== undefined && found !== token) throw new Error(`${formula} has ${found} for ${token}.`);
    at += 1;
    return found;
  };
  const one = (value: Result): FormulaValue => (isRange(value) ? sheet.cell(value.columns[0], value.rows[0]) : value);
  /** What follows from what is not available is not, either. */
  const number = (value: Result) => Number(one(value) ?? 0);
  const cells = (value: Result): FormulaValue[] => {
    if (!isRange(value)) return [value];
    const [[left, right], [top, bottom]] = [value.columns, value.rows];
    const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
    return rows.flatMap((row) => Array.from({ length: right - left + 1 }, (_, index) => sheet.cell(left + index, row)));
  };

  /** Empty cells and words of a range count for nothing. */
  const numbersOf = (args: readonly Result[]) => {
    const all = args.flatMap((value) => (isRange(value) ? cells(value) : [number(value)]));
    const found = all.filter((value) => typeof value === 'number');
    return found.length === 0 ? [0] : found;
  };

  const functions: Readonly<Record<string, (args: Result[]) => Result>> = {
    SUM: (args) =>
      plain(args.flatMap(cells).reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)),
    MAX: (args) => Math.max(...numbersOf(args)),
    MIN: (args) => Math.min(...numbersOf(args)),
    INT: ([value = 0]) => Math.floor(number(value)),
    MATCH: ([wanted = null, range = null]) => {
      const found = cells(range).findIndex((value) => value === one(wanted));
      return found < 0 ? notAvailable : found + 1;
    },
    ABS: ([value = 0]) => Math.abs(number(value)),
    MOD: ([value = 0, by = 1]) => ((number(value) % number(by)) + number(by)) % number(by),
    OR: (args) => args.some((value) => one(value) === true),
    ISBLANK: ([value = null]) => one(value) === null,
    ROW: () => sheet.row,
    NA: () => notAvailable,
    IF: ([test = null, yes = null, no = null]) => (one(test) === true ? yes : no),
    FIXED: ([value = 0, decimals = 2, plainly = false]) =>
      Number.isNaN(number(value))
        ? notAvailable
        : number(value).toLocaleString('en-US', {
            minimumFractionDigits: number(decimals),
            maximumFractionDigits: number(decimals),
            useGrouping: one(plainly) !== true,
          }),
    INDEX: ([range = null, place = 1]) => {
      if (!isRange(range)) throw new Error(`${formula} looks something up in no range.`);
      const row = range.rows[0] + number(place) - 1;
      return { columns: range.columns, rows: [row, row] };
    },
  };

  function reference(token: string): Range {
    const names = [...token.matchAll(/\[((?:[^[\]']|'.)+)\]/g)].map(([, name = '']) => name.replace(/'(.)/g, '$1'));
    const isOfRow = names[0] === '#This Row';
    const places = names.filter((name) => name !== '#This Row').map((name) => sheet.heads.indexOf(name));
    if (places.length === 0 || places.includes(-1)) throw new Error(`${formula} refers to ${token}.`);
    return {
      columns: [places[0]!, places.at(-1)!],
      rows: isOfRow ? [sheet.row, sheet.row] : [2, lastRow],
    };
  }

  function primary(): Result {
    const token = take();
    if (token === '(') {
      const value = comparison();
      take(')');
      return value;
    }
    if (token === '-') return -number(primary());
    if (token === 'TRUE' || token === 'FALSE') return token === 'TRUE';
    if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
    if (token.startsWith('Table1')) return reference(token);
    if (/^\d/.test(token)) return Number(token);
    const call = functions[token];
    if (!call) throw new Error(`${formula} calls ${token}.`);
    take('(');
    const args: Result[] = [];
    while (tokens![at] !== ')') {
      args.push(comparison());
      if (tokens![at] === ',') take(',');
    }
    take(')');
    return call(args);
  }

  function range(): Result {
    const first = primary();
    if (tokens![at] !== ':') return first;
    take(':');
    const last = primary();
    if (!isRange(first) || !isRange(last)) throw new Error(`${formula} spans no cells.`);
    return { columns: first.columns, rows: [first.rows[0], last.rows[1]] };
  }

  const level = (next: () => Result, signs: Readonly<Record<string, (a: Result, b: Result) => FormulaValue>>) => () => {
    let value = next();
    for (let sign = signs[tokens[at] ?? '']; sign; sign = signs[tokens[at] ?? '']) {
      take();
      value = sign(value, next());
    }
    return value;
  };
  const power = level(range, { '^': (a, b) => number(a) ** number(b) });
  const product = level(power, {
    '*': (a, b) => number(a) * number(b),
    '/': (a, b) => number(a) / number(b),
  });
  const sum = level(product, {
    '+': (a, b) => plain(number(a) + number(b)),
    '-': (a, b) => plain(number(a) - number(b)),
  });
  const text = level(sum, {
    '&': (a, b) => [one(a), one(b)].find((value) => value === notAvailable) ?? `${one(a) ?? ''}${one(b) ?? ''}`,
  });
  const comparison: () => Result = level(text, {
    '=': (a, b) => (one(a) ?? emptyFor(one(b))) === (one(b) ?? emptyFor(one(a))),
    '<=': (a, b) => number(a) <= number(b),
    '<': (a, b) => number(a) < number(b),
    '>': (a, b) => number(a) > number(b),
  });
  const value = one(comparison());
  if (at < tokens.length) throw new Error(`${formula} goes on.`);
  return Number.isNaN(value) ? notAvailable : value;
}

/** What an empty cell is beside a value. */
function emptyFor(other: FormulaValue): FormulaValue {
  return typeof other === 'string' ? '' : 0;
}

/** A number without the dust of binary fractions. */
function plain(value: number): number {
  return Number(value.toPrecision(12));
}
