import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import type { Fitted } from '../blocks/fit';
import { fitSiblingDrafts } from '../blocks/fit';
import { layRows } from '../blocks/lay-rows';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Process = SlideOf<'process'>;

const discIn = 0.7;
const arrowH = 1.05;
/** The point of PowerPoint's chevron reaches half its height into the shape. */
const pointIn = arrowH * 0.5;
const mostAcross = 6;

/** Heading and detail under each column, one size each for all; heading heights shared. */
function underColumns(slide: Process, context: KindContext, columns: readonly Box[], heightIn: number, withTitles: boolean) {
  const { direction } = context;
  const widthIn = columns[0]!.w;
  for (const [headingPt, bodyPt] of [[24, 20], [22, 18], [20, 18], [20, 16], [18, 16], [18, 14], [16, 14], [14, 12]] as const) {
    const box = { widthIn, heightIn };
    const titles = withTitles
      ? fitSiblingDrafts(context, slide.steps.map((step) => () => [draft(step.title, direction, { sizePt: headingPt, bold: true, lineSpacing: 1 })]), [headingPt], box)
      : { fitted: slide.steps.map((): Fitted => ({ paragraphs: [], heightIn: 0, widthIn: 0, lineCount: 0 })) };
    const details = fitSiblingDrafts(context, slide.steps.map((step) => () => (step.detail ? [draft(step.detail, direction, { sizePt: bodyPt, color: 'muted' })] : [])), [bodyPt], box);
    if (!titles || !details) continue;
    const titleH = Math.max(...titles.fitted.map((one) => one.heightIn));
    const detailH = Math.max(...details.fitted.map((one) => one.heightIn));
    const gap = titleH > 0 && detailH > 0 ? 0.1 : 0;
    if (titleH + gap + detailH > heightIn) continue;
    return { titles: titles.fitted, details: details.fitted, titleH, detailH, gap, heightIn: titleH + gap + detailH };
  }
  return null;
}

type Under = NonNullable<ReturnType<typeof underColumns>>;

function drawUnder(index: number, under: Under, column: Box, y: number): SceneElement[] {
  const name = `Step ${index + 1}`;
  const title = under.titles[index]!;
  const detail = under.details[index]!;
  const elements: SceneElement[] = [];
  if (title.paragraphs.length > 0) elements.push(textElement({ name: `${name} title`, box: { x: column.x, y, w: column.w, h: under.titleH }, paragraphs: title.paragraphs }));
  if (detail.paragraphs.length > 0)
    elements.push(textElement({ name: `${name} detail`, box: { x: column.x, y: y + under.titleH + under.gap, w: column.w, h: detail.heightIn }, paragraphs: detail.paragraphs }));
  return elements;
}

function numberedLine(slide: Process, context: KindContext): Placement {
  const count = slide.steps.length;
  if (count < 2 || count > mostAcross) return tooLong;
  const columns = columnsOf(context.area, count, 0.35);
  const gap = 0.35;
  const under = underColumns(slide, context, columns, context.area.h - discIn - gap, true);
  if (!under) return tooLong;
  const top = settle(context.area, discIn + gap + under.heightIn).y;
  const first = columns[0]!;
  const last = columns[count - 1]!;
  const line: SceneElement = {
    type: 'line',
    name: 'Line',
    box: { x: first.x + discIn / 2, y: top + discIn / 2, w: last.x + last.w - first.x - discIn / 2, h: 0 },
    stroke: { color: 'quiet', widthPt: 2 },
  };
  const steps = slide.steps.flatMap((_, index) => [
    numberDisc(context, index, { x: columns[index]!.x, y: top, w: discIn, h: discIn }),
    ...drawUnder(index, under, columns[index]!, top + discIn + gap),
  ]);
  return placed([line, ...steps]);
}

function numberDisc(context: KindContext, index: number, box: Box): SceneElement {
  const number = draft(String(context.firstNumber + index), context.direction, { sizePt: 24, bold: true, color: 'canvas', font: 'heading', align: 'center', lineSpacing: 1 });
  const fitted = fitSiblingDrafts(context, [() => [number]], [24], { widthIn: box.w, heightIn: box.h });
  return textElement({
    name: `Step ${index + 1} number`,
    box,
    paragraphs: fitted?.fitted[0]?.paragraphs ?? [],
    anchor: 'middle',
    geometry: 'ellipse',
    fill: { color: 'accent' },
    on: 'Line',
  });
}

