import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-geometry';
import type { Draft } from '../blocks/draft';
import { draft, draftOfRuns, run } from '../blocks/draft';
import { fitSiblingDrafts, oneLineWidthIn } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { columnsOf } from '../grid';
import type { KindContext, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Metrics = SlideOf<'metrics'>;
type Metric = Metrics['metrics'][number];

/** Arrow and word together, so that the direction does not hang on colour. */
const arrows = { up: '▲', down: '▼', flat: '■' } as const;
const valueGapIn = 0.1;
const gapIn = 0.25;
const pad = 0.35;

/** What a number means: label, change and detail. */
export function underDrafts(metric: Metric, context: KindContext, sizePt: number, onAccent = false): Draft[] {
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

/** Numbers of one size, each on a panel of its own with what it means; rows of up to three. */
function figures(slide: Metrics, context: KindContext, columns: number): Placement {
  const { metrics } = slide;
  const rows = Math.ceil(metrics.length / columns);
  const columnBoxes = columnsOf(context.area, columns, gapIn);
  const widthIn = columnBoxes[0]!.w - 2 * pad;
  const heightIn = (context.area.h - gapIn * (rows - 1)) / rows - 2 * pad;
  const values = fitSiblingDrafts(
    context,
    metrics.map((metric) => (sizePt: number) => [draft(metric.value, context.direction, { sizePt, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })]),
    [66, 60, 54, 48, 44, 40, 36, 32],
    { widthIn: oneLineWidthIn(metrics.map((metric) => metric.value), widthIn), heightIn, maxLines: 1 },
  );
  if (!values) return tooLong;
  const valueH = Math.max(...values.fitted.map((one) => one.heightIn));
  const under = fitSiblingDrafts(context, metrics.map((metric) => (sizePt: number) => underDrafts(metric, context, sizePt)), [22, 20, 18, 16], { widthIn, heightIn: heightIn - valueH - valueGapIn });
  if (!under) return tooLong;
  const underH = Math.max(...under.fitted.map((one) => one.heightIn));
  const h = pad + valueH + valueGapIn + underH + pad;
  return placed(
    metrics.flatMap((_, index): SceneElement[] => {
      const name = `Figure ${index + 1}`;
      const column = columnBoxes[index % columns]!;
      const box: Box = { x: column.x, y: context.area.y + Math.floor(index / columns) * (h + gapIn), w: column.w, h };
      return [
        { type: 'shape', name, geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box, fill: { color: 'surface' } },
        textElement({ name: `${name} value`, box: { x: box.x + pad, y: box.y + pad, w: widthIn, h: valueH }, paragraphs: values.fitted[index]!.paragraphs, anchor: 'bottom', on: name }),
        textElement({ name: `${name} label`, box: { x: box.x + pad, y: box.y + pad + valueH + valueGapIn, w: widthIn, h: underH }, paragraphs: under.fitted[index]!.paragraphs, on: name }),
      ];
    }),
  );
}

function columnCount(count: number): number {
  if (count === 4) return 2;
  return count < 4 ? count : 3;
}

/** As many figures as one slide holds legibly, at most six; the others go on. */
export function mostFigures(slide: Metrics, context: KindContext): Placement {
  const total = slide.metrics.length;
  const most = evenShare(total, 6, context.furtherSlides);
  for (let count = most; count >= Math.min(2, total); count -= 1) {
    const part = { ...slide, metrics: slide.metrics.slice(0, count) };
    const laid = figures(part, context, columnCount(count));
    if (laid.outcome === 'too-long') continue;
    return count === total ? laid : continues(laid.elements, [{ ...slide, metrics: slide.metrics.slice(count) }]);
  }
  return tooLong;
}
