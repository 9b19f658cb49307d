import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-geometry';
import { draft } from '../blocks/draft';
import { fitLargest, fitSiblingDrafts, oneLineWidthIn } from '../blocks/fit';
import { layRows } from '../blocks/lay-rows';
import { shiftDown } from '../blocks/shift-down';
import { textElement } from '../blocks/text-element';
import { insetBox, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { figureBand } from './metrics-band';
import { mostFigures, underDrafts } from './metrics-figures';

type Metrics = SlideOf<'metrics'>;
type Metric = Metrics['metrics'][number];

/** The first number on an accent panel, the others as rows beside it. */
function lead(slide: Metrics, context: KindContext): Placement {
  const [first, ...others] = slide.metrics;
  if (!first || others.length > 4) return tooLong;
  const panel = spanOf(context.area, 0, others.length > 0 ? 5 : 12);
  const inner = insetBox(panel, 0.4);
  const value = fitLargest(context, (sizePt) => [draft(first.value, context.direction, { sizePt, bold: true, color: 'canvas', font: 'heading', lineSpacing: 1 })], [others.length > 0 ? 96 : 138, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40], { widthIn: oneLineWidthIn([first.value], inner.w), heightIn: inner.h * 0.5, maxLines: 1 });
  const under = value && fitLargest(context, (sizePt) => underDrafts(first, context, sizePt, true), [22, 20, 18, 16], { widthIn: inner.w, heightIn: inner.h - value.heightIn - 0.1 });
  if (!value || !under) return tooLong;
  const h = Math.min(panel.h, Math.max(4.5, value.heightIn + under.heightIn + 0.9));
  const y = panel.y;
  const blockH = value.heightIn + 0.1 + under.heightIn;
  const textY = y + h - 0.4 - blockH;
  const elements: SceneElement[] = [
    { type: 'shape', name: 'Figure 1', geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box: { ...panel, h }, fill: { color: 'accent' } },
    textElement({ name: 'Figure 1 value', box: { x: inner.x, y: textY, w: inner.w, h: value.heightIn }, paragraphs: value.paragraphs, on: 'Figure 1' }),
    textElement({ name: 'Figure 1 label', box: { x: inner.x, y: textY + value.heightIn + 0.1, w: inner.w, h: under.heightIn }, paragraphs: under.paragraphs, on: 'Figure 1' }),
  ];
  if (others.length === 0) return placed(elements);
  const side = { ...spanOf(context.area, 5, 7), h };
  const area = { ...side, x: side.x + 0.4, w: side.w - 0.4 };
  const rows = valueRows(others, context, area, 2);
  return rows.count === others.length ? placed([...elements, ...shiftDown(rows.elements, Math.max(0, (area.h - rows.heightIn) / 2))]) : tooLong;
}

function valueRows(metrics: readonly Metric[], context: KindContext, area: Box, firstIndex: number) {
  const sizePt = 48;
  const marks = metrics.map((metric) => (size: number) => [draft(metric.value, context.direction, { sizePt: size, bold: true, font: 'heading', lineSpacing: 1 })]);
  const fitted = fitSiblingDrafts(context, marks, [sizePt, 44, 40, 36, 32, 28, 24, 20, 18], { widthIn: area.w * 0.48, heightIn: area.h, maxLines: 1 });
  const markWidthIn = fitted ? Math.max(...fitted.fitted.map((one) => one.widthIn)) * (0.99 / oneLineWidthIn(metrics.map((metric) => metric.value), 1)) + 0.05 : area.w * 0.4;
  return layRows(
    context,
    metrics.map((metric, index) => ({ name: `Figure ${index + firstIndex}`, mark: metric.value, body: (size: number) => underDrafts(metric, context, size) })),
    { area, start: 'mark', markWidthIn, markSizePt: fitted?.sizePt ?? 18, headingShare: 0, sizesPt: [[40, 20], [36, 18], [28, 18], [28, 16]], divider: 'hairline' },
  );
}

function list(slide: Metrics, context: KindContext): Placement {
  const laid = valueRows(slide.metrics, context, context.area, 1);
  if (laid.count === slide.metrics.length) return placed(laid.elements);
  if (laid.count === 0) return tooLong;
  const share = evenShare(slide.metrics.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? valueRows(slide.metrics.slice(0, share), context, context.area, 1) : laid;
  return continues(part.elements, [{ ...slide, metrics: slide.metrics.slice(part.count) }]);
}

export const metricsLayout: KindLayout<Metrics> = {
  arrangements: [
    { name: 'figures', layout: 'content', suits: (slide) => (slide.metrics.length >= 2 && slide.metrics.length <= 4 ? 3 : 1), place: figureBand },
    { name: 'lead-figure', layout: 'content', suits: (slide) => (slide.metrics.length <= 2 ? 4 : slide.metrics.length <= 4 ? 2.5 : 1), place: lead },
    { name: 'figure-panels', layout: 'content', suits: (slide) => (slide.metrics.length > 4 ? 3 : 2), place: mostFigures },
    { name: 'figure-rows', layout: 'content', suits: () => 1.2, place: list },
  ],
  outline: (slide) =>
    slide.metrics.map((metric) => ({
      text: `${metric.value} ${metric.label}`,
      children: [metric.change?.text, metric.detail].filter((text) => text !== undefined),
    })),
};
