import type { Box, SceneElement } from '../../scene/scene';
import type { SlideBlock, BlockKind, BlockOf } from '../../spec/block-schema';
import type { BulletItem } from '../../spec/slide-spec';
import { shiftDown } from '../blocks/balance';
import { fitImage, ratioOf, sharpBox } from '../blocks/fit-image';
import { firstFitting } from '../blocks/fit';
import { fillList, fitWholeList, type LaidList } from '../blocks/lay-list';
import { mostDrawnPt, sizesWithin, usualLeastPt } from '../blocks/size-limits';
import { spreadLists } from '../blocks/spread-list';
import { textElement } from '../blocks/text-element';
import { isRound } from '../charts/chart-traits';
import { layTakeaway } from '../charts/takeaway';
import { columnsOf } from '../grid';
import type { DeckContext, KindContext } from '../layout-types';
import { chartIn } from './chart-parts';
import { drawBand, fitBand } from './metrics-band';
import { layMetricRows } from './metrics-rows';
import { placeTable } from './place-table';
import { openQuote, quoteOnPanel } from './quote-words';
import { tableColumns } from './table-columns';

/** A block in the box that it was given. */
export interface LaidBlock {
  elements: readonly SceneElement[];
  /** What it needs of the height of its box. */
  heightIn: number;
  /** Points that find no room. */
  rest?: readonly BulletItem[];
}

/** What a block knows of its slide. */
export interface BlockSurroundings extends KindContext {
  /** What it is about: its heading, else the title of the slide. */
  title: string;
  /** The place of the layout that its text fills. */
  role: 'body' | 'second';
  /** Running text is no smaller than this, in pt. */
  leastPt: number;
}

/** How blocks of a kind share a slide with another one, and how they are laid in their part of it. */
interface BlockForm<B extends SlideBlock> {
  /** Inches of the width of a usual slide that it asks for. */
  wishIn(block: B, context: DeckContext): number;
  /** Inches below which it is not read. */
  leastIn: { w: number; h: number };
  /** Drawn as large as its box, whatever it says: `all` is of any height, `ground` stands on something that reaches down to what is beside it. */
  fills: 'all' | 'ground' | 'none';
  /** Whether it is the lower the wider it is, so that it may run across the slide above or below another one. */
  isBand(block: B): boolean;
  lay(block: B, box: Box, context: BlockSurroundings): LaidBlock | null;
}

type BlockForms = { [K in BlockKind]: BlockForm<BlockOf<K>> };

const pointSizesPt = [22, 20, 18, 16, 14] as const;
const valueSizesPt = [44, 40, 36, 32, 28, 24, 20, 18] as const;
const textSizesPt = [22, 20, 18, 16, 14] as const;
/** Figures that share a slide are not as large as those that are all of it. */
const onBand = { mostValuePt: 48, leastValuePt: 24, textSizesPt: [20, 18, 16, 14], paddingIn: 0.22 };
const mostOnBand = 5;
/** Boxes that are so much wider than high take figures side by side and words across them. */
const bandRatio = 1.9;
const quoteRoom = { mostPt: 28, padding: { x: 0.4, y: 0.35 } };
/** Lists are spread to this share of what stands beside them. */
const spreadShare = 0.85;
const [fewestInColumns, columnGapIn] = [4, 0.5];
const fewCategories = 4;
/** Inches that a letter of a table takes, and what cells have around their words. */
const [letterIn, cellIn, longestCell] = [0.1, 0.3, 24];
const tableWishIn = { least: 3.6, most: 8 };
const leastTablePt = 12;

const isWide = ({ w, h }: Box): boolean => w > h * bandRatio;

function tableWidthIn({ columns, rows }: BlockOf<'table'>): number {
  const widths = columns.map(({ label }, at) =>
    Math.min(longestCell, Math.max(label.length, ...rows.map((row) => (row[at] ?? '').length))),
  );
  const natural = widths.reduce((sum, letters) => sum + letters * letterIn + cellIn, 0);
  return Math.min(tableWishIn.most, Math.max(tableWishIn.least, natural));
}

