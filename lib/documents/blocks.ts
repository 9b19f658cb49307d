import { cleanLine } from '@/lib/text/clean-line';
import type { DocumentPart } from './extracted-document';

/** What every format is first read into: headings, and lines of text between them. */
export type DocumentBlock = {
  text: string;
  /** Page, slide or sheet, from 1; left out where the format has none. */
  page?: number;
} &
  /** Level 1 is the outermost but for 0, that of the title of the whole. */
  (
    | { kind: 'heading'; level: number }
    /** A paragraph, a list item or a row of a table. */
    | { kind: 'line' }
  );

const headingSeparator = ' › ';

/**
 * Gathers what stands under the same headings, on one page, into parts. Headings hold on the pages that follow. A
 * heading under which nothing stands becomes text: no word is lost.
 */
export function toParts(blocks: readonly DocumentBlock[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  const above: { level: number; text: string }[] = [];
  const add = ({ text, page = null }: { text: string; page?: number | null }) => {
    const heading = above.map((one) => one.text).join(headingSeparator);
    const last = parts.at(-1);
    if (last?.page === page && last.heading === heading) last.text += `\n${text}`;
    else parts.push({ page, heading, text });
  };
  blocks.forEach((block, index) => {
    if (block.kind === 'line') return block.text === '' ? undefined : add(block);
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= block.level) above.pop();
    // An empty heading only ends what was above.
    if (block.text === '') return;
    if (leadsNowhere(blocks, index, block.level)) add(block);
    else above.push(block);
  });
  return parts;
}

/** Nothing follows before a heading of the same or a higher level, or the end. */
function leadsNowhere(blocks: readonly DocumentBlock[], index: number, level: number): boolean {
  let following = index + 1;
  while (blocks[following]?.kind === 'line' && blocks[following]?.text === '') following += 1;
  const next = blocks[following];
  return next === undefined || (next.kind === 'heading' && next.level <= level);
}

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
