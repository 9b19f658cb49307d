import type { Box, SceneElement } from '../../scene/scene';
import { cardGeometry } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { firstFitting, fitDrafts, type Fitted } from '../blocks/fit';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { inRows, tooLong } from '../placement';
import { changeArrow, labelsOf, type BeforeAfter } from './before-after-parts';

type Change = BeforeAfter['changes'][number];
type Sizes = readonly [topic: number, state: number];

/** Whether each change says what it is about, what was, and what is then. */
export const arePaired = ({ changes }: BeforeAfter) =>
  changes.every(({ topic, before, after }) => ![topic, before, after].includes(undefined));

/** Figures and a word or two are what a change comes down to: what is then is set so much larger than what was. */
const mostOfFigure = 14;
const figureShare = 1.6;
const figureSizesPt: readonly Sizes[] = [
  [24, 28],
  [22, 26],
];
/** A single word is none: larger than the sentences around it, it would seem to weigh more. */
const isFigure = ({ after = '' }: Change) => after.length <= mostOfFigure && /\p{Nd}/u.test(after);
const rowSizesPt: readonly Sizes[] = [
  [24, 24],
  [22, 24],
  [20, 24],
  [20, 20],
  [18, 18],
  [16, 16],
  [14, 14],
];
const [topicShare, rowArrowIn, cellGapIn] = [0.26, 0.8, 0.3];
/** Of the panel that the states behind the arrows stand on. */
const panelInsetIn = 0.3;
const labelPt = 24;
/** What is then is so much larger than what was where it is a sentence, in pt. */
const afterStepPt = 4;
/** Hairlines go on over the panel. */
const panelRulePt = 0.5;
const smallArrowIn = { w: 0.26, h: 0.42 };
const padIn = { least: 0.1, most: 0.6 };
const [headPadIn, headGapIn] = [0.16, 0.06];

interface RowColumns {
  topic: Box;
  before: Box;
  arrow: Box;
  after: Box;
}

function rowColumns(area: Box): RowColumns {
  const topicIn = area.w * topicShare;
  const stateIn = (area.w - topicIn - rowArrowIn - cellGapIn) / 2;
  const at = (x: number, w: number): Box => ({ ...area, x: area.x + x, w });
  const before = topicIn + cellGapIn;
  return {
    topic: at(0, topicIn),
    before: at(before, stateIn),
    arrow: at(before + stateIn, rowArrowIn),
    after: at(before + stateIn + rowArrowIn + panelInsetIn, stateIn - 2 * panelInsetIn),
  };
}

type Cell = 'topic' | 'before' | 'after';
const cells = ['topic', 'before', 'after'] as const;
type Row = Readonly<Record<Cell, Fitted>>;

/** What it is about, what was, and what is then: a row each, with an arrow between. */
export function changeRows(slide: BeforeAfter, context: KindContext): Placement {
  if (!arePaired(slide)) return tooLong;
  const { area, direction, language, theme } = context;
  const places = rowColumns(area);
  const labels = labelsOf(slide, language);
  const heads = (['before', 'after'] as const).flatMap((side) => {
    const color = side === 'before' ? ('muted' as const) : ('onAccent' as const);
    const words = draft(labels[side], direction, {
      sizePt: labelPt,
      color,
      bold: true,
      font: 'heading',
      lineSpacing: 1,
    });
    return fitDrafts(context, [words], { widthIn: places[side].w, heightIn: 1 }) ?? [];
  });
  if (heads.length < 2) return tooLong;
  const headIn = Math.max(...heads.map(({ heightIn }) => heightIn)) + headPadIn + headGapIn;
  const body = { ...area, y: area.y + headIn, h: area.h - headIn - headPadIn };
  const areFigures = slide.changes.every((change) => isFigure(change) && isFigure({ after: change.before }));
  const sizes = [...(areFigures ? figureSizesPt : []), ...pairsWithin(theme, rowSizesPt)];
  const panel: SceneElement = {
    type: 'shape',
    name: 'After',
    geometry: cardGeometry(theme),
    cornerRadius: theme.cornerRadius,
    box: { ...places.after, x: places.after.x - panelInsetIn, w: places.after.w + 2 * panelInsetIn },
    fill: { color: 'accentFill' },
  };
  const headTexts = heads.map(({ paragraphs, heightIn }, index) => {
    const [name, place, on] = index === 0 ? ['Before', places.before, undefined] : ['After', places.after, panel.name];
    const box = { ...place, y: area.y + headPadIn, h: heightIn };
    return textElement({ name: `${name} label`, box, paragraphs, ...(on && { on }) });
  });
  return inRows(
    slide.changes,
    context,
    (changes) => {
      const laid = layRowsIn(changes, body, places, sizes, context);
      const heightIn = laid.heightIn + headIn + headPadIn;
      const elements = [{ ...panel, box: { ...panel.box, h: heightIn } }, ...headTexts, ...laid.elements];
      return { ...laid, elements, heightIn };
    },
    (changes) => ({ ...slide, changes }),
  );
}

