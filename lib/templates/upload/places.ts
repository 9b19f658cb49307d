import type { Box } from '@/lib/deck/scene/scene';
import type { LayoutName, Theme } from '@/lib/deck/theme/theme';
import { descendantsOf } from '@/lib/pptx/xml/tree';
import type { Ground } from './artwork/ground';
import { frameOf, placeholderOf, shapesOf, type Frame } from './shapes';
import { linePlacesOf, mainContentsOf, placesByRole } from './placeholder-roles';
import { insetsOf, turnOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** Height of the slides that decks are laid out on, in inches, whatever the template's own. */
export const canvasHeightIn = 7.5;

/** EMU of the template's slides as inches of the layout. */
export class Units {
  readonly share: number;

  constructor({ cy }: { cy: number }) {
    this.share = (canvasHeightIn * 914_400) / cy;
  }

  inches(emu: number): number {
    return (emu / 914_400) * this.share;
  }

  /** Where the text of a placeholder stands. */
  inner(placeholder: ReadPlaceholder): Box {
    const { frame } = placeholder;
    const { left, right, top, bottom } = insetsOf(placeholder);
    return this.box({ x: frame.x + left, y: frame.y + top, cx: frame.cx - left - right, cy: frame.cy - top - bottom });
  }

  /** The opposite of `box`. */
  frame({ x, y, w, h }: Box): Frame {
    const [left, top, cx, cy] = [x, y, w, h].map((inches) => Math.round((inches / this.share) * 914_400));
    return { x: left!, y: top!, cx: cx!, cy: cy! };
  }

  box({ x, y, cx, cy }: Frame): Box {
    return { x: this.inches(x), y: this.inches(y), w: Math.max(0, this.inches(cx)), h: Math.max(0, this.inches(cy)) };
  }
}

/** Lengths in inches of the layout. */
export const [marginIn, sourceIn, gapIn] = [0.5, 0.32, 0.1];
export const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };
const [belowTitleIn, leastBodyIn, leastWordsIn, footerIn, aboveFootIn] = [0.15, 0.5, 0.35, 0.35, 0.08];
/** What content on the layout for it may begin below where a title leaves room. */
const belowUsualIn = 0.6;
/** What begins so near to one another is meant to begin together. */
export const nearIn = 0.45;

export const isFront = (name: LayoutName) => name === 'cover' || name === 'section' || name === 'closing';
export const areaOf = ({ w, h }: Box) => w * h;

/** The slide that boxes stand on. */
interface Sheet {
  unit: Units;
  canvas: Theme['canvas'];
}

/** Where the number of the slide stands; nowhere where words of the slide would stand in its place. */
export function numberOf(
  layout: ReadLayout,
  { unit, canvas }: Sheet,
  { words, ground }: { words: readonly Box[]; ground: Ground },
): Box {
  const number = layout.placeholders.find(({ type }) => type === 'sldNum');
  if (number === undefined || drawsNumber(layout)) return nowhere;
  const box = within(unit.inner(number), canvas);
  return words.some((one) => areaOf(commonOf(one, box)) > 0)
    ? nowhere
    : clearNumber(besidePictures(box, picturesOf(layout, unit), ground, canvas), ground);
}

/** Where a number is read, of a place that what is drawn passes through. */
function clearNumber(box: Box, ground: Ground): Box {
  if (areaOf(box) === 0 || ground.isWhollyEven(box)) return box;
  const [dark, light] = ['000000', 'FFFFFF'].map((hex) => ground.clearOf(box, hex));
  const clear = areaOf(dark!) > areaOf(light!) ? dark! : light!;
  return clear.w >= leastNumberIn.w && clear.h >= leastNumberIn.h ? asHighAsALine(clear, box) : box;
}

/** At the same height beside a picture that reaches into the place without holding it, such as a logo, if there is room. */
function besidePictures(box: Box, pictures: readonly Box[], ground: Ground, canvas: Theme['canvas']): Box {
  const isCut = pictures.some((one) => {
    const common = areaOf(commonOf(one, box));
    return common > 0 && common < areaOf(box) * held;
  });
  if (!isCut) return box;
  const isFree = (one: Box) =>
    one.x >= 0 &&
    one.x + one.w <= canvas.w &&
    pictures.every((picture) => areaOf(commonOf(picture, one)) === 0) &&
    ground.isWhollyEven(one);
  return stepsAsideIn.map((by) => ({ ...box, x: box.x + by })).find(isFree) ?? box;
}