function layChartBlock({ chart }: BlockOf<'chart'>, box: Box, context: BlockSurroundings): LaidBlock | null {
  const elements = chartIn(chart, context.title, box, context);
  return elements && { elements, heightIn: box.h };
}

function layTableBlock(block: BlockOf<'table'>, box: Box, context: BlockSurroundings): LaidBlock | null {
  const slide = { ...block, kind: 'table' as const, title: context.title, notes: '' };
  // Where no share of the slide holds large text, a table may be smaller than running text.
  const leastPt = context.leastPt > usualLeastPt ? context.leastPt : leastTablePt;
  const plan = { slide, columns: tableColumns(slide), area: box, extras: [], leastPt };
  const laid = placeTable(plan, { ...context, area: box, furtherSlides: 0, previousPart: undefined });
  const [table] = laid.outcome === 'placed' ? laid.elements : [];
  return table ? { elements: shiftDown([table], box.y - table.box.y), heightIn: table.box.h } : null;
}

function layMetricsBlock({ metrics }: BlockOf<'metrics'>, box: Box, context: BlockSurroundings): LaidBlock | null {
  return isWide(box) && metrics.length <= mostOnBand
    ? layFigureBand(metrics, box, context)
    : layFigureRows(metrics, box, context);
}

function layFigureBand(metrics: BlockOf<'metrics'>['metrics'], box: Box, context: BlockSurroundings): LaidBlock | null {
  const inBox = { ...context, area: box };
  const fitted = fitBand(metrics, inBox, onBand);
  if (!fitted) return null;
  const heightIn = fitted.heightIn + 2 * onBand.paddingIn;
  return { elements: drawBand(fitted, inBox, { ...box, h: heightIn }), heightIn };
}

function layFigureRows(
  metrics: BlockOf<'metrics'>['metrics'],
  area: Box,
  context: BlockSurroundings,
): LaidBlock | null {
  return layMetricRows(context, metrics, { area, first: 1, valueSizesPt, textSizesPt });
}

function layPoints({ items, ordered }: BlockOf<'bullets'>, box: Box, context: BlockSurroundings): LaidBlock | null {
  const { theme, leastPt } = context;
  const mostPt = Math.min(mostDrawnPt(theme), theme.style.type.bodyPt);
  const sizesPt = sizesWithin(mostPt, pointSizesPt).filter((sizePt) => sizePt >= leastPt);
  const columns = columnsOf(box, isWide(box) && items.length >= fewestInColumns ? 2 : 1, columnGapIn);
  const half = Math.ceil(items.length / columns.length);
  const look = { direction: context.direction, ordered, spacing: 0.7, widthIn: columns[0]!.w, heightIn: box.h };
  const parts = columns.map((_, index) => items.slice(index * half, (index + 1) * half));
  const lists = firstFitting(sizesPt, (sizePt) => {
    const laid = parts.flatMap((part, index) => {
      const one = fitWholeList(context, part, { ...look, firstNumber: 1 + index * half, sizesPt: [sizePt] });
      return one ? [one] : [];
    });
    return laid.length === parts.length ? laid : null;
  });
  if (lists) return drawPoints(spreadLists(lists, box.h * spreadShare), columns, context);
  if (leastPt > pointSizesPt.at(-1)!) return null;
  const { rest, ...part } = fillList(context, items, { ...look, widthIn: box.w, sizesPt: pointSizesPt });
  return { ...drawPoints([part], [box], context), rest };
}

