import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { blockingOf, laySlide, named } from '../testing/lay-slide';

const items = [
  'Management accounts, July to September 2026',
  'Survey of 48 former customers, August 2026',
  'Interviews',
  'Carrier performance reports, https://example.com/carriers/2026',
];

test.each(builtinThemes)('the work of a source is bold, and rows of both columns are level: $name', (theme) => {
  const scene = laySlide({ kind: 'sources', title: 'Sources', items }, { theme });
  expect(blockingOf(scene, theme)).toEqual([]);
  const texts = named(scene, /^Source \d(?: text)?$/).filter(({ type }) => type === 'text');
  const bold = texts.map((one) =>
    one.type === 'text' ? one.paragraphs[0]!.runs.filter((run) => run.bold).map(({ text }) => text) : [],
  );
  expect(bold).toEqual([
    ['Management accounts'],
    ['Survey of 48 former customers'],
    [],
    ['Carrier performance reports'],
  ]);
  const marks = named(scene, /^Source \d mark$/).map(({ box }) => box);
  expect(marks[2]!.y).toBeCloseTo(marks[0]!.y, 3);
  expect(marks[3]!.y).toBeCloseTo(marks[1]!.y, 3);
  expect(marks[3]!.h).toBeCloseTo(marks[0]!.h, 3);
});
