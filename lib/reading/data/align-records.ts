import { isKin, termsOf } from '../naming/terms';
import { trimSigns } from '../source/signs';
import type { ToldRecord } from './records-in-sentence';
import { readCell } from './read-amount';
import { type Speech, measuresIn } from './told-number';
import { readWhen } from './read-time';

export interface AlignedRecords {
  head: string[];
  rows: string[][];
}

const [fewestEven, shareOfOneKind] = [3, 0.5];

/** Records that say the same kinds of things in the same places, a column each; null for others. */
export function evenColumns(records: readonly ToldRecord[], speech: Speech): AlignedRecords | null {
  const size = records[0]?.attributes.length ?? 0;
  if (records.length < fewestEven || size < 2) return null;
  if (records.some(({ attributes }) => attributes.length !== size)) return null;
  const kinds = records.map(({ attributes }) => kindsOf(attributes, speech));
  const columns = Array.from({ length: size }, (_, at) => kinds.map((row) => row[at] ?? 'words'));
  const even = columns.filter((column) => new Set(column).size === 1 && column[0] !== 'words').length;
  if (even < size * shareOfOneKind) return null;
  return tableOf(
    records,
    Array.from({ length: size }, (_, at) => records.map(({ attributes }) => attributes[at] ?? '')),
    speech,
  );
}

interface Column {
  cells: string[];
  kinds: Set<AttributeKind>;
}

/** Any records: what shares a word or a kind stands in one column, and what has none like it in the last. */
export function looseColumns(records: readonly ToldRecord[], speech: Speech): AlignedRecords {
  const columns: Column[] = [];
  for (const [row, { attributes }] of records.entries()) {
    const free = new Set(columns);
    const kinds = kindsOf(attributes, speech);
    for (const [at, text] of attributes.entries()) {
      const kind = kinds[at] ?? 'words';
      const found =
        [...free].find(({ cells }) => cells.some((cell) => sharesWord(cell, text, speech))) ??
        [...free].find((column) => column.kinds.has(kind) && mayBeAlike(column, text, kind, speech));
      const column = found ?? { cells: records.map(() => ''), kinds: new Set() };
      if (found === undefined) columns.push(column);
      free.delete(column);
      column.cells[row] = text;
      column.kinds.add(kind);
    }
  }
  const isShared = ({ cells }: Column): boolean => cells.filter(Boolean).length > 1;
  const alone = columns.filter((column) => !isShared(column));
  const others = records.map((_, row) => alone.flatMap(({ cells }) => cells[row] || []).join('; '));
  return tableOf(
    records,
    [...columns.filter(isShared).map(({ cells }) => cells), ...(alone.length === 0 ? [] : [others])],
    speech,
  );
}

/** Money and times of other names are still such; other numbers only where one of them has no name. */
function mayBeAlike({ cells }: Column, text: string, kind: AttributeKind, speech: Speech): boolean {
  const isNamed = (cell: string): boolean => termsOf(wordsOf(cell, speech), speech.tag).some(isWord);
  return kind === 'money' || kind === 'time' || (kind !== 'words' && !(isNamed(text) && cells.some(isNamed)));
}

function sharesWord(a: string, b: string, { tag }: Speech): boolean {
  const others = termsOf(b, tag).filter(isWord);
  return termsOf(a, tag)
    .filter(isWord)
    .some((term) => others.some((other) => isKin(term, other)));
}

const isWord = (term: string): boolean => !/\p{Nd}/u.test(term);

function tableOf(records: readonly ToldRecord[], columns: readonly string[][], speech: Speech): AlignedRecords {
  const headed = columns.map((cells) => withHead(cells, speech));
  return {
    head: ['', ...headed.map(({ head }) => head)],
    rows: records.map(({ name }, row) => [name, ...headed.map(({ cells }) => cells[row] ?? '')]),
  };
}

/** A column under the words that its cells share, or that the first says for all, else under their unit. */
function withHead(cells: readonly string[], speech: Speech): { head: string; cells: string[] } {
  const filled = cells.filter(Boolean);
  if (filled.length < 2) return { head: '', cells: cells.map(capital) };
  const [first = '', ...others] = filled.map((cell) => wordsOf(cell, speech));
  const own = termsOf(first, speech.tag).filter(isWord);
  const isBare = others.every((other) => termsOf(other, speech.tag).length === 0);
  const isShared = others.every((other) => sharesWord(other, first, speech));
  const isOwn = (word: string): boolean => termsOf(word, speech.tag).some((term) => own.includes(term));
  const stripped = cells.map((cell) => trimSigns(isBare ? cell.replace(first, '') : withoutWords(cell, isOwn), ' :'));
  const areLeft = stripped.every((cell, at) => (cell === '') === (cells[at] === ''));
  if (own.length === 0 || !(isBare || isShared) || !areLeft)
    return { head: unitOf(filled, speech), cells: cells.map(capital) };
  const amount = measuresIn(filled[0] ?? '', speech)[0];
  const isPriced = amount?.isMoney === true && (filled[0] ?? '').indexOf(first) >= amount.end;
  return { head: isPriced ? `${amount.unit} ${first}` : named(first), cells: stripped.map(capital) };
}

const withoutWords = (text: string, isGone: (word: string) => boolean): string =>
  text
    .split(' ')
    .filter((word) => !isGone(word))
    .join(' ');

const longestUnit = 4;

/** "Cells"; "kcal" and "ct/kWh" are units that are written small. */
const named = (words: string): string => (words.length <= longestUnit || words.includes('/') ? words : capital(words));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands before the amount or the time of a cell, or behind it. */
function wordsOf(cell: string, speech: Speech): string {
  const amount = measuresIn(cell, speech)[0];
  const start = amount?.start ?? timeStart(cell, speech);
  if (start === -1) return cell;
  const before = trimSigns(cell.slice(0, start), ' :');
  const behind = amount === undefined ? '' : trimSigns(cell.slice(amount.end), ' :');
  return termsOf(before, speech.tag).length > 0 ? before : behind;
}

/** The unit of cells that are amounts and nothing else. */
function unitOf(cells: readonly string[], { tag, lexicon }: Speech): string {
  const amounts = cells.map((cell) => readCell(cell, tag, lexicon));
  const [first] = amounts;
  if (!first || amounts.includes(null)) return '';
  const units = amounts.map((amount) => [amount?.scaleWord ?? '', amount?.unit ?? ''].filter(Boolean).join(' '));
  // Of "EUR 31m" and "EUR 1.2bn" the currency is one.
  const own = amounts.map((amount) => amount?.unit ?? '');
  const isOne = new Set(units).size === 1 && first.text.endsWith(first.unit);
  return isOne ? (units[0] ?? '') : new Set(own).size === 1 ? first.unit : '';
}

/** What sort of thing an attribute says. */
export type AttributeKind = 'money' | 'share' | 'time' | 'number' | 'words';

export function kindsOf(attributes: readonly string[], speech: Speech): AttributeKind[] {
  return attributes.map((text) => kindOf(text, speech));
}

function kindOf(text: string, speech: Speech): AttributeKind {
  const [amount] = measuresIn(text, speech);
  if (amount !== undefined) return amount.isMoney ? 'money' : amount.isPercent ? 'share' : 'number';
  return timeStart(text, speech) === -1 ? 'words' : 'time';
}

/** Where a text names a time; -1 for nowhere. */
function timeStart(text: string, { lexicon }: Speech): number {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && text.charAt(at - 1).trim() !== '') continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when !== null && when.scale !== 'relative' && when.scale !== 'clock') return at;
  }
  return -1;
}
