import { expect, it } from 'vitest';
import { findings, shape, slide } from '../testing/make-scene';

const box = { x: 1, y: 2, w: 1, h: 1 };

it('finds names that are used twice, missing, or stood on without being there', () => {
  const elements = [
    shape('Card', box),
    shape('Card', { ...box, x: 3 }),
    shape('', { ...box, x: 5 }),
    shape('Edge', { ...box, x: 7 }, { on: 'Nothing' }),
  ];
  const found = findings('element-names', slide('One', elements));
  expect(found.map(({ element, message }) => element ?? message)).toEqual(['Card', 'Element 4 has no name.', 'Edge']);
});

it('lets slides share names', () => {
  expect(findings('element-names', slide('One', [shape('Card', box)]), slide('Two', [shape('Card', box)]))).toEqual([]);
});
