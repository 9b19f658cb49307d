import { contrastRatio, leastContrast, luminance } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import type { ColorRole, LayoutName, Theme, TitleStyle } from '@/lib/deck/theme/theme';
import { keptFromArtIn, type Ground } from './artwork/ground';
import type { DrawnLayout } from './artwork/layout-drawings';
import type { ClassifiedLayout } from './classify-layouts';
import { isFront, marginIn, offSides, within, type Units, type UsualArea } from './places';
import { placeFill } from './place-fill';
import { isTitlePlaceholder } from './placeholder-roles';
import { anchorOf, levelOf, sideOf } from './template-text';
import type { ReadLayout, ReadPlaceholder, TemplateTree } from './template-tree';
import { legibleRole, nearestRole, textRoles } from './upload-colors';

export interface LayoutContext {
  unit: Units;
  canvas: Theme['canvas'];
  colors: Theme['colors'];
  slides: TemplateTree['slides'];
  drawnOf: (layout: ReadLayout) => DrawnLayout;
  /** Where content stands on the layout for it. */
  usual: UsualArea;
}

/** Where less than this of a body is clear, what is drawn is the ground of all of it, and slides lay a panel over it. */
export const fewestClear = { area: 0.4, width: 0.58 };
export const panelMarginIn = 0.2;

/**
 * The title of a layout, beside what is drawn in its place; `isRead` is false where that leaves it too little, so that it
 * needs a panel.
 */
export function placedTitle(
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
    heading ? titleStyle(heading, layout, { unit, colors, canvas, name, box }) : standardTitle(canvas);
  if (layout.isPieced) return { title: { ...styled(), color: 'ink' }, isRead: false };
  // Words that run from right to left begin at the right of their place.
  const side = heading && sideOf(levelOf(heading, layout));
  const hasBar = heading !== undefined && placeFill(heading, layout) !== undefined;
  const drawn = isFront(name) && !hasBar ? aboveEdges(styled(), ground, side) : styled();
  const least = leastContrast(drawn.sizePt, drawn.bold);
  const isChosen = isSaid(heading, layout);
  const words = wordsWithin({ box: drawn.box, align: side });
  const asked = askedOn(drawn.color, isChosen, ground.colorOf(isFront(name) ? words : drawn.box), colors);
  const best = legibleRole(colors, asked, { ground, box: drawn.box, least });
  // A colour that was chosen is kept where it is read in most of the place.
  const isKept = isChosen && isMostOf(drawn.box, ground.clearOf(drawn.box, colors[asked], least));
  const isAsItIs = isChosen ? isKept : best.isRead;
  const band = isChosen && !isKept && isFront(name) ? bandIn(drawn, ground, colors[asked], least) : null;
  if (band) return { title: { ...styled(band), color: asked }, isRead: true };
  if (!isAsItIs && isFront(name) && isReadLarge(words, colors[asked], ground))
    return { title: { ...styled(words), color: asked }, isRead: true };
  const { role, isRead } = isKept ? { role: asked, isRead: best.role === asked && best.isRead } : best;
  const clear = ground.clearOf(drawn.box, colors[role], least);
  const isHigh = clear.h >= drawn.box.h * 0.8;
  const isWide = clear.w >= drawn.box.w - 2 * panelMarginIn;
  if (isHigh && isWide) return { title: { ...drawn, color: role }, isRead: true };
  const isEnough =
    clear.w >= drawn.box.w * (isKept ? 0.5 : fewestClear.width) && clear.h >= (drawn.sizePt * lineShare) / 72;
  if (!isEnough && isRead && ground.isEven(drawn.box)) return { title: { ...drawn, color: role }, isRead: true };
  if (!isEnough) return { title: { ...drawn, color: 'ink' }, isRead: false };
  const { x, w } = clear;
  const { y, h } = isHigh ? drawn.box : clear;
  const beside = { ...styled({ x, y, w, h }), color: role };
  // The middle of what is left beside a picture is that of nothing.
  const isOff = drawn.align === 'center' && Math.abs(middleOf(clear) - middleOf(drawn.box)) > canvas.w * offShare;
  return { title: isOff && !isFront(name) ? { ...beside, align: 'start' } : beside, isRead: true };
}

/** Moved up as far as it takes for no edge of what is drawn to pass through its words, if that is near. */
function aboveEdges(title: TitleStyle, ground: Ground, side: TitleStyle['align']): TitleStyle {
  const { box, sizePt, anchor } = title;
  const h = Math.min(box.h, (2 * sizePt * lineShare) / 72);
  const words = { ...wordsWithin({ box, align: side }), y: box.y + (box.h - h) * anchorShares[anchor], h };
  const isCalm = (by: number) => {
    const moved = { ...words, y: words.y - by };
    const clear = ground.clearOf(moved, ground.colorOf(moved), 1);
    return clear.w >= moved.w - sameIn && clear.h >= moved.h - sameIn;
  };
  const by = stepsUpIn.find((step) => step <= h && box.y - step >= leastTopIn && isCalm(step));
  return by === undefined ? title : { ...title, box: { ...box, y: box.y - by } };
}

