import { expect, it } from 'vitest';
import { findings, paragraph, shape, slide, text } from '../testing/make-scene';

function at(name: string, xPt: number, y: number) {
  return shape(name, { x: xPt / 72, y, w: 2, h: 1 });
}

it('finds edges that nearly agree', () => {
  expect(findings('left-edges', slide('One', [at('A', 100, 2), at('B', 103, 4)]))).toMatchObject([{ element: 'B', measured: 3 }]);
});

it('accepts edges that agree or clearly differ', () => {
  expect(findings('left-edges', slide('One', [at('A', 100, 2), at('B', 100.4, 4), at('C', 110, 6)]))).toEqual([]);
});

it('looks at the visible edge of text only', () => {
  const box = { x: 103 / 72, y: 4, w: 2, h: 1 };
  const words = (align: 'start' | 'center') => text('Text', box, [paragraph('words', {}, { align })]);
  expect(findings('left-edges', slide('One', [at('A', 100, 2), words('start')]))).toHaveLength(1);
  expect(findings('left-edges', slide('One', [at('A', 100, 2), words('center')]))).toEqual([]);
  const dot = shape('Dot', box, { geometry: 'ellipse' });
  expect(findings('left-edges', slide('One', [at('A', 100, 2), dot]))).toEqual([]);
});
