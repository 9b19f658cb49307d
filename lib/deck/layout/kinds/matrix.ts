import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { spaceOf, type CardFace } from '../blocks/card-face';
import type { CardSizes } from '../blocks/card-types';
import { crossedAxes, outerAxes, type MatrixAxes } from '../blocks/axes';
import { firstFitting } from '../blocks/fit';
import { layCards } from '../blocks/lay-cards';
import { listDrafts } from '../blocks/lay-list';
import { pairsWithin } from '../blocks/size-limits';
import { cardGapIn } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Matrix = SlideOf<'matrix'>;

const sizesPt: readonly CardSizes[] = [
  [30, 26],
  [28, 24],
  [26, 24],
  [26, 22],
  [24, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
  [14, 12],
];
/** Texts between crossed axes keep clear of them, and need no more than that. */
const openFace: CardFace = { ground: 'divided', accent: 'none' };

function panelsIn(
  slide: Matrix,
  context: KindContext,
  { field }: MatrixAxes,
  face: CardFace | undefined,
): readonly SceneElement[] | null {
  const contents = slide.panels.map((panel, index) => ({
    name: `Panel ${index + 1}`,
    heading: panel.title,
    body:
      panel.items.length > 0
        ? (sizePt: number) =>
            listDrafts(
              panel.items.map((text) => ({ text })),
              sizePt,
              { direction: context.direction, mark: context.theme.style.bullet },
            )
        : undefined,
  }));
  const sizes = pairsWithin(context.theme, sizesPt);
  const laid = layCards(context, contents, {
    area: field,
    columns: 2,
    frame: 'surface',
    face,
    sizesPt: sizes,
    minHeightIn: (field.h - (face ? spaceOf(face).gap : cardGapIn)) / 2,
  });
  return laid?.elements ?? null;
}

/** Four cards, with the axes along their outer edges. */
function panels(slide: Matrix, context: KindContext): readonly SceneElement[] | null {
  const axes = outerAxes(context, slide);
  const cards = axes && panelsIn(slide, context, axes, undefined);
  return axes && cards && [...axes.elements, ...cards];
}

/** The same texts on open ground, parted by the two axes. */
function cross(slide: Matrix, context: KindContext): readonly SceneElement[] | null {
  const axes = crossedAxes(context, slide);
  const cards = axes && panelsIn(slide, context, axes, openFace);
  const texts = cards
    ?.filter((element) => element.type === 'text')
    .map(({ on: _panel, ...element }): SceneElement => element);
  return axes && texts ? [...axes.elements, ...texts] : null;
}

/** As many points of every panel as a slide holds; the others go on under the same heads. */
function place(slide: Matrix, context: KindContext, draw: typeof panels): Placement {
  const most = Math.max(...slide.panels.map(({ items }) => items.length));
  const counts = Array.from({ length: Math.max(1, most) }, (_, index) => most - index);
  const fitting = firstFitting(counts, (count) => {
    const elements = draw(pointsOf(slide, 0, count), context);
    return elements && { elements, count };
  });
  if (!fitting) return tooLong;
  if (fitting.count === most) return placed(fitting.elements);
  const count = evenShare(most, fitting.count, context.furtherSlides);
  const part = draw(pointsOf(slide, 0, count), context);
  return part ? continues(part, [pointsOf(slide, count, most)]) : tooLong;
}

function pointsOf(slide: Matrix, from: number, to: number): Matrix {
  return { ...slide, panels: slide.panels.map((panel) => ({ ...panel, items: panel.items.slice(from, to) })) };
}

export const matrixLayout: KindLayout<Matrix> = {
  arrangements: [
    {
      name: 'quadrant-panels',
      layout: 'title-only',
      suits: () => 2,
      place: (slide, context) => place(slide, context, panels),
    },
    {
      name: 'quadrant-cross',
      layout: 'title-only',
      suits: (slide) => (slide.xAxis && slide.yAxis ? 2.2 : 1.5),
      place: (slide, context) => place(slide, context, cross),
    },
  ],
  outline: (slide) => [
    ...[slide.yAxis, slide.xAxis].filter((axis) => axis !== undefined).map((text) => ({ text })),
    ...slide.panels.map((panel) => ({ text: panel.title, children: panel.items })),
  ],
};
