import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn } from '@/lib/reading/data/type-column';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { headOf } from '../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, unstopped } from '../text/signs';
import { writtenCell } from '../text/written';
import { draftOf, type Draft } from './draft';
import { wordsOfPoints, type FormMaterial } from './material';
import { rolesIn, type Roles } from './roles';

type Change = Extract<SlideSpecInput, { kind: 'before_after' }>['changes'][number];

/** What is said of how things were, or of how they will be. */
export interface State {
  heading: string;
  roles: Roles;
  lines: readonly string[];
}

/** Whether the first says how something was, and the second how it is then. */
function isChange([first, second]: readonly Roles[]): boolean {
  const says = (roles: Roles | undefined, one: string, other: string) => roles?.has(one) === true && !roles.has(other);
  return says(first, 'before', 'after') && says(second, 'after', 'before');
}

const [mostLines, usualLines] = [8, 6];

/** Two lists, the first of how things were and the second of how they will be. */
export function stateDraft(
  title: string,
  [before, after, ...more]: readonly State[],
  worth: number,
  { mostWords }: TellingContext,
): Draft | null {
  if (before === undefined || after === undefined || more.length > 0) return null;
  const counts = [before, after].map(({ lines }) => lines.length);
  if (!isChange([before.roles, after.roles]) || Math.min(...counts) === 0 || Math.max(...counts) > mostLines)
    return null;
  const words = [before, after].flatMap(({ lines }) => lines).reduce((sum, line) => sum + wordCount(line), 0);
  return draftOf('comparison', worth, Math.max(words / (mostWords * 1.3), Math.max(...counts) / usualLines), {
    kind: 'before_after',
    title,
    changes: topical(before.lines, after.lines) ?? sideBySide(before.lines, after.lines),
    labels: { before: capitalised(before.heading), after: capitalised(after.heading) },
  });
}

const said = (text: string): string => capitalised(unstopped(text));

/** "Returns: 14%" here and "Returns: 6%" there speak of one thing; null where some line has no other. */
function topical(before: readonly string[], after: readonly string[]): Change[] | null {
  const byTopic = new Map(
    after.flatMap((line) => {
      const headed = headOf(line);
      return headed === null ? [] : [[headed.head.toLowerCase(), headed.rest] as const];
    }),
  );
  const changes = before.flatMap((line) => {
    const headed = headOf(line);
    const then = headed === null ? undefined : byTopic.get(headed.head.toLowerCase());
    return headed === null || then === undefined
      ? []
      : [{ topic: said(headed.head), before: said(headed.rest), after: said(then) }];
  });
  const isWhole = changes.length === before.length && changes.length === after.length && byTopic.size === after.length;
  return isWhole ? changes : null;
}

function sideBySide(before: readonly string[], after: readonly string[]): Change[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    ...(before[index] === undefined ? {} : { before: said(before[index]) }),
    ...(after[index] === undefined ? {} : { after: said(after[index]) }),
  }));
}

const between = '/／→⇒|;；';

/** "Today: by phone / then: in the portal": each line says both, under the same two labels. */
export function changeOfLines({ title, points }: FormMaterial, context: TellingContext): Draft | null {
  const lines = points.map(({ text, children }) => {
    const halves = partsOf(unstopped(text), (sign) => between.includes(sign)).map(headOf);
    return children.length > 0 || halves.length !== 2 || halves.includes(null) ? [] : halves;
  });
  const [[first, second] = []] = lines;
  if (points.length < 2 || points.length > mostRows || !first || !second) return null;
  const areAlike = lines.every(
    ([one, other]) => one?.head.toLowerCase() === first.head.toLowerCase() && other?.head === second.head,
  );
  if (!areAlike || !isChange([rolesIn(first.head, context), rolesIn(second.head, context)])) return null;
  return draftOf(
    'comparison',
    3.6,
    Math.max(lines.length / usualLines, wordsOfPoints(points) / (context.mostWords * 1.3)),
    {
      kind: 'before_after',
      title,
      changes: lines.map(([one, other]) => ({ before: said(one?.rest ?? ''), after: said(other?.rest ?? '') })),
      labels: { before: capitalised(first.head), after: capitalised(second.head) },
    },
  );
}

const [mostRows, mostWordsOfCell] = [12, 16];
/** Numbers of one unit are seen better in a chart. */
const worthOf = { words: 3.3, figures: 3.2, numbers: 2.2 };

/** "Topic | As is | To be", or the same with its rows as columns: how things were, and how they will be. */
export function changeTableDraft(data: DataSet, title: string | null, context: TellingContext): Draft | null {
  const [key, before, after, ...more] = data.columns;
  if (!key || key.type === 'measure' || data.totalRow !== null) return null;
  const isLabelled = (labels: readonly string[]) => isChange(labels.map((label) => rolesIn(label, context)));
  const cellOf = (column: DataColumn, row: number) =>
    said(writtenCell(column.cells[row] ?? '', column, context.reading.language));
  if (data.rows.length === 2 && isLabelled(key.cells)) {
    const topics = data.columns.slice(1);
    const changes = topics.map((topic) => ({
      topic: said(topic.label),
      before: cellOf(topic, 0),
      after: cellOf(topic, 1),
    }));
    return changesDraft(changes, key.cells, title, worthOf.words);
  }
  if (!before || !after || more.length > 0 || !isLabelled([before.label, after.label])) return null;
  const changes = data.rows.map((_, row) => ({
    topic: said(key.cells[row] ?? ''),
    before: cellOf(before, row),
    after: cellOf(after, row),
  }));
  const isMixed = [before, after].some(
    (column) => column.type === 'measure' && column.unit === '' && column.cells.some((cell) => hasLetter(cell)),
  );
  const areNumbers = before.type === 'measure' && after.type === 'measure';
  const worth = !areNumbers ? worthOf.words : isMixed ? worthOf.figures : worthOf.numbers;
  return changesDraft(changes, [before.label, after.label], title, worth);
}

function changesDraft(
  changes: readonly Required<Change>[],
  [before = '', after = '']: readonly string[],
  title: string | null,
  worth: number,
): Draft | null {
  const isWhole = changes.every((change) =>
    Object.values(change).every((text) => text !== undefined && text !== '' && wordCount(text) <= mostWordsOfCell),
  );
  if (!isWhole || changes.length < 2 || changes.length > mostRows) return null;
  const labels = { before: capitalised(before), after: capitalised(after) };
  const slide = { kind: 'before_after' as const, title: title ?? `${labels.before} → ${labels.after}`, labels };
  return draftOf('comparison', worth, changes.length / usualLines, { ...slide, changes: [...changes] });
}
