import { cellSenses } from '@/lib/languages/cell-words';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn } from '@/lib/reading/data/type-column';
import type { TellingContext } from '../context';
import { capitalised } from '../text/signs';
import { axesSaid } from '../facts/shapes/places';
import { draftOf, type AskedForms, type Draft } from './draft';
import { rolesIn } from './roles';

const [fewestItems, mostItems] = [3, 24];
const levels = { low: 1, medium: 2, high: 3 } as const;
/** Scales on which people rate, from the shortest. */
const ratings = [5, 10] as const;
/** What is drawn beyond the largest and the smallest of other numbers. */
const shareAround = 0.08;

interface Rating {
  values: (number | undefined)[];
  scale: { min: number; max: number };
  isWords: boolean;
}

/** A column of high and low, or of ratings up to five or ten; null for one that says anything else. */
function ratingOf(column: DataColumn, { tag }: TellingContext, mayMeasure = false): Rating | null {
  const { cells } = column;
  const known = cells.map((cell) => {
    const sense = cellSenses(cell, tag).find((each) => each in levels);
    return sense === undefined ? undefined : levels[sense as keyof typeof levels];
  });
  const filled = cells.filter((cell, at) => cell.trim() !== '' && known[at] === undefined);
  const words = known.filter((level) => level !== undefined);
  // A cell or two may say that nobody knows.
  if (words.length >= fewestItems && filled.length * 4 <= cells.length)
    return { values: known, scale: { min: 0.5, max: 3.5 }, isWords: true };
  if (column.type !== 'measure' || (!mayMeasure && (column.unit !== '' || column.isPercent))) return null;
  const numbers = column.values.flatMap((value) => value ?? []);
  const most = ratings.find((rating) => Math.max(...numbers) <= rating);
  if (mayMeasure && most === undefined && numbers.length >= fewestItems) {
    const [least, largest] = [Math.min(...numbers), Math.max(...numbers)];
    const around = (largest - least) * shareAround;
    return {
      values: column.values.map((value) => value ?? undefined),
      scale: { min: least - around, max: largest + around },
      isWords: false,
    };
  }
  if (most === undefined || numbers.length < fewestItems || Math.min(...numbers) < 0) return null;
  return {
    values: column.values.map((value) => value ?? undefined),
    scale: { min: Math.min(...numbers) < 1 ? 0 : 0.5, max: most + 0.5 },
    isWords: false,
  };
}

/** Items that are rated twice, and nothing more: each has its place between two axes. */
export function plotDraft(
  data: DataSet,
  title: string | null,
  context: TellingContext,
  asked: AskedForms,
): Draft | null {
  const [key, first, second, ...more] = data.columns;
  if (!key || !first || !second || more.length > 0 || data.totalRow !== null) return null;
  if (key.type === 'measure' || key.type === 'time' || first.label === '' || second.label === '') return null;
  if (data.rows.length < fewestItems || data.rows.length > mostItems || key.cells.some((cell) => cell.trim() === ''))
    return null;
  const said = title === null ? null : axesSaid(title, context);
  const isAsked = asked.has('matrix') || asked.has('scatter') || said !== null;
  const mayMeasure = said !== null || isAsked;
  const [x, y] = [ratingOf(first, context, mayMeasure), ratingOf(second, context, mayMeasure)];
  if (!x || !y) return null;
  // Numbers from one to ten count anything, unless their heads say that they weigh, or a plot is asked for.
  const areWeights = [first, second].every(({ label }) => rolesIn(label, context).has('rating'));
  if (!(x.isWords && y.isWords) && !areWeights && !isAsked) return null;
  const written = (column: DataColumn, row: number) => (column.cells[row] ?? '').trim();
  const items = data.rows.map((_, row) => ({
    name: capitalised(key.cells[row] ?? ''),
    ...(x.values[row] !== undefined && { x: x.values[row] }),
    ...(y.values[row] !== undefined && { y: y.values[row] }),
    ...(written(first, row) && { xText: written(first, row) }),
    ...(written(second, row) && { yText: written(second, row) }),
  }));
  return draftOf('matrix', 3, items.length / 12, {
    kind: 'plot',
    title: title ?? `${first.label}, ${second.label}`,
    xAxis: capitalised(said?.[0] ?? first.label),
    yAxis: capitalised(said?.[1] ?? second.label),
    xScale: x.scale,
    yScale: y.scale,
    items,
  });
}
