import type { ThemeStyle } from '@/lib/deck/theme/theme';
import { childOf, childrenOf, descendantsOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { commonest } from './sample-slides';
import { frameOf, placeholderOf, type Frame } from './shapes';
import { saturationOf } from './surface-colors';
import { fillColor, type MasterColors, type SeenColor } from './template-colors';

/** A layout or a slide of the file, with what its colours mean. */
export interface DrawnSheet {
  root: XmlElement;
  palette: MasterColors;
}

/** What layouts and slides of a file draw beside their places, as far as generated slides can follow it. */
export interface ShownDevices {
  /** As in `Theme.cornerRadius`. */
  cornerRadius: number;
  card: ThemeStyle['card'];
  /** Whether steps are arrows that point at one another. */
  hasArrows: boolean;
  /** Colours of things that stand in a row, where those differ, in their order. */
  marks: readonly SeenColor[];
  /** Of thin bars, most of them. */
  edge?: SeenColor;
  /** What faces of words are filled with, most of them. */
  face?: SeenColor;
}

interface DrawnShape {
  frame: Frame;
  geometry: string;
  /** Of a rounded rectangle, as a share of the shorter side. */
  cornerRadius: number;
  isFilled: boolean;
  isOutlined: boolean;
  /** Of its fill, or else of its outline; no gray. */
  color?: SeenColor;
  fill?: SeenColor;
}

/** Fewer shapes are no habit. */
const [fewestFaces, fewestArrows] = [3, 3];
const isArrow = /^(?:chevron|homePlate)$/;
const roundestCorner = 0.2;
/** Shares of the height of a slide: a face holds text, a bar is thin. */
const [leastFaceShare, thickestBarShare, touchShare] = [0.067, 0.02, 0.012];

/**
 * @param layouts what rows of faces and bars of layouts look like, each as somebody drew it on purpose
 * @param slides where every face counts, as people draw them one by one
 * @param height of a slide, in EMU
 */
export function shownDevices(
  layouts: readonly DrawnSheet[],
  slides: readonly DrawnSheet[],
  height: number,
): ShownDevices {
  const drawn = [...layouts, ...slides].map((sheet) => {
    const shapes = shapesOn(sheet);
    return { shapes, rows: rowsOf(shapes) };
  });
  const rows = drawn.flatMap((sheet) => sheet.rows);
  const isFace = ({ frame, geometry, isFilled, isOutlined }: DrawnShape) =>
    /rect$/i.test(geometry) &&
    (isFilled || isOutlined) &&
    Math.min(frame.cx, frame.cy) >= height * leastFaceShare &&
    Math.max(frame.cx, frame.cy) >= 2 * height * leastFaceShare;
  const ofSlides = drawn.slice(layouts.length).flatMap(({ shapes }) => shapes.filter(isFace));
  const inRows = drawn.slice(0, layouts.length).flatMap((sheet) => sheet.rows.flat().filter(isFace));
  const faces = [...ofSlides, ...inRows];
  const thick = height * thickestBarShare;
  const isBar = ({ frame, isFilled }: DrawnShape) => isFilled && Math.min(frame.cx, frame.cy) <= thick;
  const bars = drawn.flatMap(({ shapes }) => shapes.filter(isBar));
  const cornerRadius = cornerOf(faces);
  const onCards = barsOnFaces(drawn, { isFace, isBar, near: height * touchShare, isRound: cornerRadius > 0 });
  const accent = commonest(onCards.map((one) => one.accent));
  const isAccent = accent !== undefined && onCards.filter((one) => one.accent === accent).length > 1;
  const edge = commonest(
    (isAccent ? onCards.map(({ bar }) => bar) : bars).map(({ color }) => color?.hex).filter(isSaid),
  );
  const face = commonFill(faces);
  return {
    cornerRadius,
    card: {
      face: faces.length >= fewestFaces && shareOf(faces, (one) => !one.isFilled) > 0.5 ? 'outlined' : 'filled',
      accent: isAccent ? accent : 'none',
    },
    hasArrows: rows.some((row) => row.length >= fewestArrows && row.every(({ geometry }) => isArrow.test(geometry))),
    marks: colorsOf(rows),
    ...(face !== undefined && { face: faces.find(({ fill }) => fill?.hex === face)!.fill! }),
    ...(edge !== undefined && { edge: bars.find(({ color }) => color?.hex === edge)!.color! }),
  };
}

/** The fill of so many faces that it is a habit; of one that shines through nobody knows what it looks like. */
function commonFill(faces: readonly DrawnShape[]): string | undefined {
  const filled = faces.flatMap(({ fill }) => (fill?.opacity === 1 ? [fill.hex] : []));
  const most = commonest(filled);
  return filled.filter((hex) => hex === most).length >= fewestAlike ? most : undefined;
}

const fewestAlike = 2;

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / all.length;

function shapesOn({ root, palette }: DrawnSheet): DrawnShape[] {
  return descendantsOf(root, 'p:sp').flatMap((node) => shapeOf(node, palette) ?? []);
}

/** ECMA-376 part 1, 20.1.9.7: what a rounded rectangle has by itself. */
const usualCorner = 16_667;

function shapeOf(node: XmlElement, palette: MasterColors): DrawnShape | undefined {
  const [properties, frame] = [childOf(node, 'p:spPr'), frameOf(node)];
  // Where pictures go is no face of words.
  if (!properties || !frame || placeholderOf(node)?.get('type') === 'pic') return undefined;
  const preset = childOf(properties, 'a:prstGeom');
  const geometry = preset?.get('prst') ?? (childOf(properties, 'a:custGeom') ? 'custom' : 'rect');
  const corner = preset && descendantsOf(preset, 'a:gd')[0]?.get('fmla')?.replace('val ', '');
  const style = childOf(node, 'p:style');
  const isReferred = (name: string) => Number(childOf(style, name)?.get('idx') ?? 0) > 0;
  const fill = childrenOf(properties).find(({ name }) => /Fill$/.test(name))?.name;
  const line = childOf(properties, 'a:ln');
  return {
    frame,
    geometry,
    cornerRadius: Number(corner ?? usualCorner) / 100_000 || 0,
    isFilled: fill === undefined ? isReferred('a:fillRef') : fill !== 'a:noFill',
    isOutlined: line ? childOf(line, 'a:noFill') === undefined : isReferred('a:lnRef'),
    color: [properties, line].map((owner) => fillColor(owner, palette)).find(isColorful),
    fill: fillColor(properties, palette),
  };
}

/** Shapes alike in form that stand beside or below one another and are as high or as wide as one another, in the order of the file. */
function rowsOf(shapes: readonly DrawnShape[]): DrawnShape[][] {
  const isAlike = ({ geometry, frame }: DrawnShape, other: DrawnShape) =>
    geometry === other.geometry &&
    ((isNear(frame.cy, other.frame.cy) &&
      (isNear(frame.y, other.frame.y, frame.cy) || isNear(frame.x, other.frame.x, frame.cx))) ||
      (isNear(frame.cx, other.frame.cx) && isNear(frame.y, other.frame.y, frame.cy)));
  const rows: DrawnShape[][] = [];
  for (const shape of shapes) {
    const row = rows.find((each) => isAlike(each[0]!, shape));
    if (row) row.push(shape);
    else rows.push([shape]);
  }
  return rows.filter(({ length }) => length > 1);
}

/** Of their size, how far things differ that are meant to be alike. */
const alike = 0.12;

const isNear = (one: number, other: number, size = one): boolean => Math.abs(one - other) <= Math.abs(size) * alike;

const leastSaturated = 0.2;
const isColorful = (color: SeenColor | undefined): color is SeenColor =>
  color !== undefined && (color.slot?.startsWith('accent') === true || saturationOf(color.hex) >= leastSaturated);

/** Two tell one thing from another, as in a comparison; more are a habit, and so are two that take turns. */
const [fewestColors, fewestTurns] = [3, 3];

/** Of the row with the most colours; none where every row has one or two. */
function colorsOf(rows: readonly (readonly DrawnShape[])[]): SeenColor[] {
  const colors = rows.flatMap((row) => {
    const filled = row.flatMap(({ color }) => (color && color.opacity > 0.5 ? [color] : []));
    const different = filled.filter(({ hex }, index) => filled.findIndex((one) => one.hex === hex) === index);
    const takesTurns = filled.length >= fewestTurns && filled.every(({ hex }, index) => hex !== filled[index - 1]?.hex);
    return different.length >= fewestColors || takesTurns ? [different] : [];
  });
  return colors.reduce<SeenColor[]>((most, one) => (one.length > most.length ? one : most), []);
}

/** As round as most faces are; those of rows are rounder than those of cards. */
function cornerOf(faces: readonly DrawnShape[]): number {
  const round = faces.filter(({ geometry }) => geometry === 'roundRect');
  if (round.length < fewestFaces || round.length * 2 < faces.length) return 0;
  const height = ({ frame }: DrawnShape) => Math.min(frame.cx, frame.cy);
  const large = round.sort((one, other) => height(other) - height(one)).slice(0, Math.ceil(round.length / 2));
  return Math.min(roundestCorner, large[Math.floor(large.length / 2)]?.cornerRadius ?? 0);
}

interface FaceAndBar {
  isFace: (shape: DrawnShape) => boolean;
  isBar: (shape: DrawnShape) => boolean;
  /** So far apart two edges are the same one, in EMU. */
  near: number;
  isRound: boolean;
}

interface BarOnFace {
  bar: DrawnShape;
  accent: ThemeStyle['card']['accent'];
}

/** Bars that lie on faces: along the upper edge or the side, or a part of it. */
function barsOnFaces(
  drawn: readonly { shapes: readonly DrawnShape[] }[],
  { isFace, isBar, near, isRound }: FaceAndBar,
): BarOnFace[] {
  const isAbout = (one: number, other: number) => Math.abs(one - other) <= near;
  const isWithin = (start: number, length: number, from: number, whole: number) =>
    start >= from - near && start + length <= from + whole + near;
  const isWhole = (length: number, of: number) => length > of * mostOfEdge && !isRound;
  return drawn.flatMap(({ shapes }) =>
    shapes.filter(isFace).flatMap(({ frame: face }): BarOnFace[] => {
      const colorful = shapes.filter((one) => isBar(one) && one.color);
      const top = colorful.find(
        ({ frame: { x, y, cx, cy } }) => cx > cy && isAbout(y, face.y) && isWithin(x, cx, face.x, face.cx),
      );
      if (top) return [{ bar: top, accent: isWhole(top.frame.cx, face.cx) ? 'edge' : 'top' }];
      const side = colorful.find(
        ({ frame: { x, y, cx, cy } }) => cy > cx && isAbout(x, face.x) && isWithin(y, cy, face.y, face.cy),
      );
      return side ? [{ bar: side, accent: isWhole(side.frame.cy, face.cy) ? 'flank' : 'side' }] : [];
    }),
  );
}

/** Of an edge, from where on a bar is meant to run along all of it. */
const mostOfEdge = 0.6;
const isSaid = (hex: string | undefined): hex is string => hex !== undefined;
