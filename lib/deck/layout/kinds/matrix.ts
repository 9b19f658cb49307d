import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ColorRole } from '../../theme/theme';
import { crossedAxes, outerAxes, type MatrixAxes } from '../blocks/axes';
import { boxLook, cardGeometry } from '../blocks/card-face';
import type { CardSizes } from '../blocks/card-types';
import { draft } from '../blocks/draft';
import { findNamed } from '../blocks/find-named';
import { firstFitting, fitDrafts } from '../blocks/fit';
import { listDrafts } from '../blocks/lay-list';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Matrix = SlideOf<'matrix'>;

const sizesPt: readonly CardSizes[] = [
  [32, 26],
  [30, 24],
  [28, 24],
  [26, 22],
  [24, 20],
  [22, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
  [14, 12],
];
/** Between quadrants, inside them, and how much lower their texts stand where there is room; the name of an axis goes between crossed ones. */
interface QuadrantSpace {
  gapIn: number;
  insetIn: number;
  topIn: number;
  mostDropIn: number;
}

const panelSpace: QuadrantSpace = { gapIn: 0.12, insetIn: 0.28, topIn: 0.2, mostDropIn: 0.25 };
const crossSpace: QuadrantSpace = { gapIn: 0.38, insetIn: 0.25, topIn: 0.1, mostDropIn: 0.2 };
/** Of a panel's height, for words that come in wider or are added. */
const filledShare = 0.95;

/** How a quadrant is drawn, and the colours of its words. */
interface QuadrantLook {
  fill?: ColorRole;
  heading: ColorRole;
  body: ColorRole;
}

const plainPanel: QuadrantLook = { fill: 'surface', heading: 'accent', body: 'ink' };
const standingBack: QuadrantLook = { fill: 'surface', heading: 'ink', body: 'ink' };
const standingOut: QuadrantLook = { fill: 'accentFill', heading: 'onAccent', body: 'onAccent' };
const open: QuadrantLook = { heading: 'ink', body: 'ink' };
const openInAccent: QuadrantLook = { heading: 'accent', body: 'ink' };
const tinted: QuadrantLook = { fill: 'surface', heading: 'accent', body: 'ink' };

/** The quadrant that the title speaks of; else of those along two axes the first, which is what people come for. */
function focusOf({ title, panels, xAxis, yAxis }: Matrix): number | undefined {
  const named = findNamed(
    title,
    panels.map((one) => one.title),
  );
  return named ?? (xAxis && yAxis ? 0 : undefined);
}

/** The texts of four quadrants at the largest size at which all of them fit, their heads on common lines. */
function quadrants(
  slide: Matrix,
  context: KindContext,
  { field }: MatrixAxes,
  space: QuadrantSpace,
  lookOf: (index: number) => QuadrantLook,
): readonly SceneElement[] | null {
  const { direction, theme } = context;
  const w = (field.w - space.gapIn) / 2;
  const h = (field.h - space.gapIn) / 2;
  const inner = { w: w - 2 * space.insetIn, h: h - 2 * space.topIn };
  if (inner.h <= 0) return null;
  const fitted = firstFitting(pairsWithin(theme, sizesPt), ([headingPt, bodyPt]) => {
    const texts = slide.panels.map(({ title, items }, index) => {
      const look = lookOf(index);
      const list = listDrafts(
        items.map((text) => ({ text })),
        bodyPt,
        { direction, mark: theme.style.bullet, color: look.body, spacing: 0.35 },
      );
      return fitDrafts(
        context,
        [
          draft(title, direction, { sizePt: headingPt, bold: true, color: look.heading, lineSpacing: 1 }),
          ...list.map((one, at) => (at === 0 ? { ...one, spaceBeforePt: bodyPt * 0.4 } : one)),
        ],
        { widthIn: inner.w, heightIn: inner.h * filledShare },
      );
    });
    const whole = texts.filter((text) => text !== null);
    return whole.length === texts.length ? whole : null;
  });
  if (!fitted) return null;
  const freeIn = inner.h - Math.max(...fitted.map(({ heightIn }) => heightIn));
  const top = space.topIn + Math.min(space.mostDropIn, freeIn * 0.4);
  return fitted.map(({ paragraphs }, index) => {
    const { fill } = lookOf(index);
    return textElement({
      name: `Panel ${index + 1}`,
      box: {
        x: field.x + (index % 2) * (w + space.gapIn),
        y: field.y + Math.floor(index / 2) * (h + space.gapIn),
        w,
        h,
      },
      paragraphs,
      inset: { left: space.insetIn, right: space.insetIn, top, bottom: space.topIn / 2 },
      ...(fill && {
        geometry: cardGeometry(theme),
        cornerRadius: theme.cornerRadius,
        ...(fill === 'surface' ? boxLook(theme) : { fill: { color: fill } }),
      }),
    });
  });
}

/** Four panels, with the axes along their outer edges; one of them is filled where the slide says which one counts. */
function panels(slide: Matrix, context: KindContext): readonly SceneElement[] | null {
  const axes = outerAxes(context, slide);
  const focus = focusOf(slide);
  const cards =
    axes &&
    quadrants(slide, context, axes, panelSpace, (index) =>
      focus === undefined ? plainPanel : index === focus ? standingOut : standingBack,
    );
  return axes && cards && [...axes.elements, ...cards];
}

/** The same texts on open ground, parted by the two axes; the one that counts is tinted. */
function cross(slide: Matrix, context: KindContext): readonly SceneElement[] | null {
  const axes = crossedAxes(context, slide);
  const focus = focusOf(slide);
  const texts =
    axes &&
    quadrants(slide, context, axes, crossSpace, (index) =>
      focus === undefined ? openInAccent : index === focus ? tinted : open,
    );
  return axes && texts && [...axes.elements, ...texts];
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
