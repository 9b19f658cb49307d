import type { Box, SceneElement } from '../../scene/scene';
import { isMadeElsewhere, type Theme } from '../../theme/theme';
import { asGroup } from '../join-texts';
import { cardFace, cardGeometry, drawFace, isPanel, type CardFace } from './card-face';
import type { Fitted } from './fit';
import { dotShape } from './marker-ground';
import { besideDrop, firstLineMiddle, markDrop, rowColumns } from './measure-row';
import type { Cells, RowContent, MeasuredRowOptions } from './row-types';
import { barIn, cellGapIn, dotIn, minPaddingIn, stackGapIn, stripGapIn } from './row-types';
import { textElement } from './text-element';

/** Inches above and below the text of a row, by the number of rows: few rows stand wide apart. */
const mostPaddingIn: Readonly<Record<number, number>> = { 1: 0.8, 2: 0.8, 3: 0.64, 4: 0.5, 5: 0.42 };
const manyRowsPaddingIn = 0.34;
/** A bar reaches into this share of the padding above and below its row, so that it still stands beside a text that gets longer. */
const barReach = 0.55;

/** Inches that rows need at their least padding. */
export function totalHeight(cells: readonly (Cells | null)[]): number {
  return cells.reduce((sum, cell) => sum + (cell?.heightIn ?? 0) + 2 * minPaddingIn, 0);
}

/** Words need so much above and below them on a strip and between strips, in inches. */
const leastStripPaddingIn = 0.125;

/** Draws measured rows, spread over the free space of the area up to a comfortable padding. */
export function drawRows(
  theme: Theme,
  contents: readonly RowContent[],
  cells: readonly (Cells | null)[],
  options: MeasuredRowOptions,
) {
  const { area } = options;
  const shown = cells.filter((cell) => cell !== null);
  const rowIn = evenHeightIn(shown, area.h, options.like?.rowIn);
  const heights = shown.map(({ heightIn }) => rowIn ?? heightIn);
  const free = area.h - heights.reduce((sum, height) => sum + height + 2 * minPaddingIn, 0);
  const most = options.maxPaddingIn ?? mostPaddingIn[shown.length] ?? manyRowsPaddingIn;
  const padding = minPaddingIn + Math.max(0, Math.min(most - minPaddingIn, free / (2 * Math.max(1, shown.length))));
  const hasOwnRule = hasRuleBelowTitle(theme);
  const face = cardFace(theme, 'surface');
  const isOnStrips = options.divider === 'strip' && isPanel(face) && padding >= leastStripPaddingIn;
  const elements: SceneElement[] = [];
  let y = area.y;
  const dots: number[] = [];
  shown.forEach((cell, index) => {
    const content = contents[index]!;
    const rowH = heights[index]! + 2 * padding;
    const strip = { ...area, y: y + stripGapIn / 2, h: rowH - stripGapIn };
    const isParted = options.divider === 'hairline' || options.divider === 'strip';
    const reachIn = options.start === 'bar' ? padding * barReach : 0;
    const airIn = options.start !== 'mark' ? (heights[index]! - cell.heightIn) / 2 : 0;
    const row = drawRow(theme, content, cell, options, y + padding + airIn, reachIn);
    if (isOnStrips) elements.push(...asGroup(content.name, onStrip(theme, face, content, strip, row)));
    else {
      if (isParted && !(index === 0 && hasOwnRule))
        elements.push(...asGroup(content.name, [hairline(`${content.name} rule`, area, y)]));
      elements.push(...row);
    }
    dots.push(y + padding + firstLineMiddle(cell));
    y += heights[index]! + 2 * padding;
  });
  const spine = options.divider === 'spine' ? drawSpine(theme, contents, dots, options) : [];
  return {
    elements: [...spine, ...elements],
    heightIn: y - area.y,
    paddingIn: padding,
    count: shown.length,
    tallestIn: Math.max(0, ...heights),
  };
}

/** A row on a panel of its own, its bar or tile along the whole of the panel's side. */
function onStrip(
  theme: Theme,
  face: CardFace,
  { name }: RowContent,
  box: Box,
  row: readonly SceneElement[],
): SceneElement[] {
  const panel = drawFace(theme, { ...face, accent: 'none' }, name, box);
  return [
    ...panel,
    ...row.map((element): SceneElement =>
      element.name === `${name} bar` || (element.type === 'text' && element.name === `${name} mark` && element.fill)
        ? { ...element, box: { ...element.box, y: box.y, h: box.h }, on: name }
        : { ...element, on: name },
    ),
  ];
}

/** Near the top of the body a line of the template's own is the first one of the rows. Many templates of somebody else's draw one below their titles. */
function hasRuleBelowTitle({ layouts, canvas }: Theme): boolean {
  const layout = layouts['title-only'];
  const top = layout.body.box.y;
  const isRule = ({ box }: (typeof layout.decor)[number]) =>
    box.h < 0.06 && box.w > canvas.w / 2 && box.y < top && box.y > top - nearTopIn;
  return isMadeElsewhere(layout) || layout.decor.some(isRule);
}

