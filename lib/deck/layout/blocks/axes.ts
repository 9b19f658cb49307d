import type { Box, SceneElement, ShapeElement } from '../../scene/scene';
import type { KindContext } from '../layout-types';
import { draft } from './draft';
import { fitLargest, type Fitted } from './fit';
import { textElement } from './text-element';

/** The axes of a matrix with their names, and the field that they leave to its panels. */
export interface MatrixAxes {
  elements: SceneElement[];
  field: Box;
}

interface AxisNames {
  xAxis?: string;
  yAxis?: string;
}

const labelSizesPt = [16, 14] as const;
const labelIn = 0.34;
const labelGapIn = 0.08;
/** Between the outer axes and the panels. */
const outerGapIn = 0.25;
const headIn = 0.2;
const stroke = { color: 'accentFill', widthPt: 2.25 } as const;
const slack = 1.04;

/** Axes along the start and the bottom of the field, each only where it has a name. */
export function outerAxes(context: KindContext, { xAxis, yAxis }: AxisNames): MatrixAxes | null {
  const { area } = context;
  const x = fitName(context, xAxis, area.w / 2, 'end');
  const y = fitName(context, yAxis, area.w, 'start');
  if (!x || !y) return null;
  const over = yAxis ? labelIn + labelGapIn : 0;
  const under = xAxis ? outerGapIn + labelIn / 2 : 0;
  const before = yAxis ? outerGapIn : 0;
  const field = { x: area.x + before, y: area.y + over, w: area.w - before, h: area.h - over - under };
  const level = field.y + field.h + (xAxis ? outerGapIn : 0);
  const upright = yAxis
    ? [...uprightLine(area.x + headIn / 2, field.y, level, true), nameAt('Vertical axis', y, { ...area, h: labelIn })]
    : [];
  return {
    elements: [...upright, ...(xAxis ? namedLevel(x, area.x + (yAxis ? headIn / 2 : 0), area.x + area.w, level) : [])],
    field,
  };
}

/** A level axis that ends before its name. */
function namedLevel(name: Fitted, from: number, to: number, y: number): SceneElement[] {
  const w = name.widthIn * slack + 0.05;
  return [
    ...levelLine(from, to - w - labelGapIn * 1.5, y, true),
    nameAt('Horizontal axis', name, { x: to - w, y: y - labelIn / 2, w, h: labelIn }),
  ];
}

/** Axes that cross in the middle of the field; the names stand at their ends. */
export function crossedAxes(context: KindContext, { xAxis, yAxis }: AxisNames): MatrixAxes | null {
  const { area } = context;
  const x = fitName(context, xAxis, area.w / 3, 'end');
  const y = fitName(context, yAxis, area.w, 'center');
  if (!x || !y) return null;
  const over = yAxis ? labelIn + labelGapIn : 0;
  const field = { ...area, y: area.y + over, h: area.h - over };
  const middle = { x: field.x + field.w / 2, y: field.y + field.h / 2 };
  const end = field.x + field.w;
  return {
    elements: [
      ...(xAxis ? namedLevel(x, field.x, end, middle.y) : levelLine(field.x, end, middle.y, false)),
      ...uprightLine(middle.x, field.y, field.y + field.h, yAxis !== undefined),
      ...(yAxis ? [nameAt('Vertical axis', y, { ...area, h: labelIn })] : []),
    ],
    field,
  };
}

const noName: Fitted = { paragraphs: [], heightIn: 0, widthIn: 0, lineCount: 0 };

function fitName(
  context: KindContext,
  name: string | undefined,
  widthIn: number,
  align: 'start' | 'center' | 'end',
): Fitted | null {
  if (!name) return noName;
  return fitLargest(
    context,
    (sizePt) => [draft(name, context.direction, { sizePt, bold: true, color: 'ink', align, lineSpacing: 1 })],
    labelSizesPt,
    { widthIn, heightIn: labelIn, isLabel: true },
  );
}

function nameAt(name: string, { paragraphs }: Fitted, box: Box): SceneElement {
  return textElement({ name, box, paragraphs, anchor: 'middle' });
}

/** Points towards the end of the line, which is on the left in a mirrored slide, where it has a name. */
function levelLine(from: number, to: number, y: number, named: boolean): SceneElement[] {
  const lengthIn = to - from - (named ? headIn / 2 : 0);
  const line: SceneElement = { type: 'line', name: 'Horizontal line', box: { x: from, y, w: lengthIn, h: 0 }, stroke };
  return named ? [line, head('Horizontal line head', { x: to - headIn, y: y - headIn / 2 }, 90)] : [line];
}

function uprightLine(x: number, top: number, bottom: number, named: boolean): SceneElement[] {
  const from = top + (named ? headIn / 2 : 0);
  const line: SceneElement = {
    type: 'line',
    name: 'Vertical line',
    box: { x, y: from, w: 0, h: bottom - from },
    stroke,
  };
  return named ? [line, head('Vertical line head', { x: x - headIn / 2, y: top }, 0)] : [line];
}

function head(name: string, { x, y }: { x: number; y: number }, rotationDeg: number): ShapeElement {
  return {
    type: 'shape',
    name,
    geometry: 'triangle',
    box: { x, y, w: headIn, h: headIn },
    fill: { color: stroke.color },
    ...(rotationDeg ? { rotationDeg } : {}),
  };
}
