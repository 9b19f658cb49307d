import type { Box, ChartElement, LineElement, SceneElement, ShapeElement } from '../scene/scene';

export function mirrorBox(box: Box, canvasWidthIn: number): Box {
  return { ...box, x: round(canvasWidthIn - box.x - box.w) };
}

/**
 * Reflects one element about the vertical middle of the slide. Words keep their logical
 * alignment, which the writer resolves by the paragraph's direction; table columns stay in
 * logical order and run from the right in a right-to-left scene.
 */
export function mirrorElement<E extends SceneElement>(element: E, canvasWidthIn: number): E {
  const moved = { ...element, box: mirrorBox(element.box, canvasWidthIn) };
  switch (moved.type) {
    case 'shape':
      return {
        ...moved,
        ...(isHandled(moved.geometry) ? { flipHorizontal: !moved.flipHorizontal } : {}),
        ...(moved.rotationDeg ? { rotationDeg: -moved.rotationDeg } : {}),
        ...(moved.angles ? { angles: mirrorAngles(moved.angles) } : {}),
      };
    case 'line':
      return moved.box.w > 0
        ? { ...moved, ...mirrorEnds(moved), ...(moved.box.h > 0 && { flipVertical: !moved.flipVertical }) }
        : moved;
    case 'chart':
      return {
        ...moved,
        plot: mirrorBox(moved.plot, canvasWidthIn),
        reversed: !moved.reversed,
        ...mirrorWords(moved, canvasWidthIn),
      };
    case 'text':
      return {
        ...moved,
        ...(isHandled(moved.geometry) ? { flipHorizontal: !moved.flipHorizontal } : {}),
        inset: { ...moved.inset, left: moved.inset.right, right: moved.inset.left },
      };
    default:
      return moved;
  }
}

/** What was at the left end of a line is at its right one. */
function mirrorEnds({ startArrow, endArrow, joins }: LineElement): Partial<LineElement> {
  return {
    ...(startArrow || endArrow ? { startArrow: endArrow ?? false, endArrow: startArrow ?? false } : {}),
    ...(joins ? { joins: { start: joins.end, end: joins.start } } : {}),
  };
}

/** What stands above a chart. */
function mirrorWords(
  { caption, secondaryCaption, legend }: ChartElement,
  canvasWidthIn: number,
): Partial<ChartElement> {
  const mirrored = <P extends { box: Box }>(part: P): P => ({ ...part, box: mirrorBox(part.box, canvasWidthIn) });
  return {
    ...(caption ? { caption: mirrored(caption) } : {}),
    ...(secondaryCaption ? { secondaryCaption: mirrored(secondaryCaption) } : {}),
    ...(legend ? { legend: mirrored(legend) } : {}),
  };
}

/** Geometries that look different in a mirror. */
function isHandled(geometry?: string): boolean {
  return geometry === 'chevron' || geometry === 'pentagon-arrow' || geometry === 'right-triangle';
}

function mirrorAngles({ startDeg, endDeg, ...rest }: NonNullable<ShapeElement['angles']>) {
  const turn = (angle: number) => (((180 - angle) % 360) + 360) % 360;
  return { ...rest, startDeg: turn(endDeg), endDeg: turn(startDeg) };
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
