import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { wordsIn } from '@/lib/languages/normal-form';
import { trimStart } from '../source/signs';
import type { BriefSentence } from './brief-sentences';
import type { BriefLanguage } from './brief-title';
import { capitalLetter } from './brief-title';
import { cellsIn, fewestCells } from './telegram';

const [fewestRows, ofCount] = [2, ' .)'];

/** Pieces of a row of notes that have the same cells between slashes or bars each, as one with a table. */
export function withTables(sentences: readonly BriefSentence[], language: BriefLanguage): BriefSentence[] {
  const all = sentences.map((sentence) => ({
    sentence,
    cells: sentence.isUnit === true ? cellsIn(valueOf(sentence)) : [],
  }));
  const made: BriefSentence[] = [];
  for (let at = 0; at < all.length;) {
    const first = all[at];
    if (first === undefined) break;
    let to = at + 1;
    while (first.cells.length >= fewestCells && all[to]?.cells.length === first.cells.length) to += 1;
    const rows = all.slice(at, to);
    const last = rows.at(-1)?.sentence ?? first.sentence;
    if (rows.length >= fewestRows)
      made.push({
        ...first.sentence,
        end: last.end,
        table: {
          head: headOf(first.sentence, first.cells.length, language),
          rows: withoutCounts(rows.map(({ cells }) => cells)),
        },
      });
    else made.push(...rows.map(({ sentence }) => sentence));
    at = to;
  }
  return made;
}

const valueOf = ({ text, start, label }: BriefSentence): string =>
  label === null ? text : text.slice(label.value - start);

/** "Risks with owner / likelihood": the label of the rows names their columns, of which two may stand together. */
function headOf({ label }: BriefSentence, columns: number, { tag }: BriefLanguage): string[] {
  const names = cellsIn(label?.text ?? '');
  const [first = '', ...others] = names;
  const joint = wordsIn(first).find(
    ({ start }) => start > 0 && endOfGroup(first, briefWordsOf(tag).joints, start) !== -1,
  );
  const both =
    joint === undefined
      ? ['', first]
      : [first.slice(0, joint.start), first.slice(endOfGroup(first, briefWordsOf(tag).joints, joint.start))];
  const head = names.length === columns ? names : names.length === columns - 1 ? [...both, ...others] : [];
  return Array.from({ length: columns }, (_, at) => capitalLetter((head[at] ?? '').trim()));
}

/** "1 shortage of staff", "2 failure of the sorter": rows that are counted say so by their order. */
function withoutCounts(rows: readonly string[][]): string[][] {
  const areCounted = rows.every(
    ([first = ''], at) => first.startsWith(String(at + 1)) && !/^\p{Nd}/u.test(first.slice(String(at + 1).length)),
  );
  return rows.map(([first = '', ...others], at) =>
    areCounted
      ? [capitalLetter(trimStart(first.slice(String(at + 1).length), ofCount)), ...others]
      : [first, ...others],
  );
}
