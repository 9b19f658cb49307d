import type { Box, SceneElement } from '../../scene/scene';
import { draft } from '../blocks/draft';
import { fitLargest, fitSiblingDrafts } from '../blocks/fit';
import { listDrafts } from '../blocks/lay-list';
import { textElement } from '../blocks/text-element';
import { columnsOf } from '../grid';
import type { KindContext } from '../layout-types';

/** What is said of a listing, at the top of the area that it was laid in. */
export interface Notes {
  elements: readonly SceneElement[];
  heightIn: number;
  sizePt: number;
}

export const noteSizesPt = [22, 20, 18, 16, 14] as const;
/** Between notes, and between them and the listing. */
export const noteGapIn = 0.3;
const [fewestColumns, mostColumns, mostColumnLines, leastColumnIn] = [2, 4, 3, 2.4] as const;

/** As a list, at the largest of the sizes. */
export function fitNotes(points: readonly string[], context: KindContext, box: Box, sizes: readonly number[]) {
  const { direction, theme } = context;
  const items = points.map((text) => ({ text }));
  return fitLargest(context, (sizePt) => listDrafts(items, sizePt, { direction, mark: theme.style.bullet }), sizes, {
    widthIn: box.w,
    heightIn: box.h,
  });
}

/** A few notes side by side, so that they take the whole width and leave the listing the height. */
export function notesInColumns(points: readonly string[], context: KindContext, area: Box, sizePt: number) {
  if (points.length < fewestColumns || points.length > mostColumns) return null;
  const boxes = columnsOf(area, points.length, noteGapIn);
  const w = Math.min(...boxes.map((box) => box.w));
  if (w < leastColumnIn) return null;
  const builds = points.map((text) => (pt: number) => [draft(text, context.direction, { sizePt: pt })]);
  const room = { widthIn: w, heightIn: area.h, maxLines: mostColumnLines };
  const laid = fitSiblingDrafts(context, builds, [sizePt], room);
  if (!laid) return null;
  const heightIn = Math.max(...laid.fitted.map((one) => one.heightIn));
  const elements = laid.fitted.map(({ paragraphs }, index) =>
    textElement({ name: `Point ${index + 1}`, box: { ...boxes[index]!, h: heightIn }, paragraphs }),
  );
  return { elements, heightIn, sizePt };
}

export function notesInList(points: readonly string[], context: KindContext, area: Box, sizePt: number): Notes | null {
  const fitted = fitNotes(points, context, area, [sizePt]);
  if (!fitted) return null;
  const { heightIn, paragraphs } = fitted;
  return { elements: [textElement({ name: 'Points', box: { ...area, h: heightIn }, paragraphs })], heightIn, sizePt };
}
