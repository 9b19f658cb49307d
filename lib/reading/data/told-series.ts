import type { ContentPart, Section } from '../reading';
import type { Block, Line, TableBlock } from '../source/block';
import { FailedRuns } from '../source/failed-runs';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '../source/sentences';
import { endsWithColon, fieldOf, hasDigit, trimSigns } from '../source/signs';
import type { DataSet } from './data-set';
import { labelledAt } from './tables-of-records';
import { recordsIn } from './records-in-sentence';
import { areOfOneKind, pairIn, piecesIn, rowsOf, seriesIn, scaledValueOf } from './series-in-sentence';
import { isSum, kindOf, toldNumber, type Speech, type ToldNumber } from './told-number';

const [fewestRecords, fewestLevels, mostWordsOfName, widestKey] = [2, 3, 14, 80];
/** What is longer is prose. */
const longest = 1500;

/**
 * Numbers that a text tells, each with what it stands for, are tables: line by line, or one after the other in one line,
 * with what stands before them as their name. No row of them is a heading, and none is parted from the others.
 */
export function tablesOfSeries(blocks: readonly Block[], speech: Speech): Block[] {
  const result: Block[] = [];
  const runs = new FailedRuns();
  for (let at = 0; at < blocks.length;) {
    const run = isPartOfSum(blocks, at) ? null : (recordsAt(blocks, at, speech) ?? linesAt(blocks, at, speech, runs));
    const block = blocks[at];
    if (run !== null) {
      const name = nameAbove(result);
      if (name !== null) result.pop();
      result.push({ ...run.table, ...(name === null ? {} : { name }) });
      at += run.lines;
    } else {
      if (block !== undefined) result.push(...(block.type === 'line' ? partsOf(block, speech) : [block]));
      at += 1;
    }
  }
  return result;
}

/** "Compute 0.8m" below "Production 1.5m", which stands below a total itself: the list is a tree, and its ends are no table. */
function isPartOfSum(blocks: readonly Block[], at: number): boolean {
  const [line] = blocks.slice(at);
  if (!isBelow(line)) return false;
  const levels = new Set<number>();
  for (let place = at; place >= 0; place -= 1) {
    const above = blocks[place];
    if (above?.type !== 'line' || above.marker?.sort !== 'bullet' || !hasDigit(above.text)) break;
    levels.add(above.indent);
    if (above.indent === 0) break;
  }
  return levels.has(0) && levels.size >= fewestLevels;
}

const isBelow = (block: Block | undefined): block is Line =>
  block?.type === 'line' && block.indent > 0 && block.marker?.sort === 'bullet';

/** The same for paragraphs that only the tree of the content shows to be such: items that became sections. */
export function withSeries(section: Section, dataOf: (table: TableBlock) => DataSet, speech: Speech): Section {
  const parts = section.parts.flatMap((part): ContentPart[] => {
    if (part.type !== 'paragraph') return [part];
    const line = { ...part, type: 'line' as const, marker: null, indent: 0, isApart: false, isBold: false };
    return partsOf(line, speech).flatMap((block): ContentPart[] => {
      if (block.type === 'table') return [{ type: 'data', data: dataOf(block), span: part.span }];
      return block.type === 'line' ? [{ ...part, text: block.text }] : [];
    });
  });
  return { ...section, parts, sections: section.sections.map((each) => withSeries(each, dataOf, speech)) };
}

interface Run {
  table: TableBlock;
  lines: number;
}

const isPlain = (block: Block | undefined): block is Line =>
  block?.type === 'line' &&
  (block.marker === null || (block.marker.sort === 'bullet' && block.marker.ordinal === null));

/** Lines that follow each other without anything between. */
function lineRun(blocks: readonly Block[], at: number, fits: (line: Line) => boolean): Line[] {
  const run: Line[] = [];
  for (let block = blocks[at]; isPlain(block) && fits(block); block = blocks[at + run.length]) {
    const [first] = run;
    const isBeside = first === undefined || (!block.isApart && block.indent === first.indent);
    if (!isBeside || (first !== undefined && first.marker?.key !== block.marker?.key)) break;
    run.push(block);
  }
  return run;
}

/** "Sep 2024, 2.9", a line each; a line above them that has as many parts is their head. */
function linesAt(blocks: readonly Block[], at: number, speech: Speech, runs: FailedRuns): Run | null {
  if (!runs.mayBegin('pairs', at)) return null;
  const head = headOf(blocks, at);
  const from = head === null ? at : at + 1;
  const run = lineRun(blocks, from, ({ text }) => pairIn(text, speech) !== null);
  const pairs = run.flatMap(({ text }) => pairIn(text, speech) ?? []);
  if (!areOfOneKind(pairs) || kindOf(pairs, [], speech) === null) return runs.add('pairs', at, from + run.length);
  const table = tableOf(head ?? ['', ''], rowsOf(pairs), blocks[at], run.at(-1));
  return { table, lines: run.length + from - at };
}

/** "Month, reject rate in per cent": two names without a number, parted as the lines below are. */
function headOf(blocks: readonly Block[], at: number): string[] | null {
  const [line, next] = [blocks[at], blocks[at + 1]];
  if (!isPlain(line) || !isPlain(next) || next.isApart || hasDigit(line.text) || endsSentence(line.text)) return null;
  for (const sign of [', ', ' / ', ' | ', '; ', ' – ', ' - ', ': ']) {
    const cells = line.text.split(sign);
    if (cells.length === 2 && next.text.split(sign).length === 2) return cells.map((cell) => cell.trim());
  }
  return null;
}

