import { contrastRatio } from '../../quality/contrast';
import type { Box, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideSpec } from '../../spec/slide-spec';
import type { ShownPicture } from '../../spec/slide-common';
import type { LayoutName, Theme, ThemeLayout, TitleStyle } from '../../theme/theme';
import { fitTitle } from '../fit-title';
import { partSuffix } from '../labels';
import type { Arrangement, DeckContext, KindContext, MovedText } from '../layout-types';
import { tooLong } from '../placement';
import { shiftDown } from './balance';
import { cardGeometry } from './card-face';
import { fillWith, isSharpIn, ratioOf } from './fit-image';

/**
 * How picture and words share a slide that the picture covers: `band` is a plane across its foot, `panel` one that floats
 * over the side away from what the picture shows, `half` one beside the picture, to three edges of the slide.
 */
export type CoverForm = 'band' | 'panel' | 'half';

/** Words as they were laid from the top of a box. */
export interface CoverWords {
  elements: readonly SceneElement[];
  heightIn: number;
  rest?: readonly BulletItem[];
  toNotes?: readonly MovedText[];
}

export interface CoverOptions<S extends SlideSpec> {
  name: string;
  layout: LayoutName;
  form: CoverForm;
  pictureOf(slide: S): ShownPicture | undefined;
  suits(slide: S, context: DeckContext): number;
  /** Lays what stands below the title, or beside it on a band; null where it finds no room. */
  words(slide: S, context: KindContext, box: Box): CoverWords | null;
  title?: Partial<Pick<TitleStyle, 'sizePt' | 'smallSizePt'>>;
  drawsTitle?(slide: S): boolean;
  /** What goes on where some words found no room; the form does not hold them when absent. */
  restOf?(slide: S, rest: readonly BulletItem[]): SlideSpec;
}

const plane = 'Plane';
const marginIn = 0.45;
const paddingIn = { x: 0.45, y: 0.42 };
const footIn = { h: 0.3, above: 0.18, numberW: 0.6 };
const labelIn = { h: 0.3, below: 0.08 };
const titleGapIn = 0.28;
const edgeIn = 0.09;
/** Of the slide's width: planes beside and over pictures, and the title's column on a band. */
const share = { panel: 0.4, half: 0.46, bandTitle: 0.4 };
const leastPlaneIn = 4.1;
const bandIn = { most: 3.3, gap: 0.5 };
/** More of a picture is lost only where somebody saw what it shows. */
const mostLost = { blind: 0.3, seen: 0.45 };
const least = 4.5;
const titlePt = { sizePt: 28, smallSizePt: 24 };
const titleSlackIn = 0.04;

interface Laid {
  pictureBox: Box;
  plane: Box;
  title: TitleStyle;
  words: CoverWords;
  layout: ThemeLayout;
}

/** Whether a picture may cover so much of a slide: sharp, and without losing what it shows. */
function mayCover({ theme, images }: DeckContext, { imageId }: ShownPicture, form: CoverForm): boolean {
  const size = images.get(imageId);
  const box = pictureBoxOf(theme, form, 'start');
  if (!size || !isSharpIn(box, size)) return false;
  const ratio = ratioOf(size) / (box.w / box.h);
  return 1 - Math.min(ratio, 1 / ratio) <= (size.focus ? mostLost.seen : mostLost.blind);
}

/** An arrangement in which a picture covers the slide, with all words on a plane in the template's own background colour. */
export function coverArrangement<S extends SlideSpec>(options: CoverOptions<S>): Arrangement<S> {
  const { name, layout, suits, drawsTitle, restOf } = options;
  return {
    name,
    layout,
    suits: (slide, context) => {
      const picture = options.pictureOf(slide);
      return picture && mayCover(context, picture, options.form) ? suits(slide, context) : 0;
    },
    title: (slide, context) => layCover(options, slide, context)?.title ?? context.theme.layouts[layout].title,
    ...(drawsTitle && { drawsTitle }),
    coversLayout: true,
    place: (slide, context) => {
      const picture = options.pictureOf(slide);
      const laid = picture && mayCover(context, picture, options.form) ? layCover(options, slide, context) : null;
      if (!picture || !laid) return tooLong;
      const { elements, rest = [], toNotes } = laid.words;
      const cover = { behind: behindOf(laid, picture, context), plane, layout: laid.layout };
      if (rest.length === 0) return { outcome: 'placed', elements, cover, ...(toNotes?.length && { toNotes }) };
      return restOf ? { outcome: 'continues', elements, rest: [restOf(slide, rest)], cover } : tooLong;
    },
  };
}

type Side = 'start' | 'end';

