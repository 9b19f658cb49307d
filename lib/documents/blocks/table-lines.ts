import { cleanLine } from './clean-line';

const longestHeader = 80;
const numberLike = /^[\p{Sc}(+\-−]*\d[\d\s.,:/%\-–()'’]*[\p{Sc}%)]*\s?\p{L}{0,3}$/u;

/**
 * A line for each row of a table: "Column: value; Column: value" where its first row names the columns, so that a row
 * can be found and quoted alone, and "a | b" where it doesn't.
 *
 * @param isHeaded whether the document says that the first row is a header; undefined where it does not say
 */
export function tableLines(rows: readonly (readonly string[])[], isHeaded?: boolean): string[] {
  const cleaned = rows.map((row) => row.map(cleanLine)).filter((row) => row.some((cell) => cell !== ''));
  const [header = [], ...body] = cleaned;
  if (body.length === 0 || header.length < 2 || !(isHeaded ?? looksHeaded(header, body)))
    return cleaned.map((row) => row.filter((cell) => cell !== '').join(' | '));
  return body.map((row) =>
    row.flatMap((cell, column) => (cell === '' ? [] : [labelled(header[column] ?? '', cell)])).join('; '),
  );
}

function labelled(label: string, cell: string): string {
  if (label === '') return cell;
  return `${label.replace(/[:：]$/, '')}: ${cell}`;
}

/** Every column has a short name of its own, and below stands something of another kind, or there are many columns. */
function looksHeaded(header: readonly string[], body: readonly (readonly string[])[]): boolean {
  const names = header.filter((cell) => cell !== '');
  const areNames =
    names.length >= header.length - 1 &&
    new Set(names).size === names.length &&
    names.every((name) => name.length <= longestHeader && !numberLike.test(name));
  if (!areNames) return false;
  return header.length > 2 || body.some((row) => row.some((cell) => numberLike.test(cell)));
}