const nearTopIn = 0.3;

/** The height that all rows have where the tallest is not much higher than the others and there is room for that. */
function evenHeightIn(cells: readonly Cells[], areaIn: number, leastIn = 0): number | undefined {
  const heights = cells.map(({ heightIn }) => heightIn);
  const tallest = Math.max(leastIn, ...heights);
  const isNear = tallest <= Math.min(...heights) * mostUneven;
  return isNear && cells.length * (tallest + 2 * minPaddingIn) <= areaIn ? tallest : undefined;
}

const mostUneven = 2.2;

function drawRow(
  theme: Theme,
  content: RowContent,
  cell: Cells,
  options: MeasuredRowOptions,
  y: number,
  reachIn: number,
): SceneElement[] {
  const { area, start } = options;
  const { textX, headingW, bodyX, bodyW, beside } = rowColumns(options, content);
  const elements: SceneElement[] = drawStart(theme, content, cell, options, y, reachIn);
  const raised = start === 'tile' ? (cell.heightIn - cell.textIn) / 2 : cell.mark ? Math.max(0, -markDrop(cell)) : 0;
  // Texts that stand alone or side by side stay level with their tile or bar, and with each other, where a program needs
  // fewer lines than were measured, or somebody adds some.
  const isLevel = start !== 'mark' && (beside || !(cell.heading && cell.body));
  const put = (part: string, fitted: Fitted, x: number, top: number, w: number) =>
    elements.push(
      textElement({
        name: `${content.name} ${part}`,
        box: isLevel
          ? { x: area.x + x, y: y + raised - reachIn, w, h: cell.textIn + 2 * reachIn }
          : { x: area.x + x, y: top, w, h: fitted.heightIn },
        paragraphs: fitted.paragraphs,
        anchor: isLevel ? 'middle' : 'top',
      }),
    );
  if (cell.heading) put('heading', cell.heading, textX, y + raised, headingW);
  if (cell.body) {
    const below = cell.heading && !beside ? cell.heading.heightIn + stackGapIn : 0;
    put('text', cell.body, bodyX, y + raised + below + besideDrop(cell, beside), bodyW);
  }
  return asGroup(content.name, elements);
}

function drawStart(
  theme: Theme,
  content: RowContent,
  cell: Cells,
  options: MeasuredRowOptions,
  y: number,
  reachIn: number,
): SceneElement[] {
  const { area, start, tileIn } = options;
  if (start === 'bar')
    return [
      {
        type: 'shape',
        name: `${content.name} bar`,
        geometry: 'rect',
        box: { x: area.x, y: y - reachIn, w: barIn, h: cell.heightIn + 2 * reachIn },
        fill: { color: content.emphasized === false ? 'quiet' : 'edge' },
      },
    ];
  if (!cell.mark) return [];
  const { paragraphs } = cell.mark;
  const name = `${content.name} mark`;
  if (start === 'mark') {
    const box: Box = {
      x: area.x,
      y: y + Math.max(0, markDrop(cell)),
      w: rowColumns(options, content).markW,
      h: cell.mark.heightIn,
    };
    return [textElement({ name, box, paragraphs })];
  }
  const h = Math.max(tileIn, cell.mark.heightIn);
  const box: Box = { x: area.x, y: y + (cell.heightIn - h) / 2, w: tileIn, h };
  return [
    textElement({
      name,
      box,
      paragraphs,
      anchor: 'middle',
      geometry: cardGeometry(theme),
      cornerRadius: theme.cornerRadius,
      fill: { color: content.emphasized === false ? 'surface' : 'accentFill' },
    }),
  ];
}

function hairline(name: string, area: Box, y: number): SceneElement {
  return { type: 'line', name, box: { x: area.x, y, w: area.w, h: 0 }, stroke: { color: 'quiet', widthPt: 0.75 } };
}

function drawSpine(
  theme: Theme,
  contents: readonly RowContent[],
  middles: readonly number[],
  options: MeasuredRowOptions,
): SceneElement[] {
  const x = options.area.x + (options.markWidthIn ?? 0) + cellGapIn + dotIn / 2;
  const [from, to] = [middles[0], middles[middles.length - 1]];
  if (from === undefined || to === undefined) return [];
  const line: SceneElement = {
    type: 'line',
    name: 'Line',
    box: { x, y: from, w: 0, h: to - from },
    stroke: { color: 'quiet', widthPt: 1.5 },
  };
  const dots = middles.map((y, index): SceneElement => ({
    type: 'shape',
    name: `${contents[index]!.name} dot`,
    group: contents[index]!.name,
    box: { x: x - dotIn / 2, y: y - dotIn / 2, w: dotIn, h: dotIn },
    ...dotShape(theme),
    ...(middles.length > 1 ? { on: 'Line' } : {}),
  }));
  return middles.length > 1 ? [line, ...dots] : dots;
}
