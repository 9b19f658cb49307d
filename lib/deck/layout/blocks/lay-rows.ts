import type { Box, SceneElement } from '../../scene/scene';
import type { Theme } from '../../theme/theme';
import { asGroup } from '../join-texts';
import { columnsOf } from '../grid';
import type { CardContext } from './card-types';
import { drawRows, totalHeight } from './draw-rows';
import { firstFitting } from './fit';
import { measureRow } from './measure-row';
import { cellGapIn } from './row-types';
import type { Cells, RowContent, RowOptions } from './row-types';

/** Many rows get smaller tiles, and so do those that have no room for large ones. */
const tileSidesIn = { largest: 0.9, large: 0.72, small: 0.5 };
/** Above and below tiles, in inches, or they are smaller. */
const leastAroundIn = 0.16;
const [mostLargestTiles, mostLargeTiles] = [4, 5];

interface LaidRows {
  elements: SceneElement[];
  heightIn: number;
  paddingIn: number;
  count: number;
  /** Of the highest row without its padding, and the side of the tiles. */
  tallestIn: number;
  tileIn: number;
  /** No heading takes more lines than it has parts. */
  isCalm: boolean;
}

/**
 * Sets contents as rows: mark, heading, body, divided by hairlines or strung on a line. At
 * the smallest size `count` says how many rows fit; 0 means that not even the first does.
 */
export function layRows(context: CardContext, contents: readonly RowContent[], wanted: RowOptions): LaidRows {
  const { largest, large, small } = tileSidesIn;
  const sides = contents.length > mostLargestTiles ? [large, small] : [largest, large, small];
  const tiles = wanted.like
    ? [wanted.like.tileIn]
    : contents.length > mostLargeTiles
      ? [small]
      : wanted.start === 'tile'
        ? sides
        : [large];
  const laid = tiles.map((tileIn) => ({ ...layWithTiles(context, contents, { ...wanted, tileIn }), tileIn }));
  const whole = laid.filter(({ count }) => count === contents.length);
  const hasAir = ({ heightIn, tileIn }: (typeof laid)[number]) =>
    heightIn / contents.length >= tileIn + 2 * leastAroundIn;
  return whole.find(hasAir) ?? whole.at(-1) ?? laid[0]!;
}

/** Rows are rather a size smaller than without so much between them, in inches; those that may stand on strips two. */
const airIn = 0.16;
const stepsToAir = { open: 2, strip: 3 };
/** Rows are so much smaller at most for headings that stand on one line each. */
export const leastCalmShare = 0.85;

const areCalm = (cells: readonly Cells[], contents: readonly RowContent[]): boolean =>
  cells.every(
    ({ heading }, index) => heading === null || heading.lineCount <= 1 + (contents[index]!.subheadings ?? []).length,
  );

function layWithTiles(
  context: CardContext,
  contents: readonly RowContent[],
  options: RowOptions & { tileIn: number },
): Omit<LaidRows, 'tileIn'> {
  const measure = (sizes: readonly [number, number]) =>
    contents.map((content) => measureRow(context, content, options, sizes));
  const wholeAt = (sizes: readonly [number, number]) => {
    const cells = measure(sizes);
    return cells.every((cell) => cell !== null) && totalHeight(cells) <= options.area.h ? cells : null;
  };
  const largest = options.sizesPt.findIndex((sizes) => wholeAt(sizes) !== null);
  const leastPt = (options.sizesPt[largest]?.[0] ?? 0) * leastCalmShare;
  const wholes = options.sizesPt
    .slice(largest < 0 ? options.sizesPt.length : largest)
    .filter(([heading]) => heading >= leastPt)
    .flatMap((sizes) => [wholeAt(sizes) ?? []]);
  const isAiry = (cells: readonly Cells[]) => totalHeight(cells) + cells.length * airIn <= options.area.h;
  const calm = wholes.filter((cells) => cells.length > 0 && areCalm(cells, contents));
  const steps = stepsToAir[options.divider === 'strip' ? 'strip' : 'open'];
  const airier = (laid: readonly (readonly Cells[])[]) => laid.slice(0, steps).find(isAiry) ?? laid[0];
  const whole = airier(calm) ?? airier(wholes.filter((cells) => cells.length > 0));
  if (whole) return { ...drawRows(context.theme, contents, whole, options), isCalm: areCalm(whole, contents) };
  const smallest = options.sizesPt[options.sizesPt.length - 1];
  const fitting: Cells[] = [];
  for (const cells of smallest ? measure(smallest) : []) {
    if (!cells || totalHeight([...fitting, cells]) > options.area.h) break;
    fitting.push(cells);
  }
  return { ...drawRows(context.theme, contents.slice(0, fitting.length), fitting, options), isCalm: false };
}

