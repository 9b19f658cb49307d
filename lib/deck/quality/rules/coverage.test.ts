import { expect, it } from 'vitest';
import { chart, findings, paragraph, shape, slide, table, text } from '../testing/make-scene';

const body = { x: 0.6, y: 1.75, w: 12.133, h: 5 };

it('finds content that is lost in the body', () => {
  const small = text('Body', { x: 0.6, y: 2, w: 12, h: 1 }, [paragraph('Three words here')]);
  expect(findings('coverage', slide('One', [small]))).toMatchObject([{ limit: 0.25 }]);
  const far = shape('Far', { x: 12, y: 6, w: 0.5, h: 0.5 });
  expect(findings('coverage', slide('One', [small, far]))).toEqual([]);
});

it('finds a body full of words, but lets a chart, panels or a table of few high rows fill it', () => {
  const full = text('Body', body, [paragraph('many words '.repeat(110), { sizePt: 20 })]);
  expect(findings('coverage', slide('One', [full]))).toMatchObject([{ limit: 0.75 }]);
  expect(findings('coverage', slide('One', [table(body)]))).toEqual([]);
  expect(findings('coverage', slide('One', [chart(body)]))).toEqual([]);
  expect(findings('coverage', slide('One', [shape('Panel', body)]))).toEqual([]);
});

it.each([
  [0.24, 1],
  [0.26, 0],
])('finds content that spans %s of the body: %s finding(s)', (share, count) => {
  expect(findings('coverage', slide('One', [shape('Panel', { ...body, h: body.h * share })]))).toHaveLength(count);
});

it.each([
  [12, 0],
  [14, 1],
])('finds %s rows without air between them: %s finding(s)', (count, found) => {
  const cell = { paragraphs: [paragraph('Team', { sizePt: 12 })] };
  const rows = Array.from({ length: count }, (_, index) => ({
    kind: index === 0 ? ('header' as const) : ('body' as const),
    heightIn: 0.3,
    cells: [cell, cell],
  }));
  expect(findings('coverage', slide('One', [table({ ...body, h: 0.3 * count }, { rows })]))).toHaveLength(found);
});

it('leaves covers, sections and statements alone', () => {
  for (const layout of ['cover', 'section', 'statement'] as const)
    expect(findings('coverage', slide('One', [], { layout }))).toEqual([]);
});
