import { expect, it } from 'vitest';
import type { SceneElement } from '../../scene/scene';
import { chart, findings, paragraph, slide, table, text } from '../testing/make-scene';

const box = { x: 1, y: 2, w: 5, h: 1 };

function limits(...elements: SceneElement[]) {
  return findings('font-size', slide('One', elements)).map(({ element, limit }) => [element, limit]);
}

it('asks for 14 pt in the body', () => {
  expect(limits(text('Body', box, [paragraph('words', { sizePt: 13 })]))).toEqual([['Body', 14]]);
  expect(limits(text('Body', box, [paragraph('words', { sizePt: 14 })]))).toEqual([]);
});

it('looks at the smallest run that shows something', () => {
  const mixed = {
    ...paragraph('big'),
    runs: [...paragraph('big').runs, ...paragraph('small', { sizePt: 8 }).runs, ...paragraph(' ', { sizePt: 2 }).runs],
  };
  expect(findings('font-size', slide('One', [text('Body', box, [mixed])]))).toMatchObject([{ measured: 8 }]);
});

it('asks for 12 pt in labels: eyebrows, parts of a composition, text on a card', () => {
  const small = [paragraph('words', { sizePt: 11 })];
  expect(limits(text('Eyebrow', { x: 0.6, y: 0.3, w: 11, h: 0.24 }, small))).toEqual([['Eyebrow', 12]]);
  expect(limits(text('Step 2 detail', box, small))).toEqual([['Step 2 detail', 12]]);
  expect(limits(text('Note', box, small, { fill: { color: 'surface' }, geometry: 'rect' }))).toEqual([['Note', 12]]);
  expect(limits(text('Step 2 detail', box, [paragraph('words', { sizePt: 12 })]))).toEqual([]);
});

it('asks for 10 pt in captions, footers, tables and charts', () => {
  const tiny = [paragraph('words', { sizePt: 9 })];
  const cells = { rows: [{ kind: 'header' as const, heightIn: 0.5, cells: [{ paragraphs: tiny }] }] };
  const elements = [
    text('Caption', box, tiny),
    text('Source', { x: 0.6, y: 7, w: 10, h: 0.26 }, tiny),
    table(box, cells),
    chart(box, { sizePt: 9 }),
  ];
  expect(limits(...elements).map(([, limit]) => limit)).toEqual([10, 10, 10, 10]);
});

it.each([
  [9.5, 1],
  [10, 0],
])('takes %s pt in tables, captions, axes and labels of charts: %s finding(s) each', (sizePt, count) => {
  const tiny = [paragraph('words', { sizePt })];
  const label = {
    shows: 'value' as const,
    position: 'outside' as const,
    points: [0],
    format: '0',
    sizePt,
    bold: false,
    colors: ['ink' as const],
  };
  const labelled = chart(box, { looks: [{ form: 'bar', axis: 'primary', fill: { color: 'accent' }, labels: label }] });
  const cells = { rows: [{ kind: 'header' as const, heightIn: 0.5, cells: [{ paragraphs: tiny }] }] };
  for (const element of [text('Caption', box, tiny), table(box, cells), chart(box, { sizePt }), labelled])
    expect(limits(element)).toHaveLength(count);
});
