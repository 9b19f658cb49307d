import { contrastRatio, leastContrast, luminance } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import type { ColorRole, LayoutName, Theme, ThemeLayout, TitleStyle } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import type { ClassifiedLayout } from './classify-layouts';
import {
  areaOf,
  nearIn,
  bodyPlace,
  contentArea,
  gapIn,
  isFront,
  marginIn,
  nowhere,
  padded,
  sourceIn,
  unionOf,
  within,
  type Units,
} from './places';
import { isTitlePlaceholder, placesByRole } from './placeholder-roles';
import { footOf } from './template-fields';
import { anchorOf, levelOf } from './template-text';
import type { ReadLayout, ReadPlaceholder, TemplateTree } from './template-tree';
import { legibleRole, nearestRole, textRoles } from './upload-colors';

/** What a layout shows before anybody writes on it, as SVG and in squares. */
export interface DrawnLayout {
  svg: string;
  ground: Ground;
}

export interface LayoutContext {
  unit: Units;
  canvas: Theme['canvas'];
  colors: Theme['colors'];
  slides: TemplateTree['slides'];
  drawnOf: (layout: ReadLayout) => DrawnLayout;
  /** Where content stands on the layout for it. */
  usual: Box;
}

/** Where less than this of a body is clear, what is drawn is the ground of all of it, and slides lay a panel over it. */
const fewestClear = { area: 0.4, width: 0.58 };
const panelMarginIn = 0.2;

export const isBusyUnder = (area: Box, clear: Box): boolean =>
  areaOf(clear) < areaOf(area) * fewestClear.area || clear.w < area.w * fewestClear.width;

/** Of an area for content what is clear; all of it where what is drawn is a texture on which words are read everywhere. */
export function clearContent(area: Box, ground: Ground, hex: string): Box {
  const clear = ground.clearOf(area, hex);
  return isBusyUnder(area, clear) && ground.legibleShare(area, hex, readOnTexture) > 0.98 ? area : clear;
}

const readOnTexture = 9;

/** How much room a layout has for content, in square inches, where its text is read; 0 where a panel would have to lie over what is drawn. */
export function contentRoomOf(layout: ReadLayout, { unit, canvas, colors, drawnOf, usual }: LayoutContext): number {
  const heading = layout.placeholders.find(isTitlePlaceholder);
  const area = contentArea(layout, { unit, canvas }, heading && unit.inner(heading), usual);
  const clear = clearContent(area, drawnOf(layout).ground, colors.ink);
  return isBusyUnder(area, clear) ? 0 : areaOf(clear);
}

