import type { Block, Line, TableBlock } from '../source/block';
import { wordCount } from '../source/sentences';
import { fieldOf, hasDigit, trimSigns } from '../source/signs';
import { piecesIn } from './series-in-sentence';
import type { Speech } from './told-number';

const [fewestLines, fewestOfWords, fewestLabels, mostWordsOfValue, widestKey, longest] = [2, 3, 2, 3, 80, 1500];

interface Labelled {
  line: Line;
  name: string;
  pieces: string[];
}

/**
 * "Waste: target 85 %, actual 84 %, on watch", "Garden: effort low, value high": lines whose parts begin with the same
 * words, of which the last may say in words alone where that leaves it; null where not each of them is so.
 */
export function labelledAt(
  blocks: readonly Block[],
  at: number,
  isPlain: (block: Block | undefined) => block is Line,
  speech: Speech,
): { table: Pick<TableBlock, 'head' | 'rows'>; run: readonly Line[] } | null {
  const run: Labelled[] = [];
  for (let line = blocks[at]; isPlain(line); line = blocks[at + run.length]) {
    const field = line.text.length > longest ? null : fieldOf(line.text, widestKey);
    const pieces = field === null ? [] : piecesIn(field.value, speech).map(({ text }) => trimSigns(text, ' .。'));
    const isNext = run.length === 0 || !line.isApart;
    if (field === null || !isNext || pieces.length < fewestLabels) break;
    if (pieces.length !== (run[0]?.pieces.length ?? pieces.length)) break;
    run.push({ line, name: field.key, pieces });
  }
  const columns = (run[0]?.pieces ?? []).map((_, place) => run.map(({ pieces }) => pieces[place] ?? ''));
  const last = columns.at(-1) ?? [];
  // Numbers alone are a table of series.
  if (run.length < fewestLines || last.some(hasDigit)) return null;
  const labels = columns.map(sharedStart);
  const isState = columns.length > fewestLabels && labels.at(-1) === '';
  const told = isState ? labels.slice(0, -1) : labels;
  const areNumbers = columns.slice(0, -1).every((column) => column.every(hasDigit));
  if (told.includes('') || new Set(told).size < told.length) return null;
  if (isState ? !areNumbers : areNumbers || run.length < fewestOfWords) return null;
  const rows = run.map(({ name, pieces }) => [
    name,
    ...pieces.map((piece, place) => trimSigns(piece.slice(labels[place]?.length), ' :')),
  ]);
  return { table: { head: ['', ...labels], rows }, run: run.map(({ line }) => line) };
}

/** The words before the first number of each, or the first word where none has one; empty where they are not the same. */
function sharedStart(pieces: readonly string[]): string {
  const areNumbers = pieces.every(hasDigit);
  const starts = pieces.map((piece) =>
    trimSigns(piece.slice(0, areNumbers ? piece.search(/[\d+–$€£¥-]/u) : Math.max(0, piece.indexOf(' '))), ' :'),
  );
  const [first = ''] = starts;
  const areShort = areNumbers || pieces.every((piece) => wordCount(piece) <= mostWordsOfValue + 1);
  return areShort && starts.every((start) => start.toLowerCase() === first.toLowerCase()) ? first : '';
}
