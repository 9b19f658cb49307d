const delimiters = [',', ';', '\t'] as const;

/** A file of comma-separated values (RFC 4180, or with semicolons or tabs) as a Markdown table, which slides can be made of. */
export function csvToTable(csv: string): string {
  const rows = readRows(csv.replace(/^\uFEFF/, ''), delimiterOf(csv)).filter((row) => row.some((cell) => cell !== ''));
  const [head, ...rest] = rows;
  if (!head) return '';
  const width = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => escapeCell(cells[index] ?? '')).join(' | ')} |`;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...rest.map(line)].join('\n');
}

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(csv: string): string {
  const first = csv.slice(0, csv.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readRows(csv: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = new RegExp(String.raw`("(?:[^"]|"")*"?|[^${delimiter}\r\n]*)(${delimiter}|\r\n|\n|\r|$)`, 'gy');
  for (const [whole, value = '', end = ''] of csv.matchAll(field)) {
    row.push(
      value.startsWith('"')
        ? value.slice(1, value.endsWith('"') && value.length > 1 ? -1 : undefined).replaceAll('""', '"')
        : value,
    );
    if (end !== delimiter) {
      rows.push(row);
      row = [];
    }
    if (whole === '') break;
  }
  return rows;
}

function escapeCell(cell: string): string {
  return cell
    .trim()
    .replaceAll('|', String.raw`\|`)
    .replace(/\s*[\r\n]+\s*/g, ' ');
}
