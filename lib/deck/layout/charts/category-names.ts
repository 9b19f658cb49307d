import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { sizesWithin } from '../blocks/size-limits';
import type { DeckContext } from '../layout-types';
import { chartSizesPt, lineHighIn, lineWidthIn, smallChartPt } from './chart-words';

/** The names along an axis: their size, how many of them, and their lines. */
export interface CategoryNames {
  sizePt: number;
  every: number;
  lines: readonly (readonly string[])[];
  /** Of the highest, or for names beside bars of the widest. */
  heightIn: number;
  widthIn: number;
}

type NameContext = Pick<DeckContext, 'theme' | 'language' | 'direction'>;

const sideSizesPt = [18, 16, 14, 12, 10] as const;
const mostLines = 3;
/** Names keep some distance from one another. */
const slotShare = 0.92;
/** The widest that names beside bars may be, as a share of the chart. */
const sideShare = 0.4;

/**
 * Names below a plot of the given width: at the largest size on one line, else on two, and only then small ones;
 * else every second, third … of them, no larger than `mostPt`. They are never turned.
 */
export function namesBelow(
  names: readonly string[],
  widthIn: number,
  context: NameContext,
  mostPt = Infinity,
): CategoryNames {
  const slotIn = (widthIn / Math.max(1, names.length)) * slotShare;
  const sizesPt = sizesWithin(mostPt, chartSizesPt(context.theme));
  for (const [sizes, lines] of easyFirst(sizesPt, context.theme, [1, 2, mostLines]))
    for (const most of lines)
      for (const sizePt of sizes) {
        const broken = breakNames(names, sizePt, slotIn, most, context);
        if (!broken) continue;
        const heightIn = highest(broken) * lineHighIn(sizePt, context.theme);
        return { sizePt, every: 1, lines: broken, heightIn, widthIn: slotIn };
      }
  const sizePt = smallChartPt(context.theme);
  const widest = Math.max(...names.map((name) => lineWidthIn(name, sizePt, context.theme)));
  const every = Math.min(names.length, Math.max(2, Math.ceil((widest + 0.12) / (widthIn / names.length))));
  const lines = names.map((name, index) => (index % every === 0 ? [name] : []));
  return { sizePt, every, lines, heightIn: lineHighIn(sizePt, context.theme), widthIn: slotIn * every };
}

/** Names beside horizontal bars; null when they do not stand there legibly. */
export function namesBeside(
  names: readonly string[],
  box: { widthIn: number; heightIn: number },
  context: NameContext,
): CategoryNames | null {
  const slotIn = box.heightIn / Math.max(1, names.length);
  const sizesPt = chartSizesPt(context.theme, sideSizesPt);
  for (const [sizes, lines] of easyFirst(sizesPt, context.theme, [1, 2]))
    for (const most of lines)
      for (const sizePt of sizes) {
        if (lineHighIn(sizePt, context.theme) * most > slotIn) continue;
        const broken = breakNames(names, sizePt, box.widthIn * sideShare, most, context);
        if (!broken) continue;
        const widthIn = Math.max(...broken.flat().map((line) => lineWidthIn(line, sizePt, context.theme)));
        return { sizePt, every: 1, lines: broken, heightIn: lineHighIn(sizePt, context.theme), widthIn };
      }
  return null;
}

/** Two lines are read more easily than one of small letters, and three not: sizes to try, with numbers of lines to try at them. */
function easyFirst(
  sizesPt: readonly number[],
  theme: NameContext['theme'],
  lines: readonly number[],
): readonly (readonly [sizesPt: readonly number[], lines: readonly number[]])[] {
  const isEasy = (sizePt: number) => sizePt >= smallChartPt(theme);
  const small = sizesPt.filter((sizePt) => !isEasy(sizePt));
  const few = lines.filter((most) => most <= 2);
  return [
    [sizesPt.filter(isEasy), few],
    [small, few],
    [sizesPt, lines],
  ];
}

/** The lines of each name; null where one has too many. */
export function breakNames(
  names: readonly string[],
  sizePt: number,
  widthIn: number,
  maxLines: number,
  context: NameContext,
): string[][] | null {
  const broken: string[][] = [];
  for (const name of names) {
    const lines = breakName(name, sizePt, widthIn, maxLines, context);
    if (!lines) return null;
    broken.push(lines);
  }
  return broken;
}

function breakName(
  name: string,
  sizePt: number,
  widthIn: number,
  maxLines: number,
  context: NameContext,
): string[] | null {
  if (lineWidthIn(name, sizePt, context.theme) <= widthIn) return [name];
  if (maxLines === 1) return null;
  const fitted = fitDrafts(context, [draft(name, context.direction, { sizePt, lineSpacing: 1 })], {
    widthIn,
    heightIn: 5,
    maxLines,
  });
  return fitted?.paragraphs[0] ? fitted.paragraphs[0].lines.map((line) => line.trim()) : null;
}

function highest(broken: readonly (readonly string[])[]): number {
  return Math.max(1, ...broken.map((lines) => lines.length));
}
