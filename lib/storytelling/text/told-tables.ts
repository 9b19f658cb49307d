import { toDataSet } from '@/lib/reading/data/data-set';
import type { ContentPart, Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { withLabels } from '@/lib/reading/source/with-labels';
import type { TellingContext } from '../context';
import { rolesIn } from '../forms/roles';
import { hasDigit } from '@/lib/reading/source/signs';
import { headOf } from './pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, unstopped } from './signs';

const [fewestRows, fewestCells, mostWordsOfCell] = [3, 3, 16];
const shareOfWhole = 0.75;
const marks = '→|/·–—-';
const arrows = ['->', '=>', '-->', '⇒', '➔'];

/** Lines that each say as many things, with the same mark between them, are the rows of a table: "Raffle – £1 – 3.45". */
export function withToldTables(section: Section, context: TellingContext): Section {
  const parts: ContentPart[] = [];
  let rows: string[][] = [];
  // The paragraphs from which the rows at hand come.
  let lines: ContentPart[] = [];
  const end = (): void => {
    const table = tableOf(rows, section, context);
    parts.push(...(table === null ? lines : [table]));
    [rows, lines] = [[], []];
  };
  for (const part of section.parts) {
    const row = part.type === 'paragraph' ? cellsOf(part.text) : [];
    if (row.length > 1) {
      rows.push(row);
      lines.push(part);
      continue;
    }
    end();
    if (part.type === 'list' && !part.isOrdered && part.items.every(({ children }) => children.length === 0)) {
      const table = tableOf(
        part.items.map(({ text }) => cellsOf(text)),
        { ...section, span: part.span },
        context,
      );
      parts.push(table ?? part);
    } else parts.push(part);
  }
  end();
  return { ...section, parts, sections: section.sections.map((each) => withToldTables(each, context)) };
}

/** What a line says between the marks that it has most of, behind its label. */
function cellsOf(text: string): string[] {
  const plain = arrows.reduce((said, arrow) => said.replaceAll(` ${arrow} `, ' → '), unstopped(text));
  const parted = Array.from(marks, (mark) =>
    partsOf(plain, (sign, at) => sign === mark && isBlank(plain.charAt(at - 1)) && isBlank(plain.charAt(at + 1))),
  );
  const [first = '', ...cells] = parted.reduce((most, each) => (each.length > most.length ? each : most), []);
  const headed = cells.length === 0 ? null : headOf(first);
  const all = headed === null ? [first, ...cells] : [headed.head, headed.rest, ...cells];
  return all.every((cell) => wordCount(cell) <= mostWordsOfCell) ? all : [];
}

function tableOf(rows: readonly string[][], { title, span }: Section, context: TellingContext): ContentPart | null {
  const size = Math.max(...rows.map(({ length }) => length));
  const whole = rows.filter(({ length }) => length === size);
  // A row may lack its last cell.
  const isEven =
    size >= fewestCells && whole.length >= rows.length * shareOfWhole && rows.every(({ length }) => length > size - 2);
  const [first = [], ...others] = rows.map((row) => [...row, ...(row.length < size ? [''] : [])]);
  // What is to be done has a form of its own.
  if (!isEven || rows.length < fewestRows || rolesIn(title ?? '', context).has('actions')) return null;
  const isHead = !first.some(hasDigit) && first.some((_, at) => others.every((row) => hasDigit(row[at] ?? '')));
  const { head, rows: body } = isHead ? { head: first, rows: others } : withLabels([first, ...others]);
  const said = body.map((row) => row.map(capitalised));
  return {
    type: 'data',
    data: toDataSet({ head: head.map(capitalised), rows: said }, { ...context, id: 'told' }),
    span,
  };
}