function chevrons(slide: Process, context: KindContext): Placement {
  const count = slide.steps.length;
  if (count < 2 || count > mostAcross) return tooLong;
  const overlap = pointIn - 0.09;
  const w = (context.area.w + overlap * (count - 1)) / count;
  const shapes = slide.steps.map((_, index): Box => ({ x: context.area.x + index * (w - overlap), y: 0, w, h: arrowH }));
  const inner = shapes.map((box, index) => ({ ...box, x: box.x + (index === 0 ? 0.2 : pointIn + 0.08), w: w - pointIn - (index === 0 ? 0.25 : pointIn + 0.13) }));
  const narrowest = Math.min(...inner.map((box) => box.w));
  const titles = fitSiblingDrafts(
    context,
    slide.steps.map((step) => (sizePt: number) => [draft(step.title, context.direction, { sizePt, bold: true, color: 'canvas', lineSpacing: 1 })]),
    [20, 18, 16, 14],
    { widthIn: narrowest, heightIn: arrowH - 0.15, maxLines: 3 },
  );
  if (!titles) return tooLong;
  const columns = inner.map((box, index) => ({ ...box, w: (index === count - 1 ? w - pointIn : w - overlap) - (index === 0 ? 0.2 : pointIn) - 0.05 }));
  const gap = 0.25;
  const details = underColumns(slide, context, columns.map((box) => ({ ...box, w: Math.min(...columns.map((one) => one.w)) })), context.area.h - arrowH - gap, false);
  if (!details) return tooLong;
  const top = settle(context.area, arrowH + gap + details.heightIn).y;
  return placed(
    slide.steps.flatMap((_, index): SceneElement[] => [
      { type: 'shape', name: `Step ${index + 1}`, geometry: index === 0 ? 'pentagon-arrow' : 'chevron', box: { ...shapes[index]!, y: top }, fill: { color: 'accent' } },
      textElement({ name: `Step ${index + 1} title`, box: { ...inner[index]!, y: top, w: narrowest }, paragraphs: titles.fitted[index]!.paragraphs, anchor: 'middle', on: `Step ${index + 1}` }),
      ...drawUnder(index, details, columns[index]!, top + arrowH + gap),
    ]),
  );
}

function numberedRows(slide: Process, context: KindContext): Placement {
  const contents = slide.steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    mark: String(context.firstNumber + index),
    heading: step.title,
    body: step.detail ? (sizePt: number) => [draft(step.detail ?? '', context.direction, { sizePt, color: 'muted' as const })] : undefined,
  }));
  const options = {
    area: context.area,
    markWidthIn: contents.length + context.firstNumber > 10 ? 0.8 : 0.5,
    markSizePt: 28,
    headingShare: 0.36,
    sizesPt: [[24, 20], [20, 18], [20, 16], [18, 16], [16, 14]] as const,
    divider: 'hairline' as const,
  };
  const laid = layRows(context, contents, options);
  if (laid.count === contents.length) return placed(laid.elements);
  if (laid.count === 0) return tooLong;
  const share = evenShare(contents.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? layRows(context, contents.slice(0, share), options) : laid;
  return continues(part.elements, [{ ...slide, steps: slide.steps.slice(part.count) }], context.firstNumber + part.count);
}

export const processLayout: KindLayout<Process> = {
  arrangements: [
    { name: 'numbered-line', layout: 'content', suits: (slide) => (slide.steps.length >= 2 && slide.steps.length <= 5 ? 3 : 1.5), place: numberedLine },
    { name: 'chevrons', layout: 'content', suits: (slide) => (slide.steps.length >= 2 && slide.steps.length <= 5 ? 2.8 : 1.4), place: chevrons },
    { name: 'numbered-rows', layout: 'content', suits: () => 2, place: numberedRows },
  ],
  outline: (slide) => slide.steps.map((step) => ({ text: step.title, children: step.detail ? [step.detail] : [] })),
};
