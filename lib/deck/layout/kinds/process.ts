import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitSiblingDrafts } from '../blocks/fit';
import { layRows } from '../blocks/lay-rows';
import { layStations } from '../blocks/lay-stations';
import { textElement } from '../blocks/text-element';
import { settle } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Process = SlideOf<'process'>;

const arrowH = 1.3;
/** The point of PowerPoint's chevron reaches half its height into the shape. */
const pointIn = arrowH * 0.5;
const detailGapIn = 0.28;
const mostAcross = 6;

function numberedLine(slide: Process, context: KindContext): Placement {
  const count = slide.steps.length;
  if (count < 2 || count > mostAcross) return tooLong;
  const stations = slide.steps.map((step, index) => ({ name: `Step ${index + 1}`, number: String(context.firstNumber + index), ...step }));
  const elements = layStations(context, stations);
  return elements ? placed(elements) : tooLong;
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
    [24, 22, 20, 18, 16],
    { widthIn: narrowest, heightIn: arrowH - 0.15, maxLines: 3 },
  );
  if (!titles) return tooLong;
  const columns = inner.map((box, index) => ({ ...box, w: (index === count - 1 ? w - pointIn : w - overlap) - (index === 0 ? 0.2 : pointIn) - 0.05 }));
  const widthIn = Math.min(...columns.map((one) => one.w));
  const details = fitSiblingDrafts(
    context,
    slide.steps.map((step) => (sizePt: number) => (step.detail ? [draft(step.detail, context.direction, { sizePt, color: 'muted' })] : [])),
    [22, 20, 18, 16, 14],
    { widthIn, heightIn: context.area.h - arrowH - detailGapIn },
  );
  if (!details) return tooLong;
  const detailsH = Math.max(...details.fitted.map((one) => one.heightIn));
  const top = settle(context.area, arrowH + (detailsH > 0 ? detailGapIn + detailsH : 0)).y;
  return placed(
    slide.steps.flatMap((step, index): SceneElement[] => [
      { type: 'shape', name: `Step ${index + 1}`, geometry: index === 0 ? 'pentagon-arrow' : 'chevron', box: { ...shapes[index]!, y: top }, fill: { color: 'accent' } },
      textElement({ name: `Step ${index + 1} title`, box: { ...inner[index]!, y: top, w: narrowest }, paragraphs: titles.fitted[index]!.paragraphs, anchor: 'middle', on: `Step ${index + 1}` }),
      ...(step.detail
        ? [textElement({ name: `Step ${index + 1} detail`, box: { x: columns[index]!.x, y: top + arrowH + detailGapIn, w: widthIn, h: details.fitted[index]!.heightIn }, paragraphs: details.fitted[index]!.paragraphs })]
        : []),
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
    start: 'tile' as const,
    headingShare: 0.36,
    sizesPt: [[26, 22], [24, 20], [20, 18], [20, 16], [18, 16], [16, 14]] as const,
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
