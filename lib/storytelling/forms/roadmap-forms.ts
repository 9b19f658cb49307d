import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn } from '@/lib/reading/data/type-column';
import { hasLetter } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { headOf, listed } from '../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { unstopped } from '../text/signs';
import {
  stretchBetween,
  stretchOf,
  lanesInLines,
  plannedIn,
  plannedPieces,
  planText,
  type PlannedItem,
} from '../text/stretch';
import { axisOf } from '../text/time-axis';
import { draftOf, type AskedForms, type Draft } from './draft';
import { wordsOfPoints, type FormMaterial, type TextPoint } from './material';
import { areOpposites, rolesIn } from './roles';
import type { SectionColumn } from './section-forms';

type Roadmap = Extract<SlideSpecInput, { kind: 'roadmap' }>;

const [fewestItems, mostItems, mostLanes, mostWordsOfItem] = [3, 24, 10, 9];
/** Bars for this share of the items; points in time alone are a timeline. */
const shareOfSpans = 0.5;
/** Whoever says how long something lasts wants it seen; months in short are no loss. */
const worth = 8;

function roadmapOf(title: string, planned: readonly PlannedItem[], context: TellingContext): Roadmap | null {
  const found = axisOf(
    planned.map(({ stretch }) => stretch),
    context.reading.language,
  );
  if (found === null) return null;
  const { axis, stretches } = found;
  const lanes = [...new Set(planned.map(({ lane }) => lane))].map((name) => ({
    ...(name !== undefined && { name }),
    items: planned.flatMap(({ lane, text }, index) =>
      lane === name ? [{ ...(text && { text }), ...axis.place(stretches[index]!) }] : [],
    ),
  }));
  const { date } = context.reading.instructions;
  const day = date === null ? null : stretchOf(date, context.lexicon);
  const at =
    day?.from.scale === 'day' && stretches.every(({ from }) => from.year !== null) ? axis.pointAt(day.from) : null;
  return lanes.length > mostLanes
    ? null
    : { kind: 'roadmap', title, periods: [...axis.periods], lanes, ...(at && { today: at }) };
}

/** Bars, or lanes that share their times; single times of one lane are told one after the other. */
function isPlan(planned: readonly PlannedItem[], hasLanes: boolean): boolean {
  const spans = planned.filter(({ stretch }) => stretch.isSpan).length;
  const isShort = planned.every(
    ({ lane = '', text = '' }) => wordCount(lane) <= mostWordsOfItem && wordCount(text) <= mostWordsOfItem,
  );
  if (planned.length < fewestItems || planned.length > mostItems || !isShort) return false;
  return hasLanes ? spans > 0 : spans >= planned.length * shareOfSpans;
}

/** Bars in lanes on one axis of time; null where the items share none, or hardly any of them lasts. */
export function draftOfPlan(
  title: string,
  planned: readonly PlannedItem[],
  hasLanes: boolean,
  context: TellingContext,
): Draft | null {
  const slide = isPlan(planned, hasLanes) ? roadmapOf(title, planned, context) : null;
  return slide && draftOf('timeline', worth, Math.max(0.5, planned.length / 12), slide);
}

/** Lines that say from when to when something lasts, alone or under what they are lanes of. */
export function roadmap(material: FormMaterial, context: TellingContext): Draft | null {
  const { title, points, asked } = material;
  if (asked.has('table') && !asked.has('timeline')) return null;
  const horizons = horizonsIn(points, context);
  if (horizons !== null) return draftOf('timeline', worth, wordsOfPoints(points) / 90, { ...horizons, title });
  const inLines = lanesInLines(points, context);
  if (inLines !== null) return draftOfPlan(title, inLines, true, context);
  const alone = plannedIn(points, undefined, context);
  if (alone !== null) return draftOfPlan(title, alone, false, context);
  if (points.length < 2 || points.some(({ children }) => children.length === 0)) return null;
  const lanes = points.map(({ text, children }) => plannedIn(children, planText(text.replace(/[:：]$/u, '')), context));
  return lanes.some((lane) => lane === null)
    ? null
    : draftOfPlan(
        title,
        lanes.flatMap((lane) => lane ?? []),
        true,
        context,
      );
}

