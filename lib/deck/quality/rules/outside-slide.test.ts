import { expect, it } from 'vitest';
import { findings, shape, slide } from '../testing/make-scene';

it('finds elements beyond any edge', () => {
  const elements = [
    shape('left', { x: -0.1, y: 1, w: 1, h: 1 }),
    shape('top', { x: 2, y: -0.1, w: 1, h: 1 }),
    shape('right', { x: 13, y: 2, w: 1, h: 1 }),
    shape('bottom', { x: 6, y: 7, w: 1, h: 1 }),
    shape('flush', { x: 0, y: 4, w: 13.333, h: 1 }),
  ];
  expect(findings('outside-slide', slide('One', elements)).map(({ element }) => element)).toEqual([
    'left',
    'top',
    'right',
    'bottom',
  ]);
});

it.each([
  [0.004, 0],
  [0.006, 1],
])('lets rounding reach %s in over the edge: %s finding(s)', (over, count) => {
  expect(findings('outside-slide', slide('One', [shape('edge', { x: -over, y: 1, w: 1, h: 1 })]))).toHaveLength(count);
});

it('turns the box with the shape', () => {
  const box = { x: 4, y: 6.4, w: 3, h: 1 };
  expect(findings('outside-slide', slide('One', [shape('bar', box)]))).toEqual([]);
  expect(findings('outside-slide', slide('One', [shape('bar', box, { rotationDeg: 90 })]))).toMatchObject([
    { element: 'bar', measured: 0.9 },
  ]);
});
