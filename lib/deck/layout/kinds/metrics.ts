import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { Draft } from '../blocks/draft';
import { cardGeometry } from '../blocks/card-geometry';
import { draft, draftOfRuns, run } from '../blocks/draft';
import { fitLargest, fitSiblingDrafts, oneLineWidthIn } from '../blocks/fit';
import { layRows } from '../blocks/lay-rows';
import { textElement } from '../blocks/text-element';
import { columnsOf, insetBox, settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Metrics = SlideOf<'metrics'>;
type Metric = Metrics['metrics'][number];

/** Arrow and word together, so that the direction does not hang on colour. */
const arrows = { up: '▲', down: '▼', flat: '■' } as const;
const valueGapIn = 0.1;

function underDrafts(metric: Metric, context: KindContext, sizePt: number, onAccent = false): Draft[] {
  const { direction } = context;
  const ink = onAccent ? 'canvas' : 'ink';
  return [
    draft(metric.label, direction, { sizePt, bold: true, color: ink, lineSpacing: 1.05 }),
    ...(metric.change
      ? [
          draftOfRuns(
            [
              run(`${arrows[metric.change.direction]} `, { sizePt, color: onAccent ? 'canvas' : 'accent' }),
              run(metric.change.text, { sizePt, color: ink }),
            ],
            direction,
            { sizePt, spaceBeforePt: 6 },
          ),
        ]
      : []),
    ...(metric.detail ? [draft(metric.detail, direction, { sizePt, color: onAccent ? 'canvas' : 'muted', spaceBeforePt: 6 })] : []),
  ];
}

/** Numbers of one size on one line, what they mean below; rows of up to four. */
function figures(slide: Metrics, context: KindContext, columns: number, panels: boolean): Placement {
  const { metrics } = slide;
  const rows = Math.ceil(metrics.length / columns);
  const gap = panels ? 0.25 : 0.45;
  const pad = panels ? 0.3 : 0;
  const top = panels ? pad : 0.2;
  const columnBoxes = columnsOf(context.area, columns, gap);
  const widthIn = columnBoxes[0]!.w - 2 * pad;
  const heightIn = (context.area.h - 0.25 * (rows - 1)) / rows - top - pad;
  const values = fitSiblingDrafts(
    context,
    metrics.map((metric) => (sizePt: number) => [draft(metric.value, context.direction, { sizePt, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })]),
    rows > 1 ? [54, 48, 44, 40, 36, 32] : [72, 66, 60, 54, 48, 44, 40],
    { widthIn: oneLineWidthIn(metrics.map((metric) => metric.value), widthIn), heightIn, maxLines: 1 },
  );
  if (!values) return tooLong;
  const valueH = Math.max(...values.fitted.map((one) => one.heightIn));
  const under = fitSiblingDrafts(context, metrics.map((metric) => (sizePt: number) => underDrafts(metric, context, sizePt)), [20, 18, 16], { widthIn, heightIn: heightIn - valueH - valueGapIn });
  if (!under) return tooLong;
  const underH = Math.max(...under.fitted.map((one) => one.heightIn));
  const h = Math.max(top + valueH + valueGapIn + underH + pad, panels && rows === 1 ? 2.5 : 0);
  const blockTop = settle(context.area, h * rows + 0.25 * (rows - 1)).y;
  return placed(
    metrics.flatMap((_, index): SceneElement[] => {
      const name = `Figure ${index + 1}`;
      const column = columnBoxes[index % columns]!;
      const box: Box = { x: column.x, y: blockTop + Math.floor(index / columns) * (h + 0.25), w: column.w, h };
      const frame: SceneElement = panels
        ? { type: 'shape', name, geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box, fill: { color: 'surface' } }
        : { type: 'shape', name, geometry: 'rect', box: { ...box, h: 0.05 }, fill: { color: index === 0 ? 'accent' : 'quiet' } };
      const on = panels ? { on: name } : {};
      return [
        frame,
        textElement({ name: `${name} value`, box: { x: box.x + pad, y: box.y + top, w: widthIn, h: valueH }, paragraphs: values.fitted[index]!.paragraphs, anchor: 'bottom', ...on }),
        textElement({ name: `${name} label`, box: { x: box.x + pad, y: box.y + top + valueH + valueGapIn, w: widthIn, h: underH }, paragraphs: under.fitted[index]!.paragraphs, ...on }),
      ];
    }),
  );
}

/** The first number on an accent panel, the others as rows beside it. */
function lead(slide: Metrics, context: KindContext): Placement {
  const [first, ...others] = slide.metrics;
  if (!first || others.length > 4) return tooLong;
  const panel = spanOf(context.area, 0, others.length > 0 ? 5 : 7);
  const inner = insetBox(panel, 0.4);
  const value = fitLargest(context, (sizePt) => [draft(first.value, context.direction, { sizePt, bold: true, color: 'canvas', font: 'heading', lineSpacing: 1 })], [96, 88, 80, 72, 66, 60, 54, 48, 44, 40], { widthIn: oneLineWidthIn([first.value], inner.w), heightIn: inner.h * 0.5, maxLines: 1 });
  const under = value && fitLargest(context, (sizePt) => underDrafts(first, context, sizePt, true), [18, 16], { widthIn: inner.w, heightIn: inner.h - value.heightIn - 0.1 });
  if (!value || !under) return tooLong;
  const h = Math.min(panel.h, Math.max(3.9, value.heightIn + under.heightIn + 0.9));
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
  return rows.count === others.length ? placed([...elements, ...shiftToMiddle(rows.elements, area, rows.heightIn)]) : tooLong;
}

function shiftToMiddle(elements: readonly SceneElement[], area: Box, heightIn: number): SceneElement[] {
  const dy = Math.max(0, (area.h - heightIn) / 2);
  return elements.map((element) => ({ ...element, box: { ...element.box, y: element.box.y + dy } }));
}

function valueRows(metrics: readonly Metric[], context: KindContext, area: Box, firstIndex: number) {
  const sizePt = 36;
  const marks = metrics.map((metric) => (size: number) => [draft(metric.value, context.direction, { sizePt: size, bold: true, font: 'heading', lineSpacing: 1 })]);
  const fitted = fitSiblingDrafts(context, marks, [sizePt, 32, 28, 24, 20, 18], { widthIn: area.w * 0.48, heightIn: area.h, maxLines: 1 });
  const markWidthIn = fitted ? Math.max(...fitted.fitted.map((one) => one.widthIn)) * (0.99 / oneLineWidthIn(metrics.map((metric) => metric.value), 1)) + 0.05 : area.w * 0.4;
  return layRows(
    context,
    metrics.map((metric, index) => ({ name: `Figure ${index + firstIndex}`, mark: metric.value, body: (size: number) => underDrafts(metric, context, size) })),
    { area, markWidthIn, markSizePt: fitted?.sizePt ?? 18, headingShare: 0, sizesPt: [[28, 18], [28, 16]], divider: 'hairline', maxPaddingIn: 0.3 },
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

function columnCount(count: number, panels: boolean): number {
  if (count === 4) return panels ? 2 : 4;
  return count < 4 ? count : 3;
}

/** As many figures as one slide holds legibly, at most six; the others go on. */
function mostFigures(slide: Metrics, context: KindContext, panels: boolean): Placement {
  const total = slide.metrics.length;
  const most = evenShare(total, 6, context.furtherSlides);
  for (let count = most; count >= Math.min(2, total); count -= 1) {
    const part = { ...slide, metrics: slide.metrics.slice(0, count) };
    const laid = figures(part, context, columnCount(count, panels), panels);
    if (laid.outcome === 'too-long') continue;
    return count === total ? laid : continues(laid.elements, [{ ...slide, metrics: slide.metrics.slice(count) }]);
  }
  return tooLong;
}

export const metricsLayout: KindLayout<Metrics> = {
  arrangements: [
    { name: 'figures', layout: 'content', suits: (slide) => (slide.metrics.length >= 2 && slide.metrics.length <= 4 ? 3 : 1), place: (slide, context) => mostFigures(slide, context, false) },
    { name: 'lead-figure', layout: 'content', suits: (slide) => (slide.metrics.length === 1 ? 4 : slide.metrics.length <= 4 ? 2.5 : 1), place: lead },
    { name: 'figure-panels', layout: 'content', suits: (slide) => (slide.metrics.length > 4 ? 3 : 2), place: (slide, context) => mostFigures(slide, context, true) },
    { name: 'figure-rows', layout: 'content', suits: () => 1.2, place: list },
  ],
  outline: (slide) =>
    slide.metrics.map((metric) => ({
      text: `${metric.value} ${metric.label}`,
      children: [metric.change?.text, metric.detail].filter((text) => text !== undefined),
    })),
};