/** Rows in two columns, the first never the shorter one, all of one size and equally far apart; null when they do not fit. */
export function layRowColumns(
  context: CardContext,
  contents: readonly RowContent[],
  options: RowOptions & { gapIn: number },
): { elements: SceneElement[]; heightIn: number } | null {
  const { area, gapIn, sizesPt } = options;
  const half = Math.ceil(contents.length / 2);
  const [start, end] = columnsOf(area, 2, gapIn);
  if (!start || !end) return null;
  const column = (from: number, to: number | undefined, place: Box, more: Partial<RowOptions>) =>
    layRows(context, contents.slice(from, to), { ...options, ...more, area: place });
  return firstFitting(sizesPt, (sizes) => {
    const wholes = [column(0, half, start, { sizesPt: [sizes] }), column(half, undefined, end, { sizesPt: [sizes] })];
    if (wholes.reduce((sum, { count }) => sum + count, 0) < contents.length) return null;
    const like = {
      rowIn: Math.max(...wholes.map(({ tallestIn }) => tallestIn)),
      tileIn: Math.min(...wholes.map(({ tileIn }) => tileIn)),
    };
    const first = column(0, half, start, { sizesPt: [sizes], like });
    // The second column may have fewer rows; they stand as far apart as those of the first.
    const second = column(half, undefined, end, { sizesPt: [sizes], like, maxPaddingIn: first.paddingIn });
    const heightIn = Math.max(first.heightIn, second.heightIn);
    return {
      elements: [...first.elements, ...columnRule(context.theme, { ...area, h: heightIn }, gapIn), ...second.elements],
      heightIn,
    };
  });
}

/** The hairline in the middle of an area whose halves are columns, in templates that rule their columns. */
export function columnRule({ style }: Theme, area: Box, gapIn: number): SceneElement[] {
  if (!style.columnRules || gapIn <= 0) return [];
  return [
    {
      type: 'line',
      name: 'Column rule',
      box: { x: area.x + area.w / 2, y: area.y, w: 0, h: area.h },
      stroke: { color: 'quiet', widthPt: 0.75 },
    },
  ];
}

/** Squares are a little smaller than tiles, so that neighbours keep apart. */
const squareShare = 0.86;

/**
 * Draws into the squares that rows leave free at their start when they are laid with tiles
 * but without marks. Squares are centred on the headings of their rows, or on all that stands below one another there:
 * a text beside its heading may take fewer lines in another font.
 */
export function fillTiles(
  rows: readonly SceneElement[],
  names: readonly string[],
  startIn: number,
  draw: (index: number, square: Box) => SceneElement[],
): SceneElement[] {
  return names.flatMap((name, index) => {
    const texts = rows
      .filter((element) => element.name === `${name} heading` || element.name === `${name} text`)
      .map(({ box }) => box);
    if (texts.length === 0) return [];
    const side = (Math.min(...texts.map(({ x }) => x)) - startIn - cellGapIn) * squareShare;
    const isBeside = texts.length > 1 && texts[1]!.y < texts[0]!.y + texts[0]!.h;
    const centred = isBeside ? texts.slice(0, 1) : texts;
    const top = Math.min(...centred.map(({ y }) => y));
    const bottom = Math.max(...centred.map(({ y, h }) => y + h));
    return asGroup(name, draw(index, { x: startIn, y: (top + bottom - side) / 2, w: side, h: side }));
  });
}
