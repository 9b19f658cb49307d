import { bracketOf } from '../text/pieces';
import { capitalised } from '../text/signs';
import { writtenCell } from '../text/written';
import type { DataSet } from '@/lib/reading/data/data-set';
import { amountsIn } from '@/lib/reading/data/read-amount';
import type { DataColumn, MeasureColumn } from '@/lib/reading/data/type-column';
import type { TellingContext } from '../context';
import { draftOf, type Draft } from './draft';
import { rolesIn } from './roles';

const [fewestBars, mostBars] = [4, 16];
/** A unit of the last decimal is what rounding leaves. */
const ofUnit = 1 + 1e-6;

/** Nobody names totals that a sentence says. */
type Total = Omit<Bar, 'name'> & { name?: string };

interface Bar {
  name: string;
  amount?: number;
  value?: string;
  detail?: string;
  isSubtotal?: boolean;
}

/**
 * What leads from one total to another: the first and the last number stand for themselves, all between them have signs
 * and add up. A heading that says that it is one allows for signs that are left out, and for sums that don't close, which
 * the slide then shows as what is said.
 */
export function bridgeDraft(data: DataSet, title: string | null, context: TellingContext): Draft | null {
  const { columns, rows, head } = data;
  const [key, measure, detail, more] = columns;
  if (key === undefined || key.type === 'measure' || measure?.type !== 'measure' || more !== undefined) return null;
  if (detail?.type === 'measure' || detail?.type === 'time') return null;
  const isCalled = [title ?? '', data.name ?? '', ...head].some((each) => rolesIn(each, context).has('bridge'));
  const bars = rows.map((_, row) => barOf(row, { key, measure, detail }, context));
  const ends =
    isChange(measure, 0) && isChange(measure, rows.length - 1) ? endsIn(data, title, measure, context) : null;
  const all: Total[] = ends === null ? bars : [ends[0], ...bars, ends[1]];
  if (all.length < fewestBars - (isCalled ? 1 : 0) || all.length > mostBars) return null;
  const first = ends === null ? 1 : 0;
  const between = bars.slice(first, bars.length - first);
  const steps = between.map((bar, index) => ({
    ...bar,
    ...(isSubtotal(all, index + 1, measure, index + first) && { isSubtotal: true }),
  }));
  const isSigned = steps.every(({ isSubtotal: isSum }, index) => isSum === true || isChange(measure, index + first));
  const hasFall = steps.some(({ amount = 0 }) => amount < 0);
  const isSumOfAll = ends === null && data.totalRow !== null && isNamedTotal(bars.at(-1)!.name, context);
  const isClosed = closes(all, steps, measure);
  const hasEnds = isOpenEnded(measure, ends !== null) || (isCalled && isClosed);
  const isSaid = isCalled ? isSigned || (hasFall && isClosed) : isSigned && isClosed && !isSumOfAll;
  if (!hasEnds || !isSaid) return null;
  const unit = measure.isPercent ? '' : measure.unit;
  const digits = `#,##0${measure.decimals > 0 ? `.${'0'.repeat(measure.decimals)}` : ''}`;
  return draftOf('chart', 3.6, all.length / 8, {
    kind: 'waterfall',
    title: title ?? data.name ?? measure.label,
    start: all[0]!,
    steps,
    end: all.at(-1)!,
    numberFormat: `${digits}${measure.isPercent ? '%' : ''}`,
    ...(unit === '' ? {} : { unit }),
  });
}

function barOf(
  row: number,
  { key, measure, detail }: { key: DataColumn; measure: MeasureColumn; detail: DataColumn | undefined },
  { reading }: TellingContext,
): Bar {
  const said = key.cells[row] ?? '';
  const noted = bracketOf(said);
  const more = [noted?.rest ?? '', detail?.cells[row] ?? ''].filter(Boolean).join('; ');
  const value = measure.values[row] ?? null;
  const written = writtenCell(measure.cells[row] ?? '', measure, reading.language);
  return {
    name: capitalised(noted?.head ?? said),
    ...(value === null ? (written === '' ? {} : { value: written }) : { amount: scaled(value, measure) }),
    ...(more === '' ? {} : { detail: capitalised(more) }),
  };
}

/** Excel shows 0.184 as 18.4%; the digits that dividing adds are none of the author's. */
const scaled = (value: number, { isPercent }: MeasureColumn) =>
  isPercent ? Number((value / 100).toPrecision(12)) : value;

/** A number with its sign. */
const isChange = ({ cells }: MeasureColumn, row: number): boolean =>
  /^[(（]?\s*[+\-−–±＋－△▲]/u.test((cells[row] ?? '').trim());

/** The ends have no sign: a list of changes alone has no start. */
function isOpenEnded(measure: MeasureColumn, areSaid: boolean): boolean {
  return areSaid || (!isChange(measure, 0) && !/^[+＋]/u.test((measure.cells.at(-1) ?? '').trim()));
}

/** A number without a sign that says what there is by then. */
function isSubtotal(all: readonly Total[], place: number, measure: MeasureColumn, row: number): boolean {
  if (isChange(measure, row)) return false;
  const level = levelBefore(all, place, measure);
  return level !== null && Math.abs(level - (all[place]?.amount ?? NaN)) <= unitOf(measure) * ofUnit;
}

/** What the changes so far lead to; unsigned numbers that say it again add nothing. */
function levelBefore(all: readonly Total[], place: number, measure: MeasureColumn): number | null {
  let level = 0;
  for (const [index, { amount }] of all.slice(0, place).entries()) {
    if (amount === undefined) return null;
    const isAgain = index > 1 && Math.abs(level - amount) <= unitOf(measure) * ofUnit;
    if (!isAgain) level = Number((level + amount).toPrecision(12));
  }
  return level;
}

function closes(all: readonly Total[], steps: readonly Bar[], measure: MeasureColumn): boolean {
  const [start, end] = [all[0]?.amount, all.at(-1)?.amount];
  const changes = steps.filter((step) => step.isSubtotal !== true).map(({ amount }) => amount ?? NaN);
  if (start === undefined || end === undefined || changes.length < 2) return false;
  const sum = changes.reduce((total, change) => total + change, start);
  return Math.abs(sum - end) <= unitOf(measure) * ofUnit;
}

const unitOf = ({ decimals, isPercent }: MeasureColumn): number => 10 ** -decimals / (isPercent ? 100 : 1);

function isNamedTotal(name: string, { lexicon }: TellingContext): boolean {
  return lexicon.meaningsOf(name).includes('word.total');
}

/** "What moved profit from 10.0 to 12.5: price +3, …": the words that lead to the changes say both totals. */
function endsIn(
  { name, rows }: DataSet,
  title: string | null,
  measure: MeasureColumn,
  { tag, lexicon }: TellingContext,
): readonly [Total, Total] | null {
  const changes = rows.map((_, row) => measure.values[row] ?? NaN);
  for (const text of [name, title]) {
    const amounts = text === null ? [] : amountsIn(text, tag, lexicon);
    for (const [index, to] of amounts.entries()) {
      const from = amounts
        .slice(0, index)
        .find(
          ({ value }) =>
            Math.abs(changes.reduce((sum, each) => sum + each, value) - to.value) <= unitOf(measure) * ofUnit,
        );
      if (from) return [{ amount: scaled(from.value, measure) }, { amount: scaled(to.value, measure) }];
    }
  }
  return null;
}
