import { expect, test } from 'vitest';
import type { LineElement, ShapeElement } from '../scene/scene';
import { mirrorElement } from './mirror';

const box = { x: 1, y: 2, w: 3, h: 1 };

test('moves boxes to the other side and keeps their size', () => {
  const shape: ShapeElement = { type: 'shape', name: 'Card', geometry: 'rect', box };
  expect(mirrorElement(shape, 10)).toEqual({ ...shape, box: { x: 6, y: 2, w: 3, h: 1 } });
});

test('turns arrows, slopes and segments around', () => {
  const arrow: ShapeElement = { type: 'shape', name: 'Step', geometry: 'chevron', box };
  expect(mirrorElement(arrow, 10).flipHorizontal).toBe(true);
  const bar: ShapeElement = { type: 'shape', name: 'Bar', geometry: 'rect', box, rotationDeg: 20 };
  expect(mirrorElement(bar, 10).rotationDeg).toBe(-20);
  const segment: ShapeElement = {
    type: 'shape',
    name: 'Segment',
    geometry: 'arc-segment',
    box,
    angles: { startDeg: 90, endDeg: 180 },
  };
  expect(mirrorElement(segment, 10).angles).toEqual({ startDeg: 0, endDeg: 90 });
});

test('flips sloping lines and leaves straight ones', () => {
  const line: LineElement = { type: 'line', name: 'Line', box, stroke: { color: 'ink', widthPt: 1 } };
  expect(mirrorElement(line, 10).flipVertical).toBe(true);
  expect(mirrorElement({ ...line, box: { ...box, h: 0 } }, 10).flipVertical).toBeUndefined();
});
