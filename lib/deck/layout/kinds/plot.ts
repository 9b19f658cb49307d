import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { boxLook } from '../blocks/card-face';
import { outerAxes } from '../blocks/axes';
import { draft, draftOfRuns, textRun, type ParagraphDraft } from '../blocks/draft';
import { findNamed } from '../blocks/find-named';
import { firstFitting, fitDrafts, fitLargest, type Fitted } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { insetBox, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { withoutPlaceWord } from '../marks-and-words';
import { placed, tooLong } from '../placement';
import { contains, dotsOf, overlap, plotItems, quadrantOf, type PlottedItem } from './plot-positions';
import { plotTable } from './plot-table';

type Plot = SlideOf<'plot'>;

const [fewestPlotted, mostPlotted, mostNamed] = [2, 16, 9];
const [labelSizesPt, discPt] = [[20, 18, 16, 14], 16] as const;
const [dotIn, discIn, labelGapIn, widestLabelIn] = [0.26, 0.46, 0.08, 2.6];
const padIn = 0.12;

/** Items where they stand between two axes: named beside their dots, or by numbers and a key where that is crowded. */
function field(slide: Plot, context: KindContext): Placement {
  const { plotted, others } = plotItems(slide);
  if (plotted.length < fewestPlotted || plotted.length > mostPlotted) return tooLong;
  const named = plotted.length <= mostNamed ? layPlot(slide, context, plotted, others, false) : null;
  const laid = named ?? layPlot(slide, context, plotted, others, true);
  return laid ? placed(laid) : tooLong;
}

function layPlot(
  slide: Plot,
  context: KindContext,
  plotted: readonly PlottedItem[],
  others: Plot['items'],
  isKeyed: boolean,
): SceneElement[] | null {
  const hasKey = isKeyed || others.length > 0;
  const main = hasKey ? spanOf(context.area, 0, 8) : context.area;
  const axes = outerAxes({ ...context, area: main }, slide);
  if (!axes) return null;
  const ground = axes.field;
  const names = quadrantNames(slide, context, ground);
  if (!names) return null;
  const lines = crossLines(ground, context);
  const dots = dotsOf(plotted, insetBox(ground, padIn), {
    sideIn: isKeyed ? discIn : dotIn,
    taken: names.map(({ box }) => box),
  });
  if (!dots) return null;
  const taken = [...names.map(({ box }) => box), ...lines.map(({ box }) => grown(box))];
  const labels = isKeyed
    ? []
    : firstFitting(labelSizesPt, (sizePt) => labelsOf({ plotted, dots, ground, taken, sizePt }, context));
  const focus = focusOf(slide, plotted);
  const key = hasKey ? keyOf(isKeyed ? plotted : [], others, context, spanOf(context.area, 8, 4)) : [];
  if (!labels || !key) return null;
  return [
    ...axes.elements,
    { type: 'shape', name: 'Field', geometry: 'rect', box: ground, ...boxLook(context.theme) },
    ...(focus === undefined ? [] : [focusGround(ground, focus)]),
    ...[
      ...lines,
      ...names,
      ...dots.flatMap((box, index): SceneElement[] => [
        isKeyed
          ? disc(index, box, context)
          : {
              type: 'shape',
              name: `Item ${index + 1} dot`,
              geometry: 'ellipse',
              box,
              fill: { color: focus === undefined || quadrantOf(plotted[index]!) === focus ? 'accentFill' : 'muted' },
              on: 'Field',
            },
        ...(labels[index] ? [labels[index]] : []),
      ]),
    ].map((element) => (focus === undefined ? element : { ...element, on: focusName })),
    ...key,
  ];
}

/** The quadrant that the title speaks of, else the one that holds most. */
function focusOf({ title, quadrants = [] }: Plot, plotted: readonly PlottedItem[]): number | undefined {
  const named = findNamed(title, quadrants);
  if (named !== undefined) return named;
  const counts = [0, 1, 2, 3].map((at) => plotted.filter((one) => quadrantOf(one) === at).length);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : undefined;
}

const focusShare = 0.14;
const focusName = 'Field in focus';

function focusGround({ x, y, w, h }: Box, quadrant: number): SceneElement {
  const box = { x: x + (quadrant % 2) * (w / 2), y: y + Math.floor(quadrant / 2) * (h / 2), w: w / 2, h: h / 2 };
  const fill = { color: 'accentFill', opacity: focusShare } as const;
  return { type: 'shape', name: focusName, geometry: 'rect', box, fill, on: 'Field' };
}

/** Two lines through the middle of the field. */
function crossLines({ x, y, w, h }: Box, { theme }: KindContext): SceneElement[] {
  const isTinted = boxLook(theme).fill?.color === 'surface';
  const stroke = isTinted ? ({ color: 'canvas', widthPt: 4 } as const) : ({ color: 'quiet', widthPt: 1.25 } as const);
  return [
    { type: 'line', name: 'Middle across', box: { x, y: y + h / 2, w, h: 0 }, stroke, on: 'Field' },
    { type: 'line', name: 'Middle upright', box: { x: x + w / 2, y, w: 0, h }, stroke, on: 'Field' },
  ];
}

const grown = ({ x, y, w, h }: Box): Box => ({ x: x - 0.02, y: y - 0.02, w: w + 0.04, h: h + 0.04 });

/** The name of each field in its outer corner; null where one is too long. */
function quadrantNames({ quadrants }: Plot, context: KindContext, ground: Box) {
  const [halfW, halfH] = [ground.w / 2, ground.h / 2];
  const named: SceneElement[] = [];
  for (const [index, text] of (quadrants ?? []).entries()) {
    if (text.trim() === '') continue;
    const [isEnd, isLow] = [index % 2 === 1, index > 1];
    const align = isEnd ? ('end' as const) : ('start' as const);
    const box = {
      x: ground.x + (isEnd ? halfW : 0) + padIn,
      y: ground.y + (isLow ? halfH : 0) + padIn,
      w: halfW - 2 * padIn,
      h: halfH - 2 * padIn,
    };
    const fitted = fitLargest(
      context,
      (sizePt) => [draft(text, context.direction, { sizePt, bold: true, color: 'ink', align, lineSpacing: 1 })],
      [20, 18, 16, 14],
      { widthIn: box.w, heightIn: box.h * 0.4, maxLines: 2 },
    );
    if (!fitted) return null;
    // A wider font takes a little more, and items may stand beside the words.
    const w = Math.min(box.w, fitted.widthIn * 1.09 + 0.04);
    const own = {
      x: isEnd ? box.x + box.w - w : box.x,
      y: isLow ? box.y + box.h - fitted.heightIn : box.y,
      w,
      h: fitted.heightIn,
    };
    named.push(textElement({ name: `Field ${index + 1}`, box: own, paragraphs: fitted.paragraphs, on: 'Field' }));
  }
  return named;
}

interface Labelling {
  plotted: readonly PlottedItem[];
  dots: readonly Box[];
  ground: Box;
  /** What names may not stand on. */
  taken: readonly Box[];
  sizePt: number;
}

/** Each name beside its dot, clear of all dots, of the lines and of the other names; null where one finds no place. */
function labelsOf({ plotted, dots, ground, taken, sizePt }: Labelling, context: KindContext): SceneElement[] | null {
  const standing: Box[] = [...taken, ...dots];
  const labels: SceneElement[] = [];
  for (const [index, { item }] of plotted.entries()) {
    const dot = dots[index]!;
    const found = placesOf(item.name, dot, sizePt, context).find(
      ({ box }) => contains(ground, box) && standing.every((other) => other === dot || !overlap(other, box)),
    );
    if (!found) return null;
    standing.push(found.box);
    labels.push(
      textElement({
        name: `Item ${index + 1}`,
        box: found.box,
        paragraphs: found.fitted.paragraphs,
        anchor: 'middle',
        on: 'Field',
      }),
    );
  }
  return labels;
}

/** Where a name may stand: behind its dot, before it, above or below it. */
function placesOf(name: string, dot: Box, sizePt: number, context: KindContext): { box: Box; fitted: Fitted }[] {
  const at = (align: 'start' | 'center' | 'end', place: (w: number, h: number) => Pick<Box, 'x' | 'y'>) => {
    const fitted = fitDrafts(context, [draft(name, context.direction, { sizePt, align, lineSpacing: 1 })], {
      widthIn: widestLabelIn,
      heightIn: 1,
      maxLines: 2,
    });
    if (!fitted) return [];
    // A wider font takes a little more.
    const [w, h] = [fitted.widthIn * 1.09 + 0.04, fitted.heightIn];
    return [{ box: { ...place(w, h), w, h }, fitted }];
  };
  const [middleX, middleY] = [dot.x + dot.w / 2, dot.y + dot.h / 2];
  return [
    ...at('start', (_, h) => ({ x: dot.x + dot.w + labelGapIn, y: middleY - h / 2 })),
    ...at('end', (w, h) => ({ x: dot.x - labelGapIn - w, y: middleY - h / 2 })),
    ...at('center', (w, h) => ({ x: middleX - w / 2, y: dot.y - labelGapIn / 2 - h })),
    ...at('center', (w) => ({ x: middleX - w / 2, y: dot.y + dot.h + labelGapIn / 2 })),
    ...at('start', (_, h) => ({ x: middleX + labelGapIn, y: dot.y - h })),
    ...at('start', () => ({ x: middleX + labelGapIn, y: dot.y + dot.h })),
    ...at('end', (w, h) => ({ x: middleX - labelGapIn - w, y: dot.y - h })),
    ...at('end', (w) => ({ x: middleX - labelGapIn - w, y: dot.y + dot.h })),
  ];
}

function disc(index: number, box: Box, context: KindContext): SceneElement {
  const fitted = fitDrafts(
    context,
    [
      draft(String(index + 1), context.direction, {
        ...context.theme.style.numerals,
        sizePt: discPt,
        bold: true,
        color: 'onAccent',
        align: 'center',
        lineSpacing: 1,
      }),
    ],
    { widthIn: box.w, heightIn: box.h, breakWords: true },
  );
  return textElement({
    name: `Item ${index + 1}`,
    box,
    paragraphs: fitted?.paragraphs ?? [],
    anchor: 'middle',
    geometry: 'ellipse',
    fill: { color: 'accentFill' },
    on: 'Field',
  });
}

/** What the numbers stand for, and below that what has no place; null where it is too much. */
function keyOf(
  keyed: readonly PlottedItem[],
  others: Plot['items'],
  context: KindContext,
  box: Box,
): SceneElement[] | null {
  const { direction, language } = context;
  const build = (sizePt: number): ParagraphDraft[] => [
    ...keyed.map(({ item }, index) =>
      draft(item.name, direction, {
        sizePt,
        lineSpacing: 1.05,
        indentIn: sizePt / 30,
        spaceBeforePt: index > 0 ? sizePt * 0.2 : 0,
        bullet: { kind: 'number', startAt: index + 1 },
      }),
    ),
    ...(others.length > 0
      ? [
          draft(withoutPlaceWord(language), direction, {
            sizePt,
            bold: true,
            color: 'muted',
            spaceBeforePt: keyed.length > 0 ? sizePt : 0,
          }),
        ]
      : []),
    ...others.map(({ name, x, y, xText, yText }) => {
      const said = [xText ?? x, yText ?? y].map((text) => text ?? '–').join(' / ');
      const options = { sizePt, color: 'muted' as const, lineSpacing: 1.05, spaceBeforePt: sizePt * 0.25 };
      return draftOfRuns([textRun(name, options), textRun(` (${said})`, options)], direction, options);
    }),
  ];
  const area = { ...box, x: box.x + 0.25, w: box.w - 0.25 };
  const fitted = fitLargest(context, build, [20, 18, 16, 14], { widthIn: area.w, heightIn: area.h });
  return fitted
    ? [textElement({ name: 'Key', box: { ...area, h: fitted.heightIn }, paragraphs: fitted.paragraphs })]
    : null;
}

export const plotLayout: KindLayout<Plot> = {
  arrangements: [
    { name: 'plot-field', layout: 'title-only', suits: () => 3, place: field },
    { name: 'plot-table', layout: 'content', suits: () => 1.5, place: plotTable },
  ],
  outline: ({ xAxis, yAxis, quadrants = [], items }) => [
    ...[yAxis, xAxis, ...quadrants.filter((text) => text.trim() !== '')].map((text) => ({ text })),
    ...items.map(({ name, x, y, xText, yText }) => ({
      text: name,
      children: [
        [xAxis, xText ?? x],
        [yAxis, yText ?? y],
      ].flatMap(([axis, value]) => (value === undefined ? [] : [`${axis}: ${value}`])),
    })),
  ],
};