const isHorizon = (text: string, { lexicon }: TellingContext): boolean =>
  lexicon.meaningsOf(unstopped(text).replace(/[:：]$/u, '')).includes('word.horizon');

/** "Now: …", "Next: …", "Later: …", with what belongs there behind it or below it. */
function horizonsIn(points: readonly TextPoint[], context: TellingContext): Omit<Roadmap, 'title'> | null {
  if (points.length < 2 || points.length > 4) return null;
  const columns = points.map(({ text, children }) => {
    const headed = headOf(text) ?? { head: text, rest: '' };
    const behind = headed.rest === '' ? [] : listed(headed.rest, context);
    const items = [...behind, ...children.map((child) => (child.children.length > 0 ? '' : child.text))];
    return { name: headed.head, items };
  });
  return columnsOfHorizons(columns, context);
}

/** "Now" and "after" are what was and what will be, and no plan. */
const isChange = (names: readonly string[], context: TellingContext): boolean =>
  names.length === 2 &&
  [names, [...names].reverse()].some((pair) => areOpposites(pair.map((name) => rolesIn(name, context))));

const [mostPerHorizon, mostWordsOfHorizon] = [5, 12];

function columnsOfHorizons(
  columns: readonly { name: string; items: readonly string[] }[],
  context: TellingContext,
): Omit<Roadmap, 'title'> | null {
  const areItems = columns.every(
    ({ name, items }) =>
      isHorizon(name, context) &&
      items.length > 0 &&
      items.length <= mostPerHorizon &&
      items.every((item) => item !== '' && wordCount(item) <= mostWordsOfHorizon),
  );
  if (
    !areItems ||
    isChange(
      columns.map(({ name }) => name),
      context,
    ) ||
    new Set(columns.map(({ name }) => name)).size < columns.length
  )
    return null;
  const periods = columns.map(({ name }) => planText(name));
  const items = columns.flatMap((column, index) =>
    column.items.map((item) => ({ text: planText(item), start: periods[index]! })),
  );
  return { kind: 'roadmap', periods, lanes: [{ items }] };
}

/** Sections that are now, next and later, or lanes whose lines say from when to when. */
export function roadmapOfSections(
  title: string,
  columns: readonly SectionColumn[],
  context: TellingContext,
): Draft | null {
  const horizons =
    columns.length < 2
      ? null
      : columnsOfHorizons(
          columns.map(({ title: name, lines }) => ({ name, items: lines })),
          context,
        );
  const fill = columns.reduce((sum, { lines }) => sum + lines.length, 0) / 12;
  if (horizons !== null) return draftOf('timeline', worth, fill, { ...horizons, title });
  const lanes = columns.map(({ title: name, lines }) => {
    const found = lines.map((line) => plannedPieces(line, name, context));
    return found.length === 0 || found.includes(null) ? null : found.flatMap((each) => each ?? []);
  });
  if (lanes.length < 2 || lanes.includes(null)) return null;
  return draftOfPlan(
    title,
    lanes.flatMap((lane) => lane ?? []),
    true,
    context,
  );
}

/** Tables of what is planned: with a column of stretches, with begin and end, or with a column a period. */
export function roadmapOfTable(
  data: DataSet,
  title: string | null,
  context: TellingContext,
  asked: AskedForms,
): Draft | null {
  if (asked.has('table') && !asked.has('timeline')) return null;
  if (data.totalRow !== null || data.rows.length < 2 || data.rows.length > mostItems) return null;
  const planned = byTimes(data, context) ?? byColumns(data, context);
  if (planned === null) return null;
  const named = (title ?? context.reading.title ?? data.columns[0]?.label ?? '') || context.words.detail;
  if (!Array.isArray(planned)) return draftOf('timeline', worth, data.rows.length / 8, { ...planned, title: named });
  return draftOfPlan(
    named,
    planned,
    planned.some(({ lane, text }) => lane !== undefined && text !== undefined),
    context,
  );
}

