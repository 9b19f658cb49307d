import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import type { Theme, TitleStyle } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import { areaOf, canvasHeightIn, nearIn, unionOf } from './places';

/** A title that begins at the very edge of the slide begins with what stands below it. */
export function awayFromEdge({ box, align }: TitleStyle, { x }: Box): Box {
  const by = Math.min(x, leastMarginIn) - box.x;
  return align === 'start' && by > 0 ? { ...box, x: box.x + by, w: box.w - by } : box;
}

const leastMarginIn = 0.4;

/** Files may have the place for content begin at the very edge of a band, or end at that of a panel. */
export function awayFromArt(body: Box, area: Box, ground: Ground): Box {
  const above = { ...body, y: body.y - fromArtIn, h: fromArtIn };
  const isAtArt = body.y === area.y && !ground.isWhollyEven(unionOf([above, { ...body, h: fromArtIn }]));
  const [before, after] = [body.x - fromArtIn, body.x + body.w].map((x) => ({ ...body, x, w: fromArtIn }));
  const isBeside = (strip: Box) => contrastRatio(ground.colorOf(strip), ground.colorOf(body)) > otherGround;
  const [start, end] = [body.x === area.x && isBeside(before!), isBeside(after!)].map((is) => (is ? fromArtIn : 0));
  const top = isAtArt ? fromArtIn : 0;
  return { x: body.x + start!, y: body.y + top, w: body.w - start! - end!, h: body.h - top };
}

const [fromArtIn, otherGround] = [0.24, 1.5];

/** A line of sources begins behind what is drawn where it would begin. */
export function pastArt(foot: Box, readShare: (box: Box) => number): Box {
  const starts = Array.from({ length: farthestSteps + 1 }, (_, step) => {
    const x = foot.x + step * stepIn;
    return { x, share: readShare({ ...foot, x, w: sourceWordsIn }) };
  });
  const best = Math.max(...starts.map(({ share }) => share));
  const { x } = starts.find(({ share }) => share >= best * asWell)!;
  return { ...foot, x, w: foot.w - (x - foot.x) };
}

const [stepIn, farthestSteps, sourceWordsIn, asWell] = [0.25, 6, 3, 0.995];

/** What is much wider than high may begin so far before its title, and begins with it all the same. */
const farIn = 1.2;

/** What begins a little before a title begins with it. */
export function beginningWith({ box, align }: TitleStyle, { x, w, ...area }: Box, ground: Ground): Box {
  const by = box.x - x;
  // A sign before the title is what moved it.
  const isMoved = by > 0 && !ground.isWhollyEven({ ...box, x, w: by });
  return align === 'start' && by > 0 && !isMoved && (by < nearIn || (by < farIn && w - by > canvasHeightIn))
    ? { ...area, x: box.x, w: w - by }
    : { ...area, x, w };
}

/**
 * Whether small ornaments stand here and there on the plain ground of an area and cut the clear part of it short. A panel in
 * the colour of that ground is not seen itself, and takes away only those that would stand among words.
 *
 * @param canvasHex the colour of panels
 */
export function isStrewnOver(
  area: Box,
  clear: Box,
  { ground, canvasHex }: { ground: Ground; canvasHex: string },
): boolean {
  const isCut = areaOf(clear) < areaOf(area) * enough;
  return isCut && ground.plainShare(area) >= mostlyPlain && contrastRatio(canvasHex, ground.colorOf(area)) < sameColor;
}

const [enough, mostlyPlain, sameColor] = [0.78, 0.985, 1.02];

/** A panel whose sides pass beside ornaments and cut none of them, as far as some way out or in lets them. */
export function besideOrnaments(
  panel: Box,
  { underneath, ground, canvas }: { underneath: Box; ground: Ground; canvas: Theme['canvas'] },
): Box {
  const [right, bottom] = [panel.x + panel.w, panel.y + panel.h];
  const insets = {
    left: underneath.x - panel.x,
    top: underneath.y - panel.y,
    right: right - underneath.x - underneath.w,
    bottom: bottom - underneath.y - underneath.h,
  };
  const strips = {
    left: (by: number) => ({ ...panel, x: panel.x - by, w: stripIn }),
    top: (by: number) => ({ ...panel, y: panel.y - by, h: stripIn }),
    right: (by: number) => ({ ...panel, x: right + by - stripIn, w: stripIn }),
    bottom: (by: number) => ({ ...panel, y: bottom + by - stripIn, h: stripIn }),
  };
  const by = (side: keyof typeof strips): number => {
    const steps = stepsIn.filter((step) => step >= -insets[side]);
    const isWithin = ({ x, y, w, h }: Box) => x >= 0 && y >= 0 && x + w <= canvas.w && y + h <= canvas.h;
    return steps.find((step) => isWithin(strips[side](step)) && ground.isWhollyEven(strips[side](step))) ?? 0;
  };
  const [x, y] = [panel.x - by('left'), panel.y - by('top')];
  return { x, y, w: right + by('right') - x, h: bottom + by('bottom') - y };
}

const stripIn = 0.08;
/** The nearest first, out of the panel before into it. */
const stepsIn = [0, 0.07, -0.07, 0.14, -0.14, 0.21, 0.28, 0.35, 0.42];