/** Lines that each say the same things of something: "Year 1: income 61,000, costs 68,500"; "no costs" is one, too. */
function recordsAt(blocks: readonly Block[], at: number, speech: Speech): Run | null {
  const read = (line: Line): { line: Line; name: string; pairs: ToldNumber[]; pieces: string[] } | null => {
    if (line.text.length > longest) return null;
    const label = line.marker?.sort === 'label' && line.marker.role !== 'slide' ? line.marker.text : null;
    const { name, body } = label === null ? named(line.text) : { name: label, body: line.text };
    const pieces = name === null ? [] : piecesIn(body, speech).map(({ text }) => trimSigns(text, ' .。'));
    const pairs = pieces.flatMap((piece) => pairIn(piece, speech) ?? []);
    return name === null || pieces.length < 2 ? null : { line, name, pairs, pieces };
  };
  const labelled = labelledAt(blocks, at, isPlain, speech);
  if (labelled !== null) {
    const { table, run } = labelled;
    return { table: tableOf(table.head, table.rows, run[0], run.at(-1)), lines: run.length };
  }
  const found = blocks.slice(at, at + 2).map((block) => (block.type === 'line' ? read(block) : null));
  const whole = found.find((each) => each?.pairs.length === each?.pieces.length);
  if (!whole) return null;
  const labels = whole.pairs.map(({ label }) => label.toLowerCase());
  const run: { line: Line; name: string; cells: string[] }[] = [];
  for (let block = blocks[at]; block?.type === 'line'; block = blocks[at + run.length]) {
    const said = read(block);
    const cells = said === null ? [] : cellsOf(said, labels);
    if (said === null || cells.length < labels.length || (run.length > 0 && block.isApart)) break;
    run.push({ ...said, cells });
  }
  if (run.length < fewestRecords) return null;
  const head = ['', ...whole.pairs.map(({ label }) => label)];
  const rows = run.map(({ name, cells }) => [name, ...cells]);
  return { table: tableOf(head, rows, run[0]?.line, run.at(-1)?.line), lines: run.length };
}

/** What pieces say under labels that each of them has, amounts or words; empty where one has not. */
function cellsOf({ pairs, pieces }: { pairs: ToldNumber[]; pieces: string[] }, labels: readonly string[]): string[] {
  if (pairs.map(({ label }) => label.toLowerCase()).join() === labels.join())
    return rowsOf(pairs).map(([, value = '']) => value);
  if (pieces.length !== labels.length) return [];
  return pieces.flatMap((piece, index) => {
    const label = labels[index] ?? '';
    const from = piece.toLowerCase().indexOf(label);
    const cell = trimSigns(piece.slice(0, from) + piece.slice(from + label.length), ' :');
    return from === -1 || cell === '' ? [] : [cell];
  });
}

/** A line with what it says before and behind the numbers that it tells. */
function partsOf(line: Line, speech: Speech): Block[] {
  const isSlide = line.marker?.role === 'slide';
  if (line.isNote || !(isPlain(line) || isSlide) || !hasDigit(line.text) || line.text.length > longest) return [line];
  const sentences = sentencesIn(line.text);
  for (const [index, { start, end, text: sentence }] of sentences.entries()) {
    const isOther = (isSlide && index > 0) || recordsIn(sentence, speech) !== null;
    const said = isOther ? null : seriesIn(sentence, line.text, speech);
    if (said === null) continue;
    const next = sentences[index + 1];
    const total = next === undefined ? null : toldNumber(next.text, speech);
    const isTotal = total !== null && said.rest === '' && isSum(said.pairs.map(scaledValueOf), scaledValueOf(total));
    const before = line.text.slice(0, start).trim();
    const behind = `${said.rest} ${line.text.slice(isTotal ? next?.end : end)}`.trim();
    const part = (words: string, more: Partial<Line> = {}): Block[] =>
      words === '' ? [] : [{ ...line, text: words, ...more }];
    const rows = rowsOf(isTotal ? [...said.pairs, total] : said.pairs);
    const text = line.text.slice(start, isTotal ? next?.end : said.rest === '' ? end : start + said.end);
    // The name of a part that was asked for is its heading.
    const field =
      isSlide && said.name !== null ? (fieldOf(said.name, widestKey) ?? { key: said.name, value: '' }) : null;
    const own = part(field?.key ?? before);
    if (isSlide && own.length === 0) return [line];
    const name = field === null ? said.name : field.value;
    return [
      ...own,
      { ...tableOf(['', said.head], rows, line, line), said: text, ...(name ? { name } : {}) },
      ...part(behind, { marker: isSlide ? null : line.marker, isApart: false }),
    ];
  }
  return [line];
}

function named(text: string): { name: string | null; body: string } {
  const field = fieldOf(text, widestKey);
  return field === null || wordCount(field.key) > mostWordsOfName || hasDigit(field.key.slice(-1))
    ? { name: null, body: text }
    : { name: field.key, body: field.value };
}

function tableOf(head: string[], rows: string[][], first?: Block, last?: Block): TableBlock {
  const span = { start: first?.span.start ?? 0, end: last?.span.end ?? 0 };
  return { type: 'table', head, rows, span, from: 'series' };
}

/** A short line right above them, below others, that says what they are. */
function nameAbove(before: readonly Block[]): string | null {
  const last = before.at(-1);
  const isName =
    before.length > 1 &&
    last?.type === 'line' &&
    last.marker === null &&
    !last.isBold &&
    last.isApart &&
    !endsSentence(last.text) &&
    !endsWithColon(last.text) &&
    wordCount(last.text) <= mostWordsOfName &&
    visualWidth(last.text) <= widestKey;
  return isName ? trimSigns(last.text, ' ') : null;
}