const isPlain = ({ type }: DataColumn): boolean => type === 'category' || type === 'text' || type === 'person';

function byTimes({ columns, rows }: DataSet, context: TellingContext): PlannedItem[] | null {
  const { lexicon } = context;
  const times = columns.filter(({ cells }) => cells.every((cell) => stretchOf(cell, lexicon) !== null));
  const names = columns.filter((column) => !times.includes(column));
  const [first, second, third] = names;
  const [start, end, more] = times;
  if (first === undefined || third !== undefined || start === undefined || more !== undefined || !names.every(isPlain))
    return null;
  // What comes back names lanes.
  const isGroup = ({ cells }: DataColumn): boolean => new Set(cells).size < cells.length;
  const [lane, text] = second !== undefined && isGroup(second) && !isGroup(first) ? [second, first] : [first, second];
  const planned = rows.flatMap((_, row): PlannedItem[] => {
    const [from = '', to = ''] = [start.cells[row], end?.cells[row]];
    const stretch = end === undefined ? stretchOf(from, lexicon) : stretchBetween(from, to, lexicon);
    const [name = '', what = ''] = [lane.cells[row], text?.cells[row]];
    return stretch === null || name === ''
      ? []
      : [{ lane: planText(name), ...(what && { text: planText(what) }), stretch }];
  });
  return planned.length === rows.length ? planned : null;
}

const marks = new Set(['x', 'X', '×', '✓', '✔', '■', '●', '•', '█', '▓', '◆', '○']);

/** "Team | Q1 | Q2 | Q3": what stands in a cell is then; signs alone are a bar that its row names. */
function byColumns({ head, rows, columns }: DataSet, context: TellingContext): Omit<Roadmap, 'title'> | null {
  const periods = head.slice(1).map((name) => name.trim());
  const areTimes =
    periods.every((name) => stretchOf(name, context.lexicon)?.isSpan === false) ||
    periods.every((name) => isHorizon(name, context));
  if (periods.length < 2 || !areTimes || isChange(periods, context) || new Set(periods).size < periods.length)
    return null;
  if (columns.slice(1).some(({ type }) => type === 'measure' || type === 'time')) return null;
  const lanes = rows
    .map(([name = '', ...cells]) => ({ name: planText(name), items: itemsOf(cells, periods) }))
    .filter(({ items }) => items.length > 0);
  const count = lanes.reduce((sum, { items }) => sum + items.length, 0);
  const isShort = lanes.every(
    ({ name, items }) => name !== '' && items.every(({ text = '' }) => wordCount(text) <= mostWordsOfItem),
  );
  return lanes.length === rows.length && isShort && count <= mostItems ? { kind: 'roadmap', periods, lanes } : null;
}

/** Equal cells that stand beside each other are one bar. */
function itemsOf(
  cells: readonly string[],
  periods: readonly string[],
): { text?: string; start: string; end?: string }[] {
  const items: { text?: string; start: string; end?: string; key: string; last: number }[] = [];
  for (const [index, cell] of cells.entries()) {
    const key = cell.trim();
    const before = items.at(-1);
    const period = periods[index];
    if (period === undefined || key === '' || (!hasLetter(key) && !marks.has(key))) continue;
    if (before?.key === key && before.last === index - 1) {
      [before.end, before.last] = [period, index];
      continue;
    }
    for (const text of marks.has(key) ? [undefined] : partsOf(key, (sign) => sign === ';'))
      items.push({ ...(text !== undefined && { text: planText(text) }), start: period, key, last: index });
  }
  return items.map(({ key: _, last: __, ...item }) => item);
}