/** Rows in an area; `count` says how many of them fit at the smallest size. */
function layRowsIn(
  changes: readonly Change[],
  area: Box,
  places: RowColumns,
  sizes: readonly Sizes[],
  context: KindContext,
) {
  const rowsAt = (one: Sizes, afterPt: (change: Change) => number) =>
    changes.map((change) => measureRow(change, one, afterPt(change), places, area, context));
  // What is then is larger where that breaks none of its kind, figure or sentence.
  const measure = (one: Sizes) => {
    const [, statePt] = one;
    const level = rowsAt(one, () => statePt);
    // A figure that breaks is none.
    if (figureSizesPt.includes(one) && !level.every((row) => row?.before.lineCount === 1 && row.after.lineCount === 1))
      return level.map(() => null);
    const raised = rowsAt(one, (change) =>
      isFigure(change) ? Math.round((statePt * figureShare) / 2) * 2 : statePt + afterStepPt,
    );
    const isCalm = (row: Row | null, index: number) => row?.after.lineCount === level[index]?.after.lineCount;
    const areRaised = (kind: boolean) =>
      raised.every((row, index) => isFigure(changes[index]!) !== kind || isCalm(row, index));
    const byKind = { figures: areRaised(true), sentences: areRaised(false) };
    return level.map((row, index) =>
      byKind[isFigure(changes[index]!) ? 'figures' : 'sentences'] ? raised[index]! : row,
    );
  };
  // All rows are as high as the highest one where that leaves room for all of them.
  const rowIn = (row: Row) => Math.max(...cells.map((cell) => row[cell].heightIn)) + 2 * padIn.least;
  const heightsOf = (all: readonly Row[]) => {
    const own = all.map(rowIn);
    const highest = Math.max(0, ...own);
    return highest * all.length <= area.h ? own.map(() => highest) : own;
  };
  const sum = (all: readonly Row[]) => heightsOf(all).reduce((total, one) => total + one, 0);
  const whole = firstFitting(sizes, (one) => {
    const all = measure(one).filter((row) => row !== null);
    return all.length === changes.length && sum(all) <= area.h ? all : null;
  });
  const fitting: Row[] = whole ? [...whole] : [];
  for (const row of whole ? [] : measure(sizes.at(-1)!)) {
    if (!row || sum([...fitting, row]) > area.h) break;
    fitting.push(row);
  }
  const spareIn = Math.max(0, area.h - sum(fitting)) / Math.max(1, fitting.length);
  const growIn = Math.min(spareIn, 2 * (padIn.most - padIn.least));
  const heights = heightsOf(fitting);
  let y = area.y;
  const elements = fitting.flatMap((row, index): SceneElement[] => {
    const h = heights[index]! + growIn;
    const name = `Change ${index + 1}`;
    const top = y;
    y += h;
    return [
      {
        type: 'line',
        name: `${name} rule`,
        box: { x: area.x, y: top, w: places.arrow.x - area.x, h: 0 },
        stroke: { color: 'quiet', widthPt: 0.75 },
      },
      {
        type: 'line',
        name: `${name} panel rule`,
        box: { ...places.after, y: top, h: 0 },
        stroke: { color: 'onAccent', widthPt: panelRulePt },
        on: 'After',
      },
      ...asGroup(name, [
        ...cells.slice(0, 2).map((cell) => cellElement(name, cell, row, { ...places[cell], y: top, h })),
        changeArrow(`${name} arrow`, { ...places.arrow, y: top, h }, smallArrowIn),
        { ...cellElement(name, 'after', row, { ...places.after, y: top, h }), on: 'After' },
      ]),
    ];
  });
  return { elements, heightIn: y - area.y, paddingIn: padIn.least + growIn / 2, count: fitting.length };
}

function cellElement(name: string, cell: Cell, row: Row, box: Box): SceneElement {
  return textElement({ name: `${name} ${cell}`, box, paragraphs: row[cell].paragraphs, anchor: 'middle' });
}

function measureRow(
  { topic = '', before = '', after = '' }: Change,
  [topicPt, statePt]: Sizes,
  afterPt: number,
  places: RowColumns,
  area: Box,
  context: KindContext,
): Row | null {
  const { direction } = context;
  const fit = (cell: Cell, text: string, options: Parameters<typeof draft>[2]) =>
    fitDrafts(context, [draft(text, direction, { lineSpacing: 1.05, ...options })], {
      widthIn: places[cell].w,
      heightIn: area.h,
    });
  const fitted = {
    topic: fit('topic', topic, { sizePt: topicPt, bold: true }),
    before: fit('before', before, { sizePt: statePt, color: 'muted' }),
    after: fit('after', after, { sizePt: afterPt, bold: true, color: 'onAccent' }),
  };
  const { topic: first, before: second, after: third } = fitted;
  return first && second && third ? { topic: first, before: second, after: third } : null;
}
