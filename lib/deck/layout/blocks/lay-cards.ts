import { findIcon } from '../../icons/find-icon';
import type { SceneElement } from '../../scene/scene';
import { measureTextWidthIn } from '../../text/measure-text';
import { balanceIn } from './balance';
import type { CardFace } from './card-face';
import { cardFace, choiceFace, faceWithIcons, spaceOf } from './card-face';
import { fitTab } from './card-tab';
import type { CardContent, CardContext, CardGrid, CardSizes, IconSlot, MeasuredCard } from './card-types';
import { tabIn } from './card-types';
import { drawCard } from './draw-card';
import { findFigure } from './find-figure';
import { firstFitting } from './fit';
import { cardHeight, measureCard, rowHeights } from './measure-card';
import { pairsForWidth, pairsWithin } from './size-limits';

/** Heading and body size, the most wanted first. */
const cardSizesPt: readonly CardSizes[] = [
  [32, 26],
  [28, 24],
  [26, 22],
  [24, 22],
  [24, 20],
  [22, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
  [14, 12],
];

const iconSlots = {
  hugePortrait: { place: 'above', sideIn: 1.9 },
  largePortrait: { place: 'above', sideIn: 1.5 },
  portrait: { place: 'above', sideIn: 0.9 },
  columnPortrait: { place: 'column', sideIn: 1 },
  smallPortrait: { place: 'column', sideIn: 0.75 },
  hugeAbove: { place: 'above', sideIn: 1.25 },
  largeAbove: { place: 'above', sideIn: 1 },
  above: { place: 'above', sideIn: 0.7 },
  largeBeside: { place: 'beside', sideIn: 0.7 },
  beside: { place: 'beside', sideIn: 0.5 },
  largeColumn: { place: 'column', sideIn: 0.7 },
  column: { place: 'column', sideIn: 0.5 },
} as const satisfies Record<string, IconSlot>;

/** Cards hug what they hold: on a panel so much is added at most above and below it, half of it each; open cards hang from their line. */
const mostAirIn = 0.4;
const fullShare = 0.97;
const belowTitleIn = 0.2;

/**
 * Lays equal cards in rows: one heading size and one body size for all, parts aligned across
 * a row, equal heights, icons on a common line. Null when they do not fit at the smallest sizes.
 */
export function layCards(
  context: CardContext,
  contents: readonly CardContent[],
  grid: CardGrid,
): { elements: SceneElement[]; heightIn: number } | null {
  const face = faceOf(context, contents, grid);
  if (contents.some(({ label }) => label && !fitTab(context, label, face, cardWidthIn(grid, face)))) return null;
  const { start, end } = spaceOf(face);
  const allowed = grid.sizesPt ?? pairsWithin(context.theme, cardSizesPt);
  const textIn = cardWidthIn(grid, face) - start - end;
  const wanted = pairsForWidth(textIn, allowed);
  const layAt = (sizes: CardSizes): LaidCards | null => {
    for (const icons of slotsFor(contents, grid, textIn))
      for (const step of headlineSteps(contents, sizes)) {
        const cards = measureCards(context, contents, grid, face, { sizes, step, icons });
        const laid =
          cards && arrangeCards(context, contents, cards, grid, { face: icons ? faceWithIcons(face) : face, icons });
        if (laid) return { ...laid, isEven: areHeadingsEven(cards) };
      }
    return null;
  };
  const largest = wanted.findIndex((sizes) => layAt(sizes) !== null);
  if (largest < 0) return null;
  return (
    firstFitting(nearlyAsLarge(wanted.slice(largest)), (sizes) => {
      const laid = layAt(sizes);
      return laid?.isEven ? laid : null;
    }) ?? layAt(wanted[largest]!)
  );
}

interface LaidCards {
  elements: SceneElement[];
  heightIn: number;
  isEven: boolean;
}

/** Cards are so much smaller at most for headings of as many lines as one another. */
const leastEvenShare = 0.85;

function nearlyAsLarge(sizes: readonly CardSizes[]): CardSizes[] {
  const [[, most] = [0, 0]] = sizes;
  return sizes.filter(([, body]) => body >= most * leastEvenShare);
}

/** Whether no heading takes more lines than another one: what stands below is level with that of its neighbours in any font. */
function areHeadingsEven(cards: readonly MeasuredCard[]): boolean {
  return new Set(cards.flatMap(({ heading }) => heading?.lineCount ?? [])).size <= 1;
}

function faceOf(
  { theme }: CardContext,
  contents: readonly CardContent[],
  { frame, face = cardFace(theme, frame) }: CardGrid,
): CardFace {
  const standsOut = frame === 'surface' && contents.some(({ emphasized }) => emphasized !== undefined);
  return standsOut ? choiceFace(theme) : face;
}

/** Above the heading in a single row of cards, beside it where rows share the height; where some cards have none, all texts stand on one line behind them. */
function slotsFor(
  contents: readonly CardContent[],
  { columns }: CardGrid,
  widthIn: number,
): readonly (IconSlot | null)[] {
  const isOneRow = contents.length <= columns;
  if (contents.some(({ portrait }) => portrait))
    return isOneRow
      ? [iconSlots.hugePortrait, iconSlots.largePortrait, iconSlots.portrait].filter(({ sideIn }) => sideIn <= widthIn)
      : [iconSlots.columnPortrait, iconSlots.smallPortrait];
  if (contents.some(({ initials }) => initials))
    return isOneRow ? [iconSlots.largePortrait, iconSlots.portrait] : [iconSlots.smallPortrait];
  if (!contents.some(({ icon }) => findIcon(icon) !== null)) return [null];
  const { hugeAbove, largeAbove, above, largeBeside, beside, largeColumn, column } = iconSlots;
  if (contents.some(({ heading }) => heading === undefined)) return [above];
  const inLine = contents.every(({ icon }) => findIcon(icon) !== null) ? [largeBeside, beside] : [largeColumn, column];
  return isOneRow ? [hugeAbove, largeAbove, above, ...inLine] : inLine;
}

function cardWidthIn(grid: CardGrid, face: CardFace): number {
  return (grid.area.w - spaceOf(face).gap * (grid.columns - 1)) / grid.columns;
}

function measureCards(
  context: CardContext,
  contents: readonly CardContent[],
  grid: CardGrid,
  face: CardFace,
  { sizes, step, icons }: { sizes: CardSizes; step: HeadlineStep; icons: IconSlot | null },
): MeasuredCard[] | null {
  const { start, end } = spaceOf(face);
  const widthIn = cardWidthIn(grid, face) - start - end;
  const headlinePt = headlinePtOf(
    context,
    contents.flatMap(({ headline }) => headline ?? []),
    widthIn,
    step,
  );
  const measured: MeasuredCard[] = [];
  for (const content of contents) {
    const card = measureCard(context, content, widthIn, grid, { sizes, headlinePt, icons, face });
    if (!card) return null;
    measured.push(card);
  }
  return measured;
}

/** A bare figure is set large, a phrase as a heading; both a step smaller beside small headings. */
const headlinePt = {
  figure: { huge: 54, large: 40, small: 32 },
  phrase: { huge: 32, large: 28, small: 24 },
};
type HeadlineStep = keyof (typeof headlinePt)['figure'];
const [commonHeadingPt, readingPt] = [18, 20];

/** Figures are large before words are larger than is good for reading, and words are good to read before figures are large. */
function headlineSteps(contents: readonly CardContent[], [headingPt]: CardSizes): readonly HeadlineStep[] {
  if (headingPt < commonHeadingPt || contents.every(({ headline }) => !headline)) return ['small'];
  return headingPt > readingPt ? ['huge', 'large'] : ['huge', 'large', 'small'];
}
/** A word in place of a figure, such as "Free" or "On request", may be as large as one. */
const longestWord = 12;
const lineShare = 0.96;

/** The one size in pt of all headlines of a grid: that of figures where each of them is one or as short as one, that of phrases otherwise. */
function headlinePtOf(context: CardContext, headlines: readonly string[], widthIn: number, step: HeadlineStep): number {
  const figureOf = (text: string) => {
    const found = findFigure(text, context.language);
    return found?.start === 0 ? text.slice(0, found.end) : undefined;
  };
  const isOnLine = (text: string) =>
    measureTextWidthIn(text, {
      family: context.theme.fonts.heading,
      sizePt: headlinePt.figure[step],
      bold: true,
    }) <=
    widthIn * lineShare;
  // What is as large as that would be broken in a narrow card.
  if (step === 'huge' && !headlines.every((text) => isOnLine(figureOf(text) ?? text)))
    return headlinePtOf(context, headlines, widthIn, 'large');
  const isFigure = (text: string) => figureOf(text) !== undefined;
  const isShort = (text: string) => text.length <= longestWord && isOnLine(text);
  const large = headlines.some(isFigure) && headlines.every((text) => isFigure(text) || isShort(text));
  return headlinePt[large ? 'figure' : 'phrase'][step];
}

function arrangeCards(
  context: CardContext,
  contents: readonly CardContent[],
  cards: readonly MeasuredCard[],
  grid: CardGrid,
  { face, icons }: { face: CardFace; icons: IconSlot | null },
) {
  const { area, columns, minHeightIn = 0 } = grid;
  const roomy = grid.minHeightIn === undefined;
  const rows = chunk(cards, columns).map((row) => rowHeights(row, icons));
  const labelIn = contents.some((content) => content.label) ? tabIn : 0;
  const gapIn = spaceOf(face).gap;
  const mostIn = (area.h - labelIn - gapIn * (rows.length - 1)) / rows.length;
  const needIn = Math.max(...rows.map((row) => cardHeight(row, face, icons)));
  if (needIn > mostIn) return null;
  const isHung = face.ground === 'ruled';
  const airIn = roomy && !isHung ? Math.max(0, Math.min(mostAirIn, mostIn * fullShare - needIn)) : 0;
  const h = Math.min(mostIn, Math.max(needIn + airIn, minHeightIn));
  const w = cardWidthIn(grid, face);
  const heightIn = labelIn + h * rows.length + gapIn * (rows.length - 1);
  const wantedIn = balanceIn(area, heightIn);
  // A tab keeps its distance from the title, so that it isn't read as a part of it.
  const startIn = labelIn === 0 ? wantedIn : Math.max(wantedIn, Math.min(belowTitleIn, area.h - heightIn));
  const elements = contents.flatMap((content, index) => {
    const row = Math.floor(index / columns);
    const box = {
      x: area.x + (index % columns) * (w + gapIn),
      y: area.y + startIn + labelIn + row * (h + gapIn),
      w,
      h,
    };
    return drawCard(context, content, cards[index]!, rows[row]!, box, { face, icons, dropIn: airIn / 2 });
  });
  return { elements, heightIn: startIn + heightIn };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const rows: T[][] = [];
  for (let from = 0; from < items.length; from += size) rows.push(items.slice(from, from + size));
  return rows;
}