/** The plane stands away from where the eye goes in the picture. */
function sideOf<S extends SlideSpec>(
  { pictureOf }: CoverOptions<S>,
  slide: S,
  { images, direction }: DeckContext,
): Side {
  const x = images.get(pictureOf(slide)?.imageId ?? '')?.focus?.x ?? 0.6;
  return (direction === 'rtl' ? 1 - x : x) < 0.45 ? 'end' : 'start';
}

function planeWidthIn({ canvas }: Theme, form: 'panel' | 'half'): number {
  return Math.max(leastPlaneIn, canvas.w * share[form]);
}

function pictureBoxOf(theme: Theme, form: CoverForm, side: Side): Box {
  const { w, h } = theme.canvas;
  if (form !== 'half') return { x: 0, y: 0, w, h };
  const planeW = planeWidthIn(theme, 'half');
  return { x: side === 'start' ? planeW : 0, y: 0, w: w - planeW, h };
}

function layCover<S extends SlideSpec>(options: CoverOptions<S>, slide: S, context: DeckContext): Laid | null {
  const { theme } = context;
  if (contrastRatio(theme.colors.ink, theme.colors.canvas) < least) return null;
  return options.form === 'band' ? layBand(options, slide, context) : layBeside(options, slide, context, options.form);
}

/** Title and words below one another on a plane that is as high as the slide, or as they need. */
function layBeside<S extends SlideSpec>(
  options: CoverOptions<S>,
  slide: S,
  context: DeckContext,
  form: 'panel' | 'half',
): Laid | null {
  const { canvas } = context.theme;
  const side = sideOf(options, slide, context);
  const w = planeWidthIn(context.theme, form);
  const outer = form === 'half' ? 0 : marginIn;
  const most: Box = {
    x: side === 'start' ? outer : canvas.w - outer - w,
    y: outer,
    w,
    h: canvas.h - 2 * outer,
  };
  const inner = { x: most.x + paddingIn.x, w: w - 2 * paddingIn.x };
  const foot = footHeight(slide, context.theme.layouts[options.layout]);
  const label = slide.eyebrow ? labelIn.h + labelIn.below : 0;
  const roomIn = most.h - 2 * paddingIn.y - foot - label;
  const isTitled = !options.drawsTitle?.(slide);
  const measured = isTitled ? titleIn(options, slide, context, { ...inner, y: 0, h: roomIn * 0.6 }) : null;
  const headIn = measured ? measured.heightIn + titleGapIn : 0;
  const box = { ...inner, y: 0, h: roomIn - headIn };
  const words = options.words(slide, kindContextOf(context, box), box);
  if (!words) return null;
  const usedIn = label + headIn + words.heightIn;
  const isWhole = form === 'half' || (words.rest?.length ?? 0) > 0;
  const h = isWhole ? most.h : Math.min(most.h, usedIn + 2 * paddingIn.y + foot);
  const ground = { ...most, y: most.y + (most.h - h), h };
  const free = h - 2 * paddingIn.y - foot - usedIn;
  const top = ground.y + paddingIn.y + (isWhole ? Math.max(0, free * 0.42) : 0);
  const titleBox = { ...inner, y: top + label, h: measured?.heightIn ?? 0.5 };
  return {
    pictureBox: pictureBoxOf(context.theme, form, side),
    plane: ground,
    title: { ...(measured?.style ?? titleStyle(options, context, titleBox)), box: titleBox },
    words: { ...words, elements: shiftDown(words.elements, top + label + headIn) },
    layout: layoutOn(context.theme.layouts[options.layout], slide, {
      inner: { ...inner, y: top, h: ground.y + ground.h - paddingIn.y * 0.6 - top },
    }),
  };
}

/** A plane across the foot of the slide, the title at its start and the words beside it. */
function layBand<S extends SlideSpec>(options: CoverOptions<S>, slide: S, context: DeckContext): Laid | null {
  const { canvas, layouts } = context.theme;
  const inner = { x: marginIn + 0.15, w: canvas.w - 2 * (marginIn + 0.15) };
  const foot = footHeight(slide, layouts[options.layout]);
  const label = slide.eyebrow ? labelIn.h + labelIn.below : 0;
  const roomIn = bandIn.most - 2 * paddingIn.y - foot;
  const half = { x: inner.x + inner.w * share.bandTitle + bandIn.gap, w: inner.w * (1 - share.bandTitle) - bandIn.gap };
  const beside = { ...half, y: 0, h: roomIn };
  const words = options.words(slide, kindContextOf(context, beside), beside);
  if (!words || (words.rest?.length ?? 0) > 0) return null;
  const titleW = words.elements.length > 0 ? inner.w * share.bandTitle : inner.w * 0.86;
  const measured = titleIn(options, slide, context, { x: inner.x, w: titleW, y: 0, h: roomIn - label });
  if (!measured) return null;
  const contentIn = Math.max(label + measured.heightIn, words.heightIn);
  const h = contentIn + 2 * paddingIn.y * 0.8 + foot;
  const ground = { x: 0, y: canvas.h - h, w: canvas.w, h };
  const top = ground.y + paddingIn.y * 0.8;
  return {
    pictureBox: pictureBoxOf(context.theme, 'band', 'start'),
    plane: ground,
    title: { ...measured.style, box: { x: inner.x, w: titleW, y: top + label, h: measured.heightIn } },
    words: { ...words, elements: shiftDown(words.elements, top) },
    layout: layoutOn(layouts[options.layout], slide, {
      inner: { ...inner, y: top, h: ground.y + ground.h - paddingIn.y * 0.5 - top },
      labelW: titleW,
    }),
  };
}