function drawPoints(
  lists: readonly Pick<LaidList, 'paragraphs' | 'heightIn'>[],
  columns: readonly Box[],
  { role }: BlockSurroundings,
): LaidBlock {
  const heightIn = Math.min(columns[0]!.h, Math.max(...lists.map((list) => list.heightIn)));
  const elements = lists.map(({ paragraphs }, index) =>
    textElement({
      name: index === 0 ? 'Points' : 'More points',
      placeholder: index === 0 ? role : 'none',
      box: { ...columns[index]!, h: heightIn },
      paragraphs,
    }),
  );
  return { elements, heightIn };
}

function layQuote(block: BlockOf<'quote'>, box: Box, context: BlockSurroundings): LaidBlock | null {
  return isWide(box) ? openQuote(block, context, box, quoteRoom) : quoteOnPanel(block, context, box, quoteRoom);
}

function layPicture({ imageId, altText }: BlockOf<'image'>, box: Box, { images }: BlockSurroundings): LaidBlock {
  const size = images.get(imageId);
  const fitted = fitImage(sharpBox(box, size), size, 'top');
  return { elements: [{ type: 'image', name: 'Picture', imageId, altText, ...fitted }], heightIn: fitted.box.h };
}

const never = () => false;

/** Every kind of block; a missing row does not compile. */
const blockForms: BlockForms = {
  chart: {
    wishIn: ({ chart }) => (isRound(chart) || chart.categories.length <= fewCategories ? 6.4 : 7.2),
    leastIn: { w: 3.6, h: 1.9 },
    fills: 'all',
    isBand: never,
    lay: layChartBlock,
  },
  table: { wishIn: tableWidthIn, leastIn: { w: 2.8, h: 1.2 }, fills: 'none', isBand: never, lay: layTableBlock },
  metrics: {
    wishIn: () => 4.8,
    leastIn: { w: 2.8, h: 1 },
    fills: 'none',
    isBand: ({ metrics }) => metrics.length > 1 && metrics.length <= mostOnBand,
    lay: layMetricsBlock,
  },
  bullets: { wishIn: () => 4.7, leastIn: { w: 2.9, h: 0.9 }, fills: 'none', isBand: never, lay: layPoints },
  quote: { wishIn: () => 5.4, leastIn: { w: 3.2, h: 1.2 }, fills: 'ground', isBand: never, lay: layQuote },
  statement: {
    wishIn: () => 3.3,
    leastIn: { w: 2.4, h: 0.7 },
    fills: 'ground',
    isBand: () => true,
    lay: ({ statement }, box, context) => layTakeaway(statement, box, context),
  },
  image: {
    wishIn: ({ imageId }, { images }) => Math.min(7.2, Math.max(3.4, ratioOf(images.get(imageId)) * 5)),
    leastIn: { w: 2.4, h: 1.9 },
    fills: 'all',
    isBand: never,
    lay: layPicture,
  },
};

/** In the order in which they are read. */
export type Pair = readonly [SlideBlock, SlideBlock];

type BlockByKind = { [K in BlockKind]: BlockOf<K> };

export function layBlock(block: SlideBlock, box: Box, context: BlockSurroundings): LaidBlock | null {
  return layOfKind(block.kind, block, box, context);
}

export function wishOf(block: SlideBlock, context: DeckContext): number {
  return wishOfKind(block.kind, block, context);
}

export function isBand(block: SlideBlock): boolean {
  return isBandOfKind(block.kind, block);
}

export const leastOf = ({ kind }: SlideBlock) => blockForms[kind].leastIn;
export const fillsOf = ({ kind }: SlideBlock) => blockForms[kind].fills;

function layOfKind<K extends BlockKind>(kind: K, block: BlockByKind[K], box: Box, context: BlockSurroundings) {
  return blockForms[kind].lay(block, box, context);
}

function wishOfKind<K extends BlockKind>(kind: K, block: BlockByKind[K], context: DeckContext) {
  return blockForms[kind].wishIn(block, context);
}

function isBandOfKind<K extends BlockKind>(kind: K, block: BlockByKind[K]) {
  return blockForms[kind].isBand(block);
}
