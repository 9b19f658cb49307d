import type PptxGenJS from 'pptxgenjs';
import { iconSet } from '@/lib/deck/icons/icon-set';
import type {
  IconElement,
  ImageElement,
  LineElement,
  SceneElement,
  ShapeElement,
  TextElement,
} from '@/lib/deck/scene/scene';
import { turnedBox } from '@/lib/deck/scene/turned-box';
import { cornerRadiusInches, normalDegrees, presetOf, textRectOf } from './geometry';
import { textRuns } from './paragraphs';
import { writeChart } from './write-chart';
import { writeTable } from './write-table';
import { fillOptions, strokeOptions, type PptxSlide, type WriteContext } from './write-context';

type ElementOf<T extends SceneElement['type']> = Extract<SceneElement, { type: T }>;

const writers: {
  [T in SceneElement['type']]: (slide: PptxSlide, element: ElementOf<T>, context: WriteContext) => void;
} = {
  text: writeText,
  shape: writeShape,
  line: writeLine,
  image: writeImage,
  icon: writeIcon,
  chart: writeChart,
  table: writeTable,
};

/** Draws one element of a scene; exactly one drawing object stands on the slide for each. */
export function writeElement<T extends SceneElement['type']>(
  slide: PptxSlide,
  element: ElementOf<T>,
  context: WriteContext,
): void {
  writers[element.type as T](slide, element, context);
}

function writeText(slide: PptxSlide, element: TextElement, context: WriteContext): void {
  const { box, fill, stroke, turnDeg } = element;
  const inset = insetInShape(element);
  const options: PptxGenJS.TextPropsOptions = {
    // A layout may turn the words within their frame, which is turned here.
    ...(turnDeg ? { ...turnedBox(box, turnDeg), rotate: turnDeg, vert: 'horz' } : box),
    shape: presetOf(element) as PptxGenJS.ShapeType,
    isTextBox: element.geometry === undefined && fill === undefined,
    valign: element.anchor,
    // The order that pptxgenjs reads, whatever its documentation says: left, right, bottom, top.
    margin: [inset.left * 72, inset.right * 72, inset.bottom * 72, inset.top * 72],
    fit: 'none',
    wrap: true,
    flipH: element.flipHorizontal ?? false,
    ...(fill && { fill: fillOptions(fill) }),
    ...(stroke && { line: strokeOptions(stroke) }),
    ...(element.geometry === 'round-rect' &&
      element.cornerRadius && { rectRadius: cornerRadiusInches(box, element.cornerRadius) }),
  };
  slide.addText(textRuns(element.paragraphs, context), options);
}

/** Programs measure the margins of a text from the rectangle that its shape leaves to it. */
function insetInShape({ inset, ...shape }: TextElement): TextElement['inset'] {
  const rect = textRectOf(shape);
  const within = (side: keyof TextElement['inset']) => Math.max(0, inset[side] - rect[side]);
  return { left: within('left'), top: within('top'), right: within('right'), bottom: within('bottom') };
}

function writeShape(slide: PptxSlide, element: ShapeElement): void {
  const { box, fill, stroke, angles } = element;
  const options: PptxGenJS.ShapeProps = {
    ...box,
    ...(fill && { fill: fillOptions(fill) }),
    ...(stroke && { line: strokeOptions(stroke) }),
    ...(element.geometry === 'round-rect' && { rectRadius: cornerRadiusInches(box, element.cornerRadius ?? 0) }),
    ...(angles &&
      presetOf(element) !== 'ellipse' && {
        angleRange: [normalDegrees(angles.startDeg), normalDegrees(angles.endDeg)],
        ...(angles.holeShare && { arcThicknessRatio: 1 - angles.holeShare }),
      }),
    rotate: normalDegrees(element.rotationDeg ?? 0),
    flipH: element.flipHorizontal ?? false,
    flipV: element.flipVertical ?? false,
  };
  slide.addShape(presetOf(element) as PptxGenJS.ShapeType, options);
}

function writeLine(slide: PptxSlide, element: LineElement): void {
  slide.addShape('line' as PptxGenJS.ShapeType, {
    ...element.box,
    line: {
      ...strokeOptions(element.stroke),
      ...(element.startArrow && { beginArrowType: 'triangle' }),
      ...(element.endArrow && { endArrowType: 'triangle' }),
    },
    flipV: element.flipVertical ?? false,
  });
}

/** Units that a side of an icon's square and the line of its drawing have. */
const iconUnits = { side: 24, line: 2 };

/** One shape of many lines; the rule `iconLines` says what pptxgenjs can't. */
function writeIcon(slide: PptxSlide, { box, icon, color }: IconElement): void {
  const unitIn = box.w / iconUnits.side;
  slide.addShape('custGeom' as PptxGenJS.ShapeType, {
    ...box,
    points: iconSet[icon].flatMap((path) => pointsOf(path, unitIn)),
    line: strokeOptions({ color, widthPt: iconUnits.line * unitIn * 72 }),
  });
}

type PathPoint = NonNullable<PptxGenJS.ShapeProps['points']>[number];

/** Where plain path data leads, in inches. */
function pointsOf(path: string, unitIn: number): PathPoint[] {
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, command = '', numbers = '']) => {
    if (command === 'Z') return { close: true };
    const places = numbers.split(' ').map((number) => Number(number) * unitIn);
    const [x = 0, y = 0] = places.slice(-2);
    if (command !== 'C') return { x, y, moveTo: command === 'M' };
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = places;
    return { x, y, curve: { type: 'cubic', x1, y1, x2, y2 } };
  });
}

/** The smallest picture there is; `assemble` puts the real bytes in its place, once for each picture. */
const standIn = 'image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function writeImage(slide: PptxSlide, element: ImageElement): void {
  slide.addImage({ ...element.box, data: standIn, altText: element.altText });
}