export function themeLayout(
  name: LayoutName,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  context: LayoutContext,
): ThemeLayout {
  const { layout } = layouts[name];
  const { unit, canvas, colors, drawnOf } = context;
  const { svg, ground } = drawnOf(layout);
  const onGround = (asked: ColorRole, box: Box, least?: number) =>
    legibleRole(colors, asked, { ground, box, ...(least === undefined ? {} : { least }) });
  const { title, isRead: isTitleRead } = titleOf(name, layouts, context);
  const heading = layout.placeholders.find(isTitlePlaceholder);
  // What is drawn beside a title says nothing of what stands below it.
  const across = heading && within(unit.inner(heading), canvas);
  const titlePlace = { ...title.box, ...(across && !isFront(name) && { x: across.x, w: across.w }) };
  const { area, subtitle } = bodyPlace(name, layout, { title: titlePlace, usual: context.usual }, context);
  // A line of a few words may stand in any part of its place.
  const isReadAllAlong = (box: Box) =>
    ground.legibleShare(box, colors[onGround('muted', box).role], leastContrast(10, false)) > 0.99;
  const clear = clearContent(area, ground, colors.ink);
  const said = subtitle && levelOf(subtitle, layout);
  const words = onGround(
    askedOn(
      nearestRole(colors, said?.color?.hex ?? colors.ink, textRoles),
      said?.color !== undefined,
      ground.colorOf(area),
      colors,
    ),
    area,
  );
  const isBusy = isFront(name) ? !words.isRead : isBusyUnder(area, clear);
  const free = isBusy ? area : isFront(name) ? clearFront(area, ground, colors[words.role]) : clear;
  const below: Box = { x: free.x, y: free.y + free.h + gapIn, w: free.w, h: sourceIn };
  // Where something is drawn below the body, its sources stand at its own foot.
  const isFree = isBusy || (isReadAllAlong(below) && ground.isWhollyEven(below));
  const kept = isFront(name) || isFree ? free : { ...free, h: free.h - sourceIn - gapIn };
  const body = isFront(name) ? kept : beginningWith(title, kept);
  const roles = placesByRole(name, layout);
  const source = sourceBox(name, roles.source && unit.inner(roles.source), { ...below, y: body.y + body.h + gapIn });
  const covered = [
    ...(isBusy ? [isFront(name) ? body : unionOf([body, source])] : []),
    ...(isTitleRead ? [] : [title.box]),
  ];
  const eyebrowBox = eyebrowOf(name, title.box, ground);
  const { number, fields: fieldsAsDrawn } = footOf(name, layout, context, { body, words: [area, title.box] });
  // Where there is a panel, it is under all that would not be read beside it.
  const unread = [number, ...fieldsAsDrawn].filter(({ isRead, box }) => !isRead && areaOf(box) > 0);
  const panel =
    covered.length === 0
      ? undefined
      : padded(unionOf([...covered, ...unread.map(({ box }) => box)]), panelMarginIn, canvas);
  const roleOn = (one: { color: ColorRole; isRead: boolean }): ColorRole => (panel && !one.isRead ? 'ink' : one.color);
  const fields = fieldsAsDrawn.map(({ isRead, ...field }) => ({ ...field, color: roleOn({ ...field, isRead }) }));
  return {
    background: isBusy ? 'canvas' : nearestRole(colors, ground.colorOf(body), grounds),
    artwork: svg,
    sheet: body,
    decor: [],
    ...(panel && { panel }),
    grounds: [title.box, number.box, ...fields.map(({ box }) => box), eyebrowBox, body, source].map((box) => ({
      box,
      hex: ground.colorOf(box),
    })),
    title,
    eyebrow: { box: eyebrowBox, color: onGround('accent', eyebrowBox).role },
    body: {
      box: body,
      color: isBusy ? 'ink' : words.role,
      ...(subtitle &&
        said && { anchor: anchorOf(subtitle), align: said.align, sizePt: Math.round(said.sizePt * unit.share) }),
    },
    footer: {
      source,
      slideNumber: number.box,
      color: roleOn(number),
      ...(number.style && { number: number.style }),
      fields,
      sourceColor: isBusy ? 'muted' : onGround('muted', source).role,
    },
  };
}

const grounds: readonly ColorRole[] = ['canvas', 'ink', 'accent', 'second', 'surface', 'series3', 'series4'];

/** Of the place of a subtitle, what is beside pictures that reach into it, where that is enough for one. */
function clearFront(area: Box, ground: Ground, hex: string): Box {
  if (ground.isWhollyEven(area)) return area;
  const clear = ground.clearOf(area, hex, 3);
  const isEnough = clear.w >= area.w * leastFront.width && clear.h >= Math.min(area.h, leastFront.heightIn);
  return isEnough ? clear : area;
}

const leastFront = { width: 0.5, heightIn: 0.9 };

/** What begins a little before a title begins with it. */
function beginningWith({ box, align }: TitleStyle, { x, w, ...area }: Box): Box {
  const by = box.x - x;
  return align === 'start' && by > 0 && by < nearIn ? { ...area, x: box.x, w: w - by } : { ...area, x, w };
}

/** The place that the layout has for sources, where it has one below the body; else the one below the body. */
function sourceBox(name: LayoutName, own: Box | undefined, below: Box): Box {
  if (isFront(name)) return nowhere;
  return own && own.y >= below.y - gapIn && own.h >= sourceIn * 0.8 ? own : below;
}

/** Above the title, where nothing is drawn; on fronts the label stands in no placeholder, so that there is none. */
function eyebrowOf(name: LayoutName, title: Box, ground: Ground): Box {
  const box = { x: title.x, y: title.y - 0.38, w: title.w, h: 0.26 };
  const isFree = box.y > 0.25 && !isFront(name) && ground.legibleShare(box, ground.colorOf(box), 1.2) < 0.08;
  return isFree ? box : nowhere;
}

/**
 * The title of a layout, beside what is drawn in its place; `isRead` is false where that leaves it too little, so that it
 * needs a panel.
 */
