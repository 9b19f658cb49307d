import { expect, it } from 'vitest';
import type { Paragraph } from '../../scene/scene';
import { findings, paragraph, slide, table, text } from '../testing/make-scene';

const box = { x: 1, y: 2, w: 11, h: 4.5 };

function bullets(count: number, changes: Partial<Paragraph> = {}) {
  const items = Array.from({ length: count }, () =>
    paragraph('item', {}, { bullet: { kind: 'disc' }, indentIn: 0.2, ...changes }),
  );
  return slide('One', [text('Body', box, items)]);
}

function words(count: number) {
  return paragraph('word '.repeat(count));
}

it('finds a seventh bullet; sub-points do not count', () => {
  expect(findings('density', bullets(6))).toEqual([]);
  expect(findings('density', bullets(7))).toMatchObject([{ element: 'Body', measured: 7, limit: 6 }]);
  expect(findings('density', bullets(7, { level: 1 }))).toEqual([]);
});

it('counts the bullets of a slide of bullets together, in however many columns they stand', () => {
  const items = (count: number) =>
    Array.from({ length: count }, () => paragraph('item', {}, { bullet: { kind: 'disc' }, indentIn: 0.2 }));
  const columns = (left: number, right: number) => [
    text('Column 1', { ...box, w: 5 }, items(left)),
    text('Column 2', { ...box, x: 7, w: 5 }, items(right)),
  ];
  expect(findings('density', slide('One', columns(3, 3)))).toEqual([]);
  expect(findings('density', slide('One', columns(4, 3)))).toMatchObject([{ measured: 7, limit: 6 }]);
  expect(findings('density', slide('One', columns(4, 3), { kind: 'two_columns' }))).toEqual([]);
});

it('finds more than 75 words, title included, tables not', () => {
  expect(findings('density', slide('One', [text('Body', box, [words(74)])]))).toEqual([]);
  expect(findings('density', slide('One', [text('Body', box, [words(75)])]))).toMatchObject([
    { measured: 76, limit: 75 },
  ]);
  const rows = [{ kind: 'header' as const, heightIn: 4, cells: [{ paragraphs: [words(90)] }, { paragraphs: [] }] }];
  expect(findings('density', slide('One', [table(box, { rows })]))).toEqual([]);
});

it('counts the words of scripts without spaces', () => {
  expect(
    findings('density', slide('One', [text('Body', box, [paragraph('これは日本語の文章です。'.repeat(20))])])),
  ).toHaveLength(1);
});
