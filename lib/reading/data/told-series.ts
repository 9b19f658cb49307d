import type { Lexicon } from '@/lib/languages/lexicon';
import type { ContentPart, Section } from '../reading';
import type { Block, Line, TableBlock } from '../source/block';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '../source/sentences';
import { endsWith, endsWithColon, fieldOf, hasDigit, trimSigns } from '../source/signs';
import type { DataSet } from './data-set';
import { labelledAmount, type LabelledAmount } from './labelled-amount';

const [fewestPairs, fewestRecords, mostWordsOfName, widestKey] = [3, 2, 12, 80];
const [firstYear, lastYear] = [1900, 2100];
/** What is longer is prose. */
const longest = 1500;

interface Speech {
  tag: string;
  lexicon: Lexicon;
}

/**
 * Numbers that a text tells, each with what it stands for, are tables: line by line, or one after the other in one line,
 * with what stands before them as their name. No row of them is a heading, and none is parted from the others.
 */
export function tablesOfSeries(blocks: readonly Block[], speech: Speech): Block[] {
  const result: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const run = recordsAt(blocks, at, speech) ?? linesAt(blocks, at, speech);
    const block = blocks[at];
    if (run !== null) {
      const name = run.head === null ? nameAbove(result) : null;
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
  head: string[] | null;
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
function linesAt(blocks: readonly Block[], at: number, speech: Speech): Run | null {
  const read = ({ text }: Line): LabelledAmount | null => labelledAmount(text, speech.tag, speech.lexicon);
  const above = headOf(blocks, at);
  const from = above === null ? at : at + 1;
  const run = lineRun(blocks, from, (line) => read(line) !== null);
  const pairs = run.flatMap((line) => read(line) ?? []);
  if (!isSeries(pairs)) return null;
  const head = above ?? null;
  const table = tableOf(head ?? ['', ''], rowsOf(pairs), blocks[at], run.at(-1));
  return { table, lines: run.length + from - at, head };
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
  const read = (line: Line): { line: Line; name: string; pairs: LabelledAmount[]; pieces: string[] } | null => {
    const label = line.marker?.sort === 'label' && line.marker.role !== 'slide' ? line.marker.text : null;
    const { name, body } = label === null ? named(line.text) : { name: label, body: line.text };
    const pieces = name === null ? [] : piecesOf(body, speech).map((piece) => trimSigns(piece, ' .。'));
    return name === null || pieces.length < 2 ? null : { line, name, pairs: pairsIn(body, speech), pieces };
  };
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
  return { table: tableOf(head, rows, run[0]?.line, run.at(-1)?.line), lines: run.length, head: null };
}

/** What pieces say under labels that each of them has, amounts or words; empty where one has not. */
function cellsOf(
  { pairs, pieces }: { pairs: LabelledAmount[]; pieces: string[] },
  labels: readonly string[],
): string[] {
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
  for (const [index, { start }] of sentences.entries()) {
    const said = seriesIn(line.text.slice(start), speech);
    if (said === null || (isSlide && index > 0)) continue;
    const before = line.text.slice(0, start).trim();
    const behind = said.rest;
    const part = (text: string, more: Partial<Line> = {}): Block[] => (text === '' ? [] : [{ ...line, text, ...more }]);
    const table = tableOf(['', ''], rowsOf(said.pairs), line, line);
    // The name of a part that was asked for is its heading.
    const own = isSlide && said.name !== null ? part(said.name) : part(before);
    if (isSlide && own.length === 0) return [line];
    return [
      ...own,
      { ...table, ...(said.name === null || isSlide ? {} : { name: said.name }) },
      ...part(behind, { marker: isSlide ? null : line.marker, isApart: false }),
    ];
  }
  return [line];
}

interface Said {
  name: string | null;
  pairs: LabelledAmount[];
  /** What is said behind them. */
  rest: string;
}

/** "Coverage by town: Porlena 61%, San Vito 57%, Dosso 43%." */
function seriesIn(text: string, speech: Speech): Said | null {
  const { name, body } = named(text);
  // What stands before a colon may be the first label of several.
  for (const each of [
    { name, body },
    { name: null, body: text },
  ]) {
    const { pairs, rest } = pairsBefore(each.body, speech);
    if (isSeries(pairs)) return { name: each.name, pairs, rest };
  }
  // "Total 900: 500 for the hall, …".
  const field = fieldOf(text, widestKey);
  const total = field === null ? null : labelledAmount(field.key, speech.tag, speech.lexicon);
  if (field !== null && total !== null) {
    const { pairs, rest } = pairsBefore(field.value, speech);
    if (isSeries(pairs) && isSum(total, pairs)) return { name: null, pairs: [...pairs, total], rest };
  }
  return null;
}

function named(text: string): { name: string | null; body: string } {
  const field = fieldOf(text, widestKey) ?? wideFieldOf(text);
  return field === null || wordCount(field.key) > mostWordsOfName || hasDigit(field.key.slice(-1))
    ? { name: null, body: text }
    : { name: field.key, body: field.value };
}

/** A wide colon is never that of a time. */
function wideFieldOf(text: string): { key: string; value: string } | null {
  const at = text.indexOf('：');
  return at < 1 ? null : { key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

/** What a text counts, and what it says when it counts no more. */
function pairsBefore(text: string, speech: Speech): { pairs: LabelledAmount[]; rest: string } {
  const pieces = piecesOf(text, speech);
  const last = pieces.at(-1);
  const found = pieces.slice(0, -1).map((piece) => labelledAmount(piece, speech.tag, speech.lexicon));
  const known = found.filter((pair) => pair !== null);
  if (last === undefined || known.length < found.length) return { pairs: [], rest: text };
  // Behind the stop of the last one another sentence begins: "…, storms 18. Total 165".
  const stops = Array.from(last, (_, at) => at).filter((at) => '.。'.includes(last.charAt(at)));
  for (const stop of [...stops.filter((at) => last.charAt(at) === '。' || last.charAt(at + 1) === ' '), last.length]) {
    const pair = labelledAmount(withoutRemark(last.slice(0, stop)), speech.tag, speech.lexicon);
    if (pair === null) continue;
    const rest = last.slice(stop + 1).trim();
    const total = labelledAmount(rest, speech.tag, speech.lexicon);
    const all = [...known, pair];
    return total !== null && isSum(total, all) ? { pairs: [...all, total], rest: '' } : { pairs: all, rest };
  }
  return { pairs: [], rest: text };
}

function pairsIn(text: string, speech: Speech): LabelledAmount[] {
  const { pairs, rest } = pairsBefore(text, speech);
  return rest === '' ? pairs : [];
}

/** "(as a ring)": a remark in brackets that counts nothing. */
function withoutRemark(text: string): string {
  const plain = text.trimEnd();
  const at = Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（'));
  return at > 0 && endsWith(plain, ')）') && !hasDigit(plain.slice(at)) ? plain.slice(0, at).trimEnd() : text;
}

/** Between semicolons, else between commas that are not those of numbers. */
function piecesOf(text: string, { lexicon }: Speech): string[] {
  const cut = [/[;；]/u, /, |[、，،]/u, / [/·|] /u].map((sign) => text.split(sign).map((piece) => piece.trim()));
  const pieces = cut.map((all) => all.filter(Boolean)).find(({ length }) => length > 1) ?? [text];
  const last = pieces.at(-1) ?? '';
  const and = lexicon.marksIn(last).find(({ meaning, start }) => meaning === 'word.and' && start > 0);
  const halves = and === undefined ? [last] : [last.slice(0, and.start).trim(), last.slice(and.end).trim()];
  return halves.every(hasDigit) ? [...pieces.slice(0, -1), ...halves] : pieces;
}

/** Numbers of one unit with different names, that are neither years nor the places of a count. */
function isSeries(pairs: readonly LabelledAmount[]): boolean {
  if (pairs.length < fewestPairs || new Set(pairs.map(({ label }) => label.toLowerCase())).size < pairs.length)
    return false;
  const units = pairs.map(({ amount }) => (amount.isPercent ? '%' : amount.unit));
  const known = units.filter(Boolean);
  // "Rooms 52, garden 19 and kitchen 29 percent": one of them says the unit of all.
  const isOne = new Set(known).size < 2 && (known.length === units.length || known.length < 2);
  const values = pairs.map(({ amount }) => amount.value);
  const areYears = known.length === 0 && values.every((value) => value >= firstYear && value <= lastYear);
  return isOne && !areYears && pairs.every(({ isLed }) => isLed === pairs[0]?.isLed);
}

function isSum({ amount }: LabelledAmount, others: readonly LabelledAmount[]): boolean {
  const sum = others.reduce((all, each) => all + each.amount.value * each.amount.scale, 0);
  return Math.abs(sum - amount.value * amount.scale) <= Math.abs(sum) * 1e-9;
}

/** Labels and values; the unit that one of them says is that of all. */
function rowsOf(pairs: readonly LabelledAmount[]): string[][] {
  const said = pairs.filter(({ amount }) => amount.unit !== '');
  const [first] = said;
  const unit =
    said.length === 1 && pairs.length > 1 && !first?.amount.unit.includes(' ') ? (first?.amount.unit ?? '') : '';
  const isBefore = first?.amount.text.startsWith(unit) === true;
  return pairs.map(({ label, amount }) => {
    const value = trimSigns(amount.text, ' –');
    if (unit === '' || amount.unit !== '') return [label, value];
    return [label, isBefore ? `${unit}${value}` : `${value} ${unit}`];
  });
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
