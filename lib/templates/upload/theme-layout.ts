import { leastContrast } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import type { ColorRole, LayoutName, ThemeLayout, TitleStyle } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import { bodyWords } from './body-words';
import { awayFromArt, awayFromEdge, beginningWith, besideOrnaments, isStrewnOver, pastArt } from './beside-art';
import type { ClassifiedLayout } from './classify-layouts';
import { besidePicture, frontPictureOf, pictureFrameOf } from './front-pictures';
import { columnOf, heightened, sharedPlaces } from './front-places';
import { numeralOf, readLineOf, readPlacesOf } from './line-places';
import {
  areaOf,
  commonOf,
  bodyPlace,
  contentArea,
  gapIn,
  isFront,
  nowhere,
  padded,
  rulesOf,
  sourceIn,
  unionOf,
  within,
} from './places';
import { placeFill } from './place-fill';
import { withPlaces } from './placed-layout';
import { isTitlePlaceholder, placesByRole } from './placeholder-roles';
import { footOf } from './template-fields';
import type { ReadLayout } from './template-tree';
import { fewestClear, leastLargePt, panelMarginIn, placedTitle, type LayoutContext } from './title-place';
import { grounds, legibleRole, nearestRole } from './upload-colors';

export const isBusyUnder = (area: Box, clear: Box): boolean =>
  areaOf(clear) < areaOf(area) * fewestClear.area || clear.w < area.w * fewestClear.width;

/** Of an area for content what is clear; all of it where what is drawn is a texture on which words are read everywhere. */
export function clearContent(area: Box, ground: Ground, hex: string): Box {
  const clear = ground.wideClearOf(area, hex);
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
  const places = readPlacesOf(name, layouts[name], context);
  const around = layoutAround(name, layouts, context);
  return places ? withPlaces(name, places, { layout: layouts[name].layout, context, around }) : around;
}

/** Where pictures are cut to a shape in a layout that was made for one, if words are read in the place beside it. */
function frameIn({ layout, role }: ClassifiedLayout, title: Box, context: LayoutContext): ThemeLayout['pictureFrame'] {
  const words = placesByRole('picture-caption', layout).caption;
  const frame = role === 'picture-caption' ? pictureFrameOf(layout, { title, words }, context) : undefined;
  const isRead = frame && context.drawnOf(layout).ground.legibleShare(frame.words, context.colors.ink, wellRead) > 0.98;
  return isRead ? frame : undefined;
}

const wellRead = 4.5;

/** Whether slides with a picture stand in the places of a layout, so that it needs no room for other content. */
export function hasPictureFrame(
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  context: LayoutContext,
): boolean {
  const { title, isRead } = placedTitle('picture-caption', layouts, context);
  return isRead && frameIn(layouts['picture-caption'], title.box, context) !== undefined;
}