function titleOf(
  name: LayoutName,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  { unit, canvas, colors, drawnOf }: LayoutContext,
): { title: TitleStyle; isRead: boolean } {
  const { layout } = layouts[name];
  const { ground } = drawnOf(layout);
  const heading =
    layout.placeholders.find(isTitlePlaceholder) ??
    layouts.content.layout.placeholders.find(isTitlePlaceholder) ??
    layouts.cover.layout.placeholders.find(isTitlePlaceholder);
  const styled = (box?: Box) =>
    heading
      ? titleStyle(heading, layout, { unit, colors, canvas, isFront: isFront(name), box })
      : standardTitle(canvas);
  const drawn = styled();
  const least = leastContrast(drawn.sizePt, drawn.bold);
  const isChosen = isSaid(heading, layout);
  const asked = askedOn(drawn.color, isChosen, ground.colorOf(drawn.box), colors);
  const best = legibleRole(colors, asked, { ground, box: drawn.box, least });
  // A colour that was chosen is kept where it is read in most of the place.
  const isKept = isChosen && isMostOf(drawn.box, ground.clearOf(drawn.box, colors[asked], least));
  const { role, isRead } = isKept ? { role: asked, isRead: best.role === asked && best.isRead } : best;
  const clear = ground.clearOf(drawn.box, colors[role], least);
  const isHigh = clear.h >= drawn.box.h * 0.8;
  const isWide = clear.w >= drawn.box.w - 2 * panelMarginIn;
  if ((isRead && ground.isEven(drawn.box) && !isHigh) || (isHigh && isWide))
    return { title: { ...drawn, color: role }, isRead: true };
  const isEnough =
    clear.w >= drawn.box.w * (isKept ? 0.5 : fewestClear.width) && clear.h >= (drawn.sizePt * lineShare) / 72;
  if (!isEnough) return { title: { ...drawn, color: 'ink' }, isRead: false };
  const { x, w } = clear;
  const { y, h } = isHigh ? drawn.box : clear;
  return { title: { ...styled({ x, y, w, h }), color: role }, isRead: true };
}

const isMostOf = (box: Box, clear: Box) => clear.w >= box.w * 0.5 && clear.h >= box.h * 0.8;

/** Whether a colour was chosen for a title, and is not just that of all text. */
function isSaid(heading: ReadPlaceholder | undefined, layout: ReadLayout): boolean {
  const color = heading && levelOf(heading, layout).color;
  return color !== undefined && color.slot !== 'tx1';
}

/** Plain words on a coloured ground are said in black by many a template that means those that are read. */
const wellRead = 5.5;

const plain = ['canvas', 'ink'] as const;
/** On a strong colour people read large white words well, and find black ones dull, although the formula has more for those. */
const lightEnough = 3.1;

/** A role as the template says it; the one that is read best where it says none, or one that is hardly read while the other is. */
function askedOn(said: ColorRole, isSaid: boolean, hex: string, colors: Theme['colors']): ColorRole {
  const [light, dark] = luminance(colors.canvas) > luminance(colors.ink) ? plain : [...plain].reverse();
  const best =
    contrastRatio(colors[light!], hex) > Math.min(lightEnough, contrastRatio(colors[dark!], hex)) ? light! : dark!;
  const least = said === light ? lightEnough : said === dark ? wellRead : 0;
  return !isSaid || contrastRatio(colors[said], hex) < least ? best : said;
}

function titleStyle(
  heading: ReadPlaceholder,
  layout: ReadLayout,
  {
    unit,
    colors,
    canvas,
    isFront,
    box = within(unit.inner(heading), canvas),
  }: Pick<LayoutContext, 'unit' | 'colors' | 'canvas'> & { isFront: boolean; box?: Box },
): TitleStyle {
  const { sizePt, color, bold, align } = levelOf(heading, layout);
  const stated = Math.round(sizePt * unit.share);
  const size = sizeForTitles(stated, box, isFront ? fewLetters : usualLetters);
  return {
    box,
    sizePt: size,
    fullSizeLines: Math.max(1, Math.min(3, Math.floor(box.h / ((size * 1.2) / 72)))),
    smallSizePt: Math.max(18, Math.round(size * 0.84)),
    color: color ? nearestRole(colors, color.hex, textRoles) : 'ink',
    bold,
    anchor: anchorOf(heading),
    align,
  };
}

/** Titles of a deck are of one size: where the stated one leaves no room for what titles usually say, all are smaller. */
function sizeForTitles(statedPt: number, { w, h }: Box, letters: number): number {
  const holds = (sizePt: number) => {
    const lines = Math.max(1, Math.floor((h * 72) / (sizePt * lineShare)));
    return lines * Math.floor((w * 72) / (sizePt * letterShare)) >= letters;
  };
  for (let sizePt = statedPt; sizePt > leastTitlePt; sizePt -= 1) if (holds(sizePt)) return sizePt;
  return leastTitlePt;
}

const [usualLetters, fewLetters, lineShare, letterShare, leastTitlePt] = [46, 36, 1.2, 0.52, 22];

function standardTitle({ w }: Theme['canvas']): TitleStyle {
  return {
    box: { x: marginIn, y: 0.5, w: w - 2 * marginIn, h: 1 },
    sizePt: 28,
    smallSizePt: 24,
    color: 'ink',
    bold: true,
    anchor: 'middle',
  };
}