const anchorShares = { top: 0, middle: 0.5, bottom: 1 } as const;
const stepsUpIn = Array.from({ length: 17 }, (_, step) => step * 0.1);
const leastTopIn = 0.3;
/** Nearer numbers are the same one. */
const sameIn = 1e-6;

/** Where the words of a front stand that its designer set so, of a place that is larger; `start` is the left. */
export function wordsWithin({ box, align = 'start' }: Pick<TitleStyle, 'box' | 'align'>): Box {
  const w = box.w * wordsShare;
  const x = align === 'start' ? box.x : align === 'end' ? box.x + box.w - w : box.x + (box.w - w) / 2;
  return { ...box, x, w };
}

const [wordsShare, hardlyRead, mostOfWords] = [0.62, 2, 0.9];

/** Whether large words are read in a colour that was chosen for such a place. */
export const isReadLarge = (box: Box, hex: string, ground: Ground): boolean =>
  contrastRatio(hex, ground.colorOf(box)) >= leastContrast(leastLargePt, false) &&
  ground.legibleShare(box, hex, hardlyRead) >= mostOfWords;

/** WCAG 2.2, 1.4.3: from this size words are large. */
export const leastLargePt = 18;

export const middleOf = ({ x, w }: Box): number => x + w / 2;
const offShare = 0.04;

/** The band from side to side of its place, lower than that, that a line of a title is read on; null without one. */
function bandIn({ box, sizePt }: TitleStyle, ground: Ground, hex: string, least: number): Box | null {
  const { y, w, h } = ground.clearOf(box, hex, least);
  const band = { ...box, y: y - keptFromArtIn, h: h + 2 * keptFromArtIn };
  return w >= box.w * bandShare && band.h >= (sizePt * lineShare * shrinkShare) / 72 ? band : null;
}

const [bandShare, shrinkShare] = [0.9, 0.9];

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
export function askedOn(said: ColorRole, isSaid: boolean, hex: string, colors: Theme['colors']): ColorRole {
  const [light, dark] = luminance(colors.canvas) > luminance(colors.ink) ? plain : [...plain].reverse();
  const best =
    contrastRatio(colors[light!], hex) > Math.min(lightEnough, contrastRatio(colors[dark!], hex)) ? light! : dark!;
  const least = said === light ? leastContrast(leastLargePt, false) : said === dark ? wellRead : 0;
  return !isSaid || contrastRatio(colors[said], hex) < least ? best : said;
}

function titleStyle(
  heading: ReadPlaceholder,
  layout: ReadLayout,
  {
    unit,
    colors,
    canvas,
    name,
    box = belowEdge(unit.inner(heading), canvas),
  }: Pick<LayoutContext, 'unit' | 'colors' | 'canvas'> & { name: LayoutName; box?: Box },
): TitleStyle {
  const { sizePt, color, bold, align } = levelOf(heading, layout);
  const said = Math.round(sizePt * unit.share);
  // Programs give covers the size of all titles; people who set one choose another.
  const isAlone = isFront(name);
  const stated = isAlone && (heading.shown ?? []).length === 0 ? Math.max(said, frontPt) : said;
  // Titles of agendas are short.
  const size = isAlone || name === 'agenda' ? stated : sizeForTitles(stated, box);
  return {
    box,
    sizePt: size,
    fullSizeLines: Math.max(1, Math.min(3, Math.floor(box.h / ((size * 1.2) / 72)))),
    smallSizePt: Math.max(18, Math.round(size * (isAlone ? frontShrink : 0.84))),
    ...(isAlone && { shrink: frontShrink }),
    color: color ? nearestRole(colors, color.hex, textRoles) : 'ink',
    bold,
    anchor: anchorOf(heading),
    align,
  };
}

/** Of a place that reaches out of the slide at its top, what words do not stand at the very edge in. */
function belowEdge(box: Box, canvas: Theme['canvas']): Box {
  const own = offSides(within(box, canvas), canvas);
  const by = box.y < 0 && own.h > leastTopIn + leastHighIn ? leastTopIn : 0;
  return { ...own, y: own.y + by, h: own.h - by };
}

const leastHighIn = 0.6;

/** Titles of a deck are of one size: where the stated one leaves no room for what titles usually say, all are smaller. */
function sizeForTitles(statedPt: number, { w, h }: Box): number {
  const holds = (sizePt: number) => {
    const lines = Math.floor((h * 72) / (sizePt * measuredShare));
    return lines * Math.floor((w * 72) / (sizePt * letterShare)) >= usualLetters;
  };
  for (let sizePt = statedPt; sizePt > leastTitlePt; sizePt -= 1) if (holds(sizePt)) return sizePt;
  return leastTitlePt;
}

/** Whether a place has room for the title of a part at a size that looks like one. */
export function holdsTitle({ w, h }: Box): boolean {
  const { pt, letters } = partTitle;
  const lines = Math.floor((h * 72) / (pt * measuredShare));
  return lines * Math.floor((w * 72) / (pt * letterShare)) >= letters;
}

const partTitle = { pt: 28, letters: 24 };
const frontPt = 40;
const [usualLetters, lineShare, measuredShare, letterShare, leastTitlePt] = [46, 1.2, 1.25, 0.52, 22];
/** The title of a front stands alone, so that its size is as near to the stated one as its words allow. */
const frontShrink = 0.94;

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