function layoutAround(
  name: LayoutName,
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  context: LayoutContext,
): ThemeLayout {
  const { layout } = layouts[name];
  const { unit, canvas, colors, drawnOf } = context;
  const { svg, ground } = drawnOf(layout);
  const onGround = (asked: ColorRole, box: Box) => legibleRole(colors, asked, { ground, box });
  const { title: ownTitle, isRead: isTitleRead } = placedTitle(name, layouts, context);
  const heading = layout.placeholders.find(isTitlePlaceholder);
  // What is drawn beside a title says nothing of what stands below it.
  const across = heading && within(unit.inner(heading), canvas);
  const titlePlace = { ...ownTitle.box, ...(across && !isFront(name) && { x: across.x, w: across.w }) };
  const { area: place, subtitle } = bodyPlace(name, layout, { title: titlePlace, usual: context.usual }, context);
  // A line of a few words may stand in any part of its place.
  const readShare = (box: Box) =>
    ground.legibleShare(box, colors[onGround('muted', box).role], leastContrast(10, false));
  const said = bodyWords(name, place, subtitle, { layout, title: ownTitle, ground, context });
  const { area, isLarge } = said;
  const clear = clearContent(area, ground, colors.ink);
  // A front without a place for words below its title has none where they would not be read.
  // What is filled itself stays as it is.
  const isFilled = subtitle !== undefined && placeFill(subtitle, layout) !== undefined;
  const isWordless = isFront(name) && !subtitle && !said.isRead;
  const isStrewn = !isFront(name) && isStrewnOver(area, clear, { ground, canvasHex: colors.canvas });
  const isBusy = isFront(name) ? !said.isRead && !isWordless : isStrewn || isBusyUnder(area, clear);
  const free = isBusy || isLarge ? area : isFront(name) ? clearFront(area, ground, colors[said.role]) : clear;
  const below: Box = { x: free.x, y: free.y + free.h + gapIn, w: free.w, h: sourceIn };
  // Where something is drawn below the body, its sources stand at its own foot.
  const isFree = isBusy || (readShare(below) > 0.99 && ground.isWhollyEven(below));
  const kept = isFront(name) || isFree ? free : { ...free, h: free.h - sourceIn - gapIn };
  const column =
    isFront(name) && heading && subtitle && columnOf(ownTitle.box, kept, [unit.inner(heading), unit.inner(subtitle)]);
  // A place that is filled itself keeps its size, so that words stay as far from its edges as its designer set them.
  const isTitleFilled = heading !== undefined && placeFill(heading, layout) !== undefined;
  const shared = isTitleFilled ? { title: ownTitle.box, words: kept } : sharedPlaces(ownTitle, kept);
  const title: TitleStyle = {
    ...ownTitle,
    box: isFront(name) ? { ...shared.title, ...column } : awayFromEdge(ownTitle, kept),
  };
  const { number: numberAsDrawn, fields: fieldsAsDrawn } = footOf(name, layout, context, {
    body: kept,
    words: [area, title.box],
  });
  const roles = placesByRole(name, layout);
  const onLine = { title: title.box, ground, context };
  const numeral = numeralOf(roles.numeral, layout, onLine);
  const byline = readLineOf(roles.byline, layout, onLine);
  const label = readLineOf(roles.eyebrow, layout, onLine);
  const grown = () =>
    heightened(
      { ...shared.words, ...column },
      {
        title: title.box,
        anchor: said.style?.anchor ?? 'top',
        hex: colors[said.role],
        isLarge,
        ground,
        canvas,
        others: [...fieldsAsDrawn, ...(byline ? [byline] : [])].map(({ box }) => box),
      },
    );
  const body = isFront(name)
    ? isWordless
      ? nowhere
      : isFilled
        ? place
        : grown()
    : beginningWith(title, isBusy ? kept : awayFromArt(kept, area, ground), ground);
  const foot = { x: body.x, y: body.y + body.h + gapIn, w: body.w, h: sourceIn };
  const source = sourceBox(name, roles.source && unit.inner(roles.source), pastArt(foot, readShare));
  const covered = [
    ...(isBusy ? [isFront(name) ? body : unionOf([body, source])] : []),
    ...(isTitleRead ? [] : [title.box]),
  ];
  const eyebrowBox = isFront(name)
    ? nowhere
    : eyebrowOf(title.box, [body, source], { ground, rules: rulesOf(layout, unit) });
  // A front needs no number.
  const isNumbered = !isFront(name) || isNumberedBySlides(layout, context.slides);
  const number =
    isNumbered && (!isFront(name) || numberAsDrawn.isRead) ? numberAsDrawn : { ...numberAsDrawn, box: nowhere };
  // Where there is a panel, it is under all that would not be read beside it.
  const unread = [number, ...fieldsAsDrawn].filter(({ isRead, box }) => !isRead && areaOf(box) > 0);
  const underneath = unionOf([...covered, ...unread.map(({ box }) => box)]);
  const padding = padded(underneath, panelMarginIn, canvas);
  const panel =
    covered.length === 0 ? undefined : isStrewn ? besideOrnaments(padding, { underneath, ground, canvas }) : padding;
  const roleOn = (one: { color: ColorRole; isRead: boolean }): ColorRole => (panel && !one.isRead ? 'ink' : one.color);
  const fields = fieldsAsDrawn.map(({ isRead, ...field }) => ({ ...field, color: roleOn({ ...field, isRead }) }));
  const lines = [numeral, byline, label].flatMap((line) => (line ? [line.box] : []));
  const picture = isFront(name) && frontPictureOf(layout, [title.box, body, ...lines], context);
  const besideIt = (box: Box) => (picture ? besidePicture(box, picture.box) : box);
  const frame = name === 'picture-caption' && !panel && frameIn(layouts[name], title.box, context);
  return {
    ...(picture && { picture }),
    ...(frame && { pictureFrame: frame }),
    ...(numeral && { numeral }),
    ...(byline && { byline }),
    background: isBusy ? 'canvas' : nearestRole(colors, ground.colorOf(body), grounds),
    artwork: svg,
    sheet: body,
    decor: [],
    ...(panel && { panel }),
    grounds: [
      ...[number, ...fields].flatMap(({ box, fill }) => (fill === undefined ? [] : [{ box, hex: fill }])),
      ...[...lines, title.box, number.box, ...fields.map(({ box }) => box), eyebrowBox, body, source].map((box) => ({
        box,
        hex: ground.colorOf(box),
      })),
    ],
    title: { ...title, box: besideIt(aboveFields(title, [number.box, ...fields.map(({ box }) => box)])) },
    eyebrow: label
      ? { box: label.box, color: label.color, place: label }
      : { box: eyebrowBox, color: onGround('accent', eyebrowBox).role },
    body: {
      box: besideIt(body),
      color: isBusy ? 'ink' : said.role,
      ...said.style,
      ...(said.isLarge && { leastPt: leastLargePt, ...(said.smallColor && { smallColor: said.smallColor }) }),
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

/** The place of a title that lines of the foot reach into, above them, as long as it holds a line of its own there. */
function aboveFields({ box, sizePt }: TitleStyle, fields: readonly Box[]): Box {
  const tops = fields.filter((field) => areaOf(commonOf(box, field)) > 0).map(({ y }) => y - gapIn - box.y);
  const h = Math.min(box.h, ...tops);
  return h >= (sizePt * lineShare) / 72 ? { ...box, h } : box;
}

const lineShare = 1.2;

const leastFront = { width: 0.5, heightIn: 0.9 };

/** Of the place of a subtitle, what is beside pictures that reach into it, where that is enough for one. */
function clearFront(area: Box, ground: Ground, hex: string): Box {
  if (ground.isWhollyEven(area)) return area;
  const clear = ground.wideClearOf(area, hex, 3);
  const isEnough = clear.w >= area.w * leastFront.width && clear.h >= Math.min(area.h, leastFront.heightIn);
  return isEnough ? clear : area;
}

function isNumberedBySlides({ path }: ReadLayout, slides: LayoutContext['slides']): boolean {
  return slides.some(
    ({ layout, placeholders }) => layout === path && placeholders.some(({ type }) => type === 'sldNum'),
  );
}

/** The place that the layout has for sources, where it has one below the body; else the one below the body. */
function sourceBox(name: LayoutName, own: Box | undefined, below: Box): Box {
  if (isFront(name)) return nowhere;
  return own && own.y >= below.y - gapIn && own.h >= sourceIn * 0.8 ? own : below;
}

/** Above the title, and above a line that is drawn there, where nothing else is; on fronts the label stands in no placeholder, so that there is none. */
function eyebrowOf(
  title: Box,
  [body, source]: readonly [Box, Box],
  { ground, rules }: { ground: Ground; rules: readonly Box[] },
): Box {
  const near = { x: title.x, y: title.y - 0.38, w: title.w, h: 0.26 };
  const isCrossed = ({ x, y, w, h }: Box) => areaOf(commonOf({ x, y: y - 0.04, w, h: h + 0.08 }, near)) > 0;
  const box = { ...near, y: Math.min(near.y, ...rules.filter(isCrossed).map(({ y }) => y - 0.08 - near.h)) };
  const isFree =
    box.y > 0.25 && [body, source].every((one) => areaOf(commonOf(box, one)) === 0) && ground.isWhollyEven(box);
  return isFree ? box : nowhere;
}