const held = 0.95;
const stepsAsideIn = Array.from({ length: 20 }, (_, step) => [-0.1 * (step + 1), 0.1 * (step + 1)]).flat();

/** A number may stand nearer to what is drawn than other words. */
function asHighAsALine(clear: Box, box: Box): Box {
  const h = Math.min(box.h, Math.max(clear.h, numberLineIn));
  return { ...clear, h, y: clear.y === box.y ? clear.y : Math.max(box.y, clear.y + clear.h - h) };
}

const numberLineIn = 0.34;

const leastNumberIn = { w: 0.35, h: 0.17 };

/** Whether the layout shows the number by itself, in a shape of its own. */
function drawsNumber({ root, master, showsMasterShapes }: ReadLayout): boolean {
  const shapes = [...shapesOf(root), ...(showsMasterShapes ? shapesOf(master.root) : [])];
  return shapes
    .filter((shape) => placeholderOf(shape) === undefined)
    .some((shape) => descendantsOf(shape, 'a:fld').some((field) => field.get('type') === 'slidenum'));
}

export function within(box: Box, { w, h }: Theme['canvas']): Box {
  return commonOf(box, { x: 0, y: 0, w, h });
}

/** Of a place that reaches to the side of the slide, what words do not stand at the very edge in; its middle stays. */
export function offSides(box: Box, { w }: Theme['canvas']): Box {
  const near = Math.min(box.x, w - box.x - box.w);
  const by = near < atEdgeIn && box.w > leastWidthIn ? offEdgeIn - near : 0;
  return { ...box, x: box.x + by, w: box.w - 2 * by };
}

const [atEdgeIn, offEdgeIn, leastWidthIn] = [0.1, 0.35, 2];

export function commonOf(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const w = Math.max(0, Math.min(one.x + one.w, other.x + other.w) - x);
  const h = Math.max(0, Math.min(one.y + one.h, other.y + other.h) - y);
  return { x, y, w, h };
}

/** Where the footers begin that stand below an area. */
function footOf(layout: ReadLayout, { unit, canvas }: Sheet, { x, y, w }: Box): number {
  const footers = layout.placeholders
    .filter(({ type }) => ['dt', 'ftr', 'sldNum'].includes(type))
    .concat(linePlacesOf(layout))
    // What runs along the edge stands below nothing.
    .filter((one) => turnOf(one) === undefined)
    .map((one) => unit.box(one.frame))
    .filter((box) => box.x < x + w && box.x + box.w > x);
  const lowest = y + (canvas.h - y) / 2;
  const drawn = shapesAcross(layout).map((frame) => unit.box(frame));
  const footersTop = Math.min(...footers.map((box) => box.y));
  const isRule = (box: Box) => box.w > canvas.w * leastRule && box.h < thickestRuleIn && box.y < footersTop;
  // A logo at the foot, where a line of sources begins.
  const isSign = (box: Box) =>
    box.h < highestSignIn && box.x < x + sourceWordsIn && box.x + box.w > x && box.w < canvas.w / 2;
  const rules = drawn.filter((box) => isRule(box) || (isSign(box) && box.y > canvas.h * lowShare));
  return Math.min(canvas.h - footerIn, ...[...footers, ...rules].map((box) => box.y).filter((top) => top > lowest));
}

/** Of the slide's width and in inches: a line that parts the footers from what is above them. */
const [leastRule, thickestRuleIn] = [0.4, 0.08];
/** Inches, and of the slide's height. */
const [highestSignIn, sourceWordsIn, lowShare] = [0.9, 3, 0.84];

/** Lines that a layout draws, which are too thin to be seen where it is drawn small. */
export function rulesOf(layout: ReadLayout, unit: Units): Box[] {
  return shapesAcross(layout)
    .map((frame) => unit.box(frame))
    .filter(({ w, h }) => h < thickestRuleIn && w > h);
}

/** Where pictures stand that a layout shows on every slide. */
function picturesOf({ root, master, showsMasterShapes }: ReadLayout, unit: Units): Box[] {
  const shapes = [...shapesOf(root), ...(showsMasterShapes ? shapesOf(master.root) : [])];
  return shapes
    .filter((shape) => shape.name === 'p:pic' && placeholderOf(shape) === undefined)
    .flatMap((shape) => frameOf(shape) ?? [])
    .map((frame) => unit.box(frame));
}

/** Where lines and flat shapes are drawn across a layout. */
function shapesAcross({ root, master, showsMasterShapes }: ReadLayout): Frame[] {
  const shapes = [...shapesOf(root), ...(showsMasterShapes ? shapesOf(master.root) : [])];
  return shapes.flatMap((shape) => (placeholderOf(shape) === undefined ? (frameOf(shape) ?? []) : []));
}

