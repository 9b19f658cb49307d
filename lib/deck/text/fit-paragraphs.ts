import type { Paragraph } from '../scene/scene';
import type { MeasuredParagraphs, MeasureOptions, UnbrokenParagraph } from './measure-paragraphs';
import { measureParagraphs } from './measure-paragraphs';

/** Inner size of a text box in inches. */
export interface FitBox {
  widthIn: number;
  heightIn: number;
  /** Over all paragraphs. */
  maxLines?: number;
}

/** Paragraphs of one text box at a given size. */
export type BuildParagraphs = (sizePt: number) => UnbrokenParagraph[];
export type FitOptions = Pick<MeasureOptions, 'fonts' | 'language'>;

export type FitResult =
  | { outcome: 'placed'; sizePt: number; paragraphs: Paragraph[]; heightIn: number }
  | {
      outcome: 'too-long';
      /** The smallest size tried. */
      sizePt: number;
      paragraphs: Paragraph[];
      heightIn: number;
      /** How many leading paragraphs fit at that size. */
      fittingCount: number;
    };

/** Lays a text at the largest of the sizes (descending, at least one) at which it fits the box. */
export function fitParagraphs(build: BuildParagraphs, sizesPt: readonly number[], box: FitBox, options: FitOptions): FitResult {
  for (const sizePt of sizesPt) {
    const measured = measureParagraphs(build(sizePt), { ...options, widthIn: box.widthIn });
    if (fits(measured, box)) return { outcome: 'placed', sizePt, paragraphs: measured.paragraphs, heightIn: measured.heightIn };
  }
  const sizePt = smallestOf(sizesPt);
  const all = build(sizePt);
  const { paragraphs, heightIn } = measureParagraphs(all, { ...options, widthIn: box.widthIn });
  return { outcome: 'too-long', sizePt, paragraphs, heightIn, fittingCount: countFitting(all, box, options) };
}

/**
 * One result a sibling, all at one size: the largest at which every one of them fits its box,
 * or the smallest when there is none.
 */
export function fitSiblings(
  builds: readonly BuildParagraphs[],
  sizesPt: readonly number[],
  boxes: readonly FitBox[],
  options: FitOptions,
): { sizePt: number; siblings: FitResult[] } {
  for (const sizePt of [...sizesPt.slice(0, -1), smallestOf(sizesPt)]) {
    const siblings = builds.map((build, index) => fitParagraphs(build, [sizePt], boxOf(boxes, index), options));
    if (sizePt === smallestOf(sizesPt) || siblings.every(({ outcome }) => outcome === 'placed')) return { sizePt, siblings };
  }
  throw new RangeError('fitSiblings needs at least one size');
}

function fits({ paragraphs, heightIn }: MeasuredParagraphs, box: FitBox): boolean {
  const lineCount = paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);
  return heightIn <= box.heightIn && lineCount <= (box.maxLines ?? Infinity);
}

function countFitting(paragraphs: readonly UnbrokenParagraph[], box: FitBox, options: FitOptions): number {
  for (let count = paragraphs.length - 1; count > 0; count -= 1) {
    if (fits(measureParagraphs(paragraphs.slice(0, count), { ...options, widthIn: box.widthIn }), box)) return count;
  }
  return 0;
}

function smallestOf(sizesPt: readonly number[]): number {
  const sizePt = sizesPt.at(-1);
  if (sizePt === undefined) throw new RangeError('fitting a text needs at least one size');
  return sizePt;
}

function boxOf(boxes: readonly FitBox[], index: number): FitBox {
  const box = boxes[index];
  if (!box) throw new RangeError(`no box for sibling ${index}`);
  return box;
}
