import { childOf, childrenOf, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';

/** EMU from the top left corner of the slide. */
export interface Frame {
  x: number;
  y: number;
  cx: number;
  cy: number;
}

/** The drawing objects on the highest level. */
export function shapesOf(root: XmlElement): XmlElement[] {
  const tree = pathOf(root, 'p:cSld', 'p:spTree');
  return tree === undefined
    ? []
    : childrenOf(tree).filter(({ name }) => /^p:(sp|pic|graphicFrame|grpSp|cxnSp)$/.test(name));
}

export function placeholderOf(node: XmlElement): XmlElement | undefined {
  const head = childrenOf(node).find(({ name }) => /^p:nv\w+Pr$/.test(name));
  return pathOf(head, 'p:nvPr', 'p:ph');
}

export function frameOf(node: XmlElement): Frame | undefined {
  const transform = pathOf(node, 'p:spPr', 'a:xfrm') ?? pathOf(node, 'p:grpSpPr', 'a:xfrm') ?? childOf(node, 'p:xfrm');
  const [off, ext] = [childOf(transform, 'a:off'), childOf(transform, 'a:ext')];
  if (off === undefined || ext === undefined) return undefined;
  return { x: Number(off.get('x')), y: Number(off.get('y')), cx: Number(ext.get('cx')), cy: Number(ext.get('cy')) };
}

/** How far a shape is turned clockwise, where that is about a quarter: of what is turned by less, the frame says about where it is seen. */
function quarterOf(node: XmlElement): 90 | 270 | undefined {
  const degrees = (Number(pathOf(node, 'p:spPr', 'a:xfrm')?.get('rot') ?? 0) / 60_000 + 360) % 360;
  return ([90, 270] as const).find((quarter) => Math.abs(degrees - quarter) < nearQuarter);
}

const nearQuarter = 45;

/** Where a shape is seen: files have the frame of what is turned as it was before. */
export function seenFrameOf(node: XmlElement): { frame: Frame; turnDeg?: 90 | 270 } | undefined {
  const [frame, turnDeg] = [frameOf(node), quarterOf(node)];
  if (frame === undefined || turnDeg === undefined) return frame && { frame };
  const { x, y, cx, cy } = frame;
  return { turnDeg, frame: { x: x + (cx - cy) / 2, y: y + (cy - cx) / 2, cx: cy, cy: cx } };
}

function commonArea(one: Frame, other: Frame): number {
  const w = Math.min(one.x + one.cx, other.x + other.cx) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.cy, other.y + other.cy) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}

/** How much of a place lies on another one; 1 for all of it. */
export function coveredPart(place: Frame, by: Frame): number {
  return commonArea(place, by) / Math.max(1, place.cx * place.cy);
}

/** Of two places, how much of what they cover together they share; 1 for the same, 0 beside one another. */
export function sharedPart(one: Frame, other: Frame): number {
  const common = commonArea(one, other);
  return common === 0 ? 0 : common / (one.cx * one.cy + other.cx * other.cy - common);
}

/** A place within another one, when that is moved and stretched. */
export function movedWith({ x, y, cx, cy }: Frame, from: Frame, to: Frame): Frame {
  const [across, down] = [to.cx / from.cx, to.cy / from.cy];
  return {
    x: Math.round(to.x + (x - from.x) * across),
    y: Math.round(to.y + (y - from.y) * down),
    cx: Math.round(cx * across),
    cy: Math.round(cy * down),
  };
}

/** The smallest frame that holds some. */
export function unionFrame(frames: readonly Frame[]): Frame {
  const [x, y] = [Math.min(...frames.map((one) => one.x)), Math.min(...frames.map((one) => one.y))];
  const right = Math.max(...frames.map((one) => one.x + one.cx));
  const bottom = Math.max(...frames.map((one) => one.y + one.cy));
  return { x, y, cx: right - x, cy: bottom - y };
}

/** What a shape is cut to; undefined for a rectangle. */
export function outlineIn(node: XmlElement): XmlElement | undefined {
  const properties = childOf(node, 'p:spPr');
  const preset = childOf(properties, 'a:prstGeom');
  return childOf(properties, 'a:custGeom') ?? (preset?.get('prst') === 'rect' ? undefined : preset);
}