/** Where content stands on the layout for it. */
export interface UsualArea extends Box {
  /** Whether it begins below a place for a line, which other layouts have not. */
  isBelowLine?: boolean;
}

/** Whether a layout has a place for a line between its title and an area. */
export function hasLineAbove(layout: ReadLayout, title: Box | undefined, area: Box, unit: Units): boolean {
  const top = title ? title.y + title.h / 2 : 0;
  return linePlacesOf(layout)
    .map((one) => unit.inner(one))
    .some(({ y, h }) => y > top && y + h <= area.y + nearIn / 2);
}

/** What slides of a layout are about stands where its placeholders for content are, or in what title and footer leave. */
export function contentArea(layout: ReadLayout, context: Sheet, title?: Box, usual?: UsualArea): Box {
  const { unit, canvas } = context;
  const contents = [...mainContentsOf(layout), ...layout.placeholders.filter(({ type }) => type === 'pic')]
    // Where their text would begin, as that of the title does.
    .map((one) => (one.type === 'pic' ? unit.box(one.frame) : unit.inner(one)));
  const own = title ?? { x: marginIn, y: 0.5, w: canvas.w - 2 * marginIn, h: 1 };
  const below = own.y + own.h + belowTitleIn;
  // Slides that follow one another begin at one height, a little below what is drawn under the title.
  const isUsual = usual && !usual.isBelowLine && usual.y > below && usual.y - below < belowUsualIn;
  const top = isUsual ? usual.y : below;
  // A title may be narrower than what stands below it, and begin a little beside it.
  const isNear = usual && Math.abs(usual.x - own.x) < nearIn;
  const { x, w } =
    usual && (usual.w > own.w || isNear) ? { x: usual.x, w: Math.max(usual.w, isNear ? own.w : 0) } : own;
  const free: Box = { x, y: top, w: Math.max(w, 3), h: Math.max(leastBodyIn, canvas.h - top) };
  // Where titles stand beside or below what slides are about, that stands on every layout where it usually does.
  const isBeside = usual && areaOf(commonOf(usual, own)) === 0 && own.y + own.h > usual.y;
  const area = within(contents.length > 0 ? aroundAll(contents, title) : isBeside ? usual : free, canvas);
  const foot = Math.min(footOf(layout, context, area), ...(own.y >= area.y + area.h / 2 ? [own.y] : []));
  const bottom = Math.min(area.y + area.h, foot - sourceIn - gapIn - aboveFootIn);
  return { ...area, h: Math.max(leastBodyIn, bottom - area.y) };
}

/** What places are in together; below a title that stands beside one of them and over none. */
function aroundAll(places: readonly Box[], title: Box | undefined): Box {
  const whole = unionOf(places);
  if (!title || places.some((one) => areaOf(commonOf(one, title)) > 0)) return whole;
  return clearOfTitle(whole, { ...title, h: title.h + belowTitleIn });
}

/** Below the title, where a file has its place reach into it. */
export function clearOfTitle(area: Box, title: Box): Box {
  if (areaOf(commonOf(area, title)) === 0) return area;
  const top = title.y + title.h;
  return area.y < title.y
    ? { ...area, h: title.y - area.y }
    : { ...area, y: top, h: Math.max(0, area.y + area.h - top) };
}

/** @param usual where content stands on the layout for it */
export function bodyPlace(
  name: LayoutName,
  layout: ReadLayout,
  { title, usual }: { title: Box; usual: UsualArea },
  context: Sheet,
): { area: Box; subtitle?: ReadPlaceholder } {
  if (!isFront(name)) return { area: contentArea(layout, context, title, usual) };
  const { unit, canvas } = context;
  const { subtitle } = placesByRole(name, layout);
  if (subtitle) return { area: clearOfTitle(offSides(within(unit.inner(subtitle), canvas), canvas), title), subtitle };
  const top = title.y + title.h + belowTitleIn;
  const h = Math.min(1.6, canvas.h - 0.4 - top);
  return { area: h < leastWordsIn ? nowhere : { x: title.x, y: top, w: title.w, h: Math.max(leastBodyIn, h) } };
}

export function padded({ x, y, w, h }: Box, by: number, canvas: Theme['canvas']): Box {
  const left = Math.max(0, x - by);
  const top = Math.max(0, y - by);
  return { x: left, y: top, w: Math.min(canvas.w, x + w + by) - left, h: Math.min(canvas.h, y + h + by) - top };
}

export function unionOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}
