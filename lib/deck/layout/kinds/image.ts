import { asGroup } from '../join-texts';
import type { Box, ImageElement, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideSpec } from '../../spec/slide-spec';
import { isMadeElsewhere, type Theme } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-face';
import { fillWith, fitImage, isSharpIn, mostCropped, ratioOf, sharpBox } from '../blocks/fit-image';
import { coverArrangement, type CoverForm } from '../blocks/picture-cover';
import { shiftDown } from '../blocks/balance';
import { insetBox, settle, spanOf } from '../grid';
import type { Arrangement, DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { continues, placed, tooLong } from '../placement';
import type { Image, Words } from './image-words';
import { hasWords, layWords, layWordsBelow, settleWords } from './image-words';

/** Proportions, width by height: a tall picture stands beside the text, a panorama above it. */
const tallBelow = 0.8;
const panoramaFrom = 2.2;
const panelFrom = 1.7;
const textGapIn = 0.45;
const tallWidthIn = { least: 3, most: 5.2 };
const belowGapIn = 0.3;
/** Shares of the body's height that a picture above words takes. */
const aboveShare = { least: 0.4, most: 0.6 };
const panel = { widthIn: 4.6, marginIn: 0.35, paddingIn: 0.35 };
const matPaddingIn = 0.3;

function sizeOf(slide: Image, { images }: DeckContext) {
  return images.get(slide.imageId);
}

function picture(slide: Image, context: KindContext, box: Box, whole?: 'top'): ImageElement {
  return {
    type: 'image',
    name: 'Picture',
    imageId: slide.imageId,
    altText: slide.altText,
    ...fitImage(box, sizeOf(slide, context), whole),
  };
}

/** The picture in the whole of a box. */
function filling(slide: Image, context: KindContext, box: Box): ImageElement {
  return { ...picture(slide, context, box), ...fillWith(box, sizeOf(slide, context)) };
}

/** The picture stays; words that do not fit beside it go on as a list. */
function finish(slide: Image, elements: readonly SceneElement[], { rest }: Words): Placement {
  if (rest.length === 0) return placed(elements);
  return continues(elements, [listOf(slide, rest)]);
}

/** The picture on one side, to the edge of the slide where it fills that much; as large as it is sharp. */
function beside(slide: Image, context: KindContext, side: 'start' | 'end'): Placement {
  if (!hasWords(slide)) return tooLong;
  const { area } = context;
  const size = sizeOf(slide, context);
  const ratio = ratioOf(size);
  const wanted =
    ratio < tallBelow
      ? Math.min(tallWidthIn.most, Math.max(tallWidthIn.least, area.h * ratio))
      : spanOf(area, 0, 7).w - textGapIn;
  const bleed = bleedIn(context, side);
  const reaching = { ...area, w: wanted + bleed };
  const bleeds = fills(context, slide, reaching);
  const box = bleeds ? reaching : sharpBox({ ...area, w: wanted }, size);
  const inside = bleeds ? wanted : box.w;
  const x = side === 'end' ? area.x + area.w - inside : area.x - (bleeds ? bleed : 0);
  const image = picture(slide, context, { ...box, x }, 'top');
  const column = { ...area, x: side === 'end' ? area.x : area.x + inside + textGapIn, w: area.w - inside - textGapIn };
  const words = layWords(slide, context, column);
  const elements =
    image.box.h < area.h - 1e-6 ? settleTogether(area, image, words) : [image, ...settleWords(words, column).elements];
  return finish(slide, side === 'end' ? [...elements.slice(1), ...elements.slice(0, 1)] : elements, words);
}

/** Of a picture that a place cuts to its shape, what may be lost at its sides. */
const mostLostInFrame = 0.5;

const fillsFrame = (slide: Image, context: DeckContext): boolean => {
  const { pictureFrame: frame } = context.theme.layouts['picture-caption'];
  return frame !== undefined && hasWords(slide) && fills(context, slide, frame.box, mostLostInFrame);
};

/** The picture in the place that the template cuts to a shape, words in the one that it has for them. */
function framed(slide: Image, context: KindContext): Placement {
  const { pictureFrame: frame } = context.theme.layouts['picture-caption'];
  if (!frame || !fillsFrame(slide, context)) return tooLong;
  const words = layWords(slide, context, frame.words);
  const image = { ...filling(slide, context, frame.box), outline: frame.outline };
  return finish(slide, [...settleWords(words, frame.words).elements, image], words);
}

/** A picture that is not as high as the body starts on a line with its words. */
function settleTogether(area: Box, image: ImageElement, words: Words): SceneElement[] {
  const dy = settle(area, Math.max(image.box.h, words.heightIn)).y - area.y;
  return shiftDown([image, ...words.elements], dy);
}

/** Inches between the body and the edge of the slide, where nothing of the layout stands in the way. */
function bleedIn({ area, theme }: KindContext, side: 'start' | 'end'): number {
  if (isMadeElsewhere(theme.layouts.content)) return 0;
  const end = area.x + area.w;
  const strip = side === 'end' ? { ...area, x: end, w: theme.canvas.w - end } : { ...area, x: 0, w: area.x };
  return isFree(theme, strip) ? strip.w : 0;
}

function isFree({ layouts }: Theme, strip: Box): boolean {
  return layouts.content.decor.every(
    ({ box }) =>
      box.x >= strip.x + strip.w || box.x + box.w <= strip.x || box.y >= strip.y + strip.h || box.y + box.h <= strip.y,
  );
}

/** More of a picture may be lost where it reaches the edges of the slide for that. */
const mostLostAtEdges = 0.36;

/** A box across the body, to both edges of the slide or to one where the picture fills that; null where it does not fill even the body. */
function reachingEdges(slide: Image, context: KindContext, box: Box): Box | null {
  const [start, end] = [bleedIn(context, 'start'), bleedIn(context, 'end')];
  const both = { ...box, x: box.x - start, w: box.w + start + end };
  const reaching = [both, { ...box, w: box.w + end }].find((one) => fills(context, slide, one, mostLostAtEdges));
  return reaching ?? (fills(context, slide, box) ? box : null);
}

/** The picture over a strip of words, or alone. */
function wide(slide: Image, context: KindContext): Placement {
  const { area } = context;
  if (!hasWords(slide)) return placed(alone(slide, context));
  const ratio = ratioOf(sizeOf(slide, context));
  const h = Math.max(area.h * aboveShare.least, Math.min(area.h * aboveShare.most, area.w / ratio));
  const filled = reachingEdges(slide, context, { ...area, h });
  const over = filled ?? { ...area, h };
  // A picture of other proportions would stand lost above its words.
  if (ratio < panoramaFrom && !filled) return tooLong;
  const words = layWordsBelow(slide, context, { ...area, y: area.y + h + belowGapIn, h: area.h - h - belowGapIn });
  const shown = filled
    ? filling(slide, context, filled)
    : picture(slide, context, sharpBox(over, sizeOf(slide, context)));
  return finish(slide, [shown, ...words.elements], words);
}

/** Over the whole body where little of it is lost, else whole on a mat. */
function alone(slide: Image, context: KindContext): SceneElement[] {
  const { area, theme } = context;
  const size = sizeOf(slide, context);
  const filled = reachingEdges(slide, context, area);
  if (filled) return [filling(slide, context, filled)];
  const inner = insetBox(area, matPaddingIn);
  const ratio = ratioOf(size);
  const w = Math.min(inner.w, inner.h * ratio);
  const sharp = sharpBox({ ...inner, w, h: w / ratio }, size);
  const box = { ...sharp, x: area.x + (area.w - sharp.w) / 2, y: area.y + (area.h - sharp.h) / 2 };
  const mat: SceneElement = {
    type: 'shape',
    name: 'Mat',
    geometry: cardGeometry(theme),
    cornerRadius: theme.cornerRadius,
    box: area,
    fill: { color: 'surface' },
  };
  return [mat, { ...picture(slide, context, box), on: mat.name }];
}

/** Whether a picture fills a box without losing much and without looking coarse. */
function fills(context: DeckContext, slide: Image, box: Box, mostLost = mostCropped): boolean {
  const size = sizeOf(slide, context);
  const ratio = ratioOf(size) / (box.w / box.h);
  return 1 - Math.min(ratio, 1 / ratio) <= mostLost && isSharpIn(box, size);
}

/** A large picture with the words on a panel that lies over it. */
function underPanel(slide: Image, context: KindContext): Placement {
  const { area, theme } = context;
  const box = reachingEdges(slide, context, area);
  if (!hasWords(slide) || !box) return tooLong;
  const most = {
    x: area.x + panel.marginIn,
    y: area.y + panel.marginIn,
    w: panel.widthIn,
    h: area.h - 2 * panel.marginIn,
  };
  const inner = insetBox(most, panel.paddingIn);
  const words = settleWords(layWords(slide, context, inner), inner);
  if (words.rest.length > 0) return tooLong;
  const top = Math.min(...words.elements.map((element) => element.box.y));
  const ground = { ...most, y: top - panel.paddingIn, h: words.heightIn + 2 * panel.paddingIn };
  const color = theme.style.card.face === 'filled' ? 'surface' : 'canvas';
  const sheet: SceneElement = {
    type: 'shape',
    name: 'Panel',
    geometry: cardGeometry(theme),
    cornerRadius: theme.cornerRadius,
    box: ground,
    fill: { color },
    on: 'Picture',
  };
  return placed([
    filling(slide, context, box),
    ...asGroup(sheet.name, [sheet, ...words.elements.map((element) => ({ ...element, on: sheet.name }))]),
  ]);
}

type Form = 'end' | 'start' | 'wide' | 'panel';
type Proportion = 'tall' | 'usual' | 'broad' | 'panorama';

const scores: Readonly<Record<Proportion, Readonly<Record<Form, number>>>> = {
  tall: { end: 3.2, start: 2.6, wide: 0.4, panel: 0.2 },
  usual: { end: 3, start: 2.5, wide: 1, panel: 0.4 },
  broad: { end: 3, start: 2.5, wide: 1.6, panel: 2.6 },
  panorama: { end: 1.4, start: 1.2, wide: 3.3, panel: 2.4 },
};

function suits(form: Form, slide: Image, context: DeckContext): number {
  if (!hasWords(slide)) return form === 'wide' ? 3 : 0.5;
  return scores[proportionOf(ratioOf(sizeOf(slide, context)))][form];
}

function proportionOf(ratio: number): Proportion {
  if (ratio < tallBelow) return 'tall';
  if (ratio < panelFrom) return 'usual';
  return ratio < panoramaFrom ? 'broad' : 'panorama';
}

/** Pictures that cover the slide have few words, or none, on a plane. */
function cover(
  name: string,
  form: CoverForm,
  suited: (slide: Image, context: DeckContext) => number,
): Arrangement<Image> {
  return coverArrangement<Image>({
    name,
    layout: 'picture-caption',
    form,
    pictureOf: ({ imageId, altText }) => ({ imageId, altText }),
    suits: suited,
    words: (slide, context, box) => (hasWords(slide) ? layWords(slide, context, box) : { elements: [], heightIn: 0 }),
    restOf: listOf,
  });
}

function listOf({ title, eyebrow, source }: Image, items: readonly BulletItem[]): SlideSpec {
  return { kind: 'bullets', title, eyebrow, source, notes: '', ordered: false, items: [...items] };
}

const coverScores: Readonly<Record<Proportion, number>> = { tall: 0.3, usual: 2.2, broad: 2.9, panorama: 0.3 };

export const imageLayout: KindLayout<Image> = {
  arrangements: [
    {
      name: 'framed-picture',
      layout: 'picture-caption',
      fillsFrame: true,
      suits: (slide, context) => (fillsFrame(slide, context) ? 5 : 0),
      place: framed,
    },
    {
      name: 'picture-end',
      layout: 'picture-caption',
      suits: (slide, context) => suits('end', slide, context),
      place: (slide, context) => beside(slide, context, 'end'),
    },
    {
      name: 'picture-start',
      layout: 'picture-caption',
      suits: (slide, context) => suits('start', slide, context),
      place: (slide, context) => beside(slide, context, 'start'),
    },
    {
      name: 'wide-picture',
      layout: 'picture-caption',
      suits: (slide, context) => suits('wide', slide, context),
      place: wide,
    },
    {
      name: 'picture-and-panel',
      layout: 'picture-caption',
      suits: (slide, context) => suits('panel', slide, context),
      place: underPanel,
    },
    cover('full-picture', 'band', (slide, context) =>
      hasWords(slide) ? coverScores[proportionOf(ratioOf(sizeOf(slide, context)))] - 0.3 : 2.5,
    ),
    cover('full-picture-panel', 'panel', (slide, context) =>
      hasWords(slide) ? coverScores[proportionOf(ratioOf(sizeOf(slide, context)))] : 0.4,
    ),
    cover('half-picture', 'half', (slide) => (hasWords(slide) ? 2.6 : 0.4)),
  ],
  outline: (slide): BulletItem[] => [
    { text: slide.altText },
    ...(slide.lead ? [{ text: slide.lead }] : []),
    ...slide.items,
  ],
};