function kindContextOf(context: DeckContext, area: Box): KindContext {
  return { ...context, area, furtherSlides: 0, firstNumber: 1 };
}

function titleStyle<S extends SlideSpec>({ title }: CoverOptions<S>, { theme }: DeckContext, box: Box): TitleStyle {
  const { bold, sizePt, smallSizePt } = theme.layouts.content.title;
  const wanted = { ...titlePt, ...title };
  return {
    bold,
    color: 'ink',
    anchor: 'top',
    box,
    fullSizeLines: 3,
    sizePt: title ? wanted.sizePt : Math.min(wanted.sizePt, sizePt),
    smallSizePt: title ? wanted.smallSizePt : Math.min(wanted.smallSizePt, smallSizePt),
  };
}

/** The title in the style that its plane has, and how high it is, also when it counts its parts; null where it would be cut. */
function titleIn<S extends SlideSpec>(
  options: CoverOptions<S>,
  slide: S,
  context: DeckContext,
  box: Box,
): { style: TitleStyle; heightIn: number } | null {
  const style = titleStyle(options, context, box);
  const fitted = ['', partSuffix(context.language, 2, 2)].map((suffix) =>
    fitTitle(context, slide.title, suffix, { ...style, anchor: 'bottom' }),
  );
  const heightIn = box.h - Math.max(0, Math.min(...fitted.map(({ linesTopIn }) => linesTopIn - box.y)));
  return { style, heightIn: Math.min(box.h, heightIn + titleSlackIn) };
}

function footHeight({ source }: SlideSpec, { footer }: ThemeLayout): number {
  return footer || source ? footIn.h + footIn.above : 0;
}

/** What the frame of the slide has on the plane: its label on top, its source and its number at the foot. */
function layoutOn(
  { footer, title, picture: _, panel: __, tracker: ___, ...layout }: ThemeLayout,
  slide: SlideSpec,
  { inner, labelW = inner.w }: { inner: Box; labelW?: number },
): ThemeLayout {
  const line = { ...inner, y: inner.y + inner.h - footIn.h, h: footIn.h };
  const numberX = inner.x + inner.w - footIn.numberW;
  return {
    ...layout,
    title: { ...title, align: 'start' },
    decor: [],
    eyebrow: { box: { ...inner, w: labelW, h: labelIn.h }, color: 'accent' },
    footer:
      footer || slide.source
        ? {
            source: { ...line, w: inner.w - footIn.numberW - 0.1 },
            slideNumber: { ...line, x: numberX, w: footIn.numberW },
            color: 'muted',
          }
        : null,
  };
}

const bar = { type: 'shape', name: `${plane} edge`, geometry: 'rect', fill: { color: 'edge' }, on: plane } as const;

function behindOf(laid: Laid, picture: ShownPicture, { theme, images }: KindContext): SceneElement[] {
  const { plane: box, pictureBox } = laid;
  const { canvas } = theme;
  const isFloating = box.x > 0 && box.x + box.w < canvas.w;
  const isAcross = box.w >= canvas.w;
  // On the side that faces the picture.
  const edge = isAcross
    ? { ...box, h: edgeIn }
    : { ...box, x: box.x <= canvas.w / 2 - box.w / 2 && !isFloating ? box.x + box.w - edgeIn : box.x, w: edgeIn };
  const stands = pictureBox.w >= canvas.w ? { on: 'Picture' } : {};
  const isRounded = isFloating && theme.cornerRadius > 0;
  return [
    {
      type: 'image',
      name: 'Picture',
      imageId: picture.imageId,
      altText: picture.altText,
      geometry: 'rect',
      ...fillWith(pictureBox, images.get(picture.imageId)),
    },
    {
      type: 'shape',
      name: plane,
      geometry: isFloating ? cardGeometry(theme) : 'rect',
      cornerRadius: isFloating ? Math.min(theme.cornerRadius, 0.05) : 0,
      box,
      fill: { color: 'canvas' },
      ...stands,
    },
    ...(isRounded ? [] : [{ ...bar, box: edge }]),
  ];
}
