import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { layCards } from '../blocks/lay-cards';
import { listDrafts } from '../blocks/lay-list';
import { textElement } from '../blocks/text-element';
import { cardGapIn } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Matrix = SlideOf<'matrix'>;

const axisH = 0.32;
const sizesPt = [[26, 24], [26, 22], [24, 20], [22, 18], [20, 18], [20, 16], [18, 16], [18, 14], [16, 14], [14, 14], [14, 12]] as const;

function axisLabel(context: KindContext, name: string, text: string, box: Box, align: 'start' | 'end'): SceneElement | null {
  const fitted = fitDrafts(context, [draft(text, context.direction, { sizePt: 14, bold: true, color: 'muted', align })], { widthIn: box.w, heightIn: box.h });
  return fitted && textElement({ name, box, paragraphs: fitted.paragraphs });
}

function place(slide: Matrix, context: KindContext, form: 'panels' | 'cross'): Placement {
  const { area } = context;
  const over = slide.yAxis ? axisH + 0.05 : 0;
  const under = slide.xAxis ? axisH + 0.1 : 0;
  const field = { x: area.x, y: area.y + over, w: area.w, h: area.h - over - under };
  const contents = slide.panels.map((panel, index) => ({
    name: `Panel ${index + 1}`,
    heading: panel.title,
    body: panel.items.length > 0 ? (sizePt: number) => listDrafts(panel.items.map((text) => ({ text })), sizePt, { direction: context.direction, mark: context.theme.style.bullet }) : undefined,
  }));
  const laid = layCards(context, contents, { area: field, columns: 2, frame: 'surface', sizesPt, minHeightIn: (field.h - cardGapIn) / 2 });
  if (!laid) return tooLong;
  const yLabel = slide.yAxis ? axisLabel(context, 'Vertical axis', `↑ ${slide.yAxis}`, { ...area, h: axisH }, 'start') : null;
  const xLabel = slide.xAxis ? axisLabel(context, 'Horizontal axis', `${slide.xAxis} ${context.direction === 'rtl' ? '←' : '→'}`, { ...area, y: area.y + area.h - axisH, h: axisH }, 'end') : null;
  if ((slide.yAxis && !yLabel) || (slide.xAxis && !xLabel)) return tooLong;
  const panels = form === 'panels' ? laid.elements : crossed(laid.elements, field);
  return placed([...(yLabel ? [yLabel] : []), ...panels, ...(xLabel ? [xLabel] : [])]);
}

/** The same texts on open ground, parted by the two axes. */
function crossed(elements: readonly SceneElement[], field: Box): SceneElement[] {
  const texts = elements.filter((element) => element.type === 'text').map(({ on: _panel, ...element }): SceneElement => element);
  const stroke = { color: 'accent' as const, widthPt: 1.5 };
  return [
    { type: 'line', name: 'Horizontal line', box: { x: field.x, y: field.y + field.h / 2, w: field.w, h: 0 }, stroke },
    { type: 'line', name: 'Vertical line', box: { x: field.x + field.w / 2, y: field.y, w: 0, h: field.h }, stroke },
    ...texts,
  ];
}

export const matrixLayout: KindLayout<Matrix> = {
  arrangements: [
    { name: 'quadrant-panels', layout: 'content', suits: () => 2, place: (slide, context) => place(slide, context, 'panels') },
    { name: 'quadrant-cross', layout: 'content', suits: (slide) => (slide.xAxis && slide.yAxis ? 2.2 : 1.5), place: (slide, context) => place(slide, context, 'cross') },
  ],
  outline: (slide) => [
    ...[slide.yAxis, slide.xAxis].filter((axis) => axis !== undefined).map((text) => ({ text })),
    ...slide.panels.map((panel) => ({ text: panel.title, children: panel.items })),
  ],
};
