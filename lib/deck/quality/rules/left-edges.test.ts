import { expect, it } from 'vitest';
import { chart, findings, paragraph, shape, slide, text } from '../testing/make-scene';

function at(name: string, xPt: number, y: number) {
  return shape(name, { x: xPt / 72, y, w: 2, h: 1 });
}

it('finds edges that nearly agree', () => {
  expect(findings('left-edges', slide('One', [at('A', 100, 2), at('B', 103, 4)]))).toMatchObject([
    { element: 'B', measured: 3 },
  ]);
});

it('accepts edges that agree or clearly differ', () => {
  expect(findings('left-edges', slide('One', [at('A', 100, 2), at('B', 100.4, 4), at('C', 110, 6)]))).toEqual([]);
});

it.each([
  [0.4, 0],
  [0.6, 1],
  [5.9, 1],
  [6.1, 0],
])('takes edges that are %s pt apart for %s finding(s)', (apart, count) => {
  expect(findings('left-edges', slide('One', [at('A', 100, 2), at('B', 100 + apart, 4)]))).toHaveLength(count);
});

it('finds edges that drift apart in small steps', () => {
  expect(findings('left-edges', slide('One', [at('A', 100, 2), at('B', 100.4, 3), at('C', 100.8, 4)]))).toMatchObject([
    { element: 'C', measured: 0.8 },
  ]);
});

it('leaves out icons, whose drawings have air around them', () => {
  const icon = {
    type: 'icon' as const,
    name: 'Icon',
    icon: 'rocket' as const,
    color: 'accent' as const,
    box: { x: 103 / 72, y: 4, w: 0.5, h: 0.5 },
  };
  expect(findings('left-edges', slide('One', [at('A', 100, 2), icon]))).toEqual([]);
});

it('looks at the visible edge of text only', () => {
  const box = { x: 103 / 72, y: 4, w: 2, h: 1 };
  const words = (align: 'start' | 'center') => text('Text', box, [paragraph('words', {}, { align })]);
  expect(findings('left-edges', slide('One', [at('A', 100, 2), words('start')]))).toHaveLength(1);
  expect(findings('left-edges', slide('One', [at('A', 100, 2), words('center')]))).toEqual([]);
  const dot = shape('Dot', box, { geometry: 'ellipse' });
  expect(findings('left-edges', slide('One', [at('A', 100, 2), dot]))).toEqual([]);
});

it('looks at the words of a chart, whose frame begins beside them', () => {
  const box = { x: 97.5 / 72, y: 4, w: 4, h: 2 };
  const words = { box: { x: 100 / 72, y: 4, w: 1, h: 0.2 }, sizePt: 12 };
  const found = (changes: Parameters<typeof chart>[1]) =>
    findings('left-edges', slide('One', [at('A', 100, 2), chart(box, changes)]));
  expect(found({})).toHaveLength(1);
  expect(found({ caption: { ...words, text: 'USD' } })).toEqual([]);
  expect(found({ secondaryCaption: { ...words, text: 'USD' } })).toEqual([]);
  expect(found({ legend: { ...words, box: { ...words.box, x: box.x } } })).toEqual([]);
});
