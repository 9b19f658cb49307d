import { expect, it } from 'vitest';
import type { TextRun } from '../../scene/scene';
import { findings, paragraph, slide, text } from '../testing/make-scene';

function runs(...styles: Partial<TextRun>[]) {
  return slide('One', [
    text(
      'Body',
      { x: 1, y: 2, w: 9, h: 4 },
      styles.map((style) => paragraph('words', style)),
    ),
  ]);
}

it('finds a fifth size; the title counts, the footer does not', () => {
  expect(findings('type-variety', runs({ sizePt: 20 }, { sizePt: 18 }, { sizePt: 16 }))).toEqual([]);
  expect(findings('type-variety', runs({ sizePt: 20 }, { sizePt: 18 }, { sizePt: 16 }, { sizePt: 14 }))).toMatchObject([
    { measured: 5, limit: 4 },
  ]);
  const footer = text('Source', { x: 0.6, y: 7, w: 10, h: 0.26 }, [paragraph('Source', { sizePt: 10 })]);
  const four = runs({ sizePt: 20 }, { sizePt: 18 }, { sizePt: 16 });
  expect(findings('type-variety', { ...four, elements: [...four.elements, footer] })).toEqual([]);
});

it('finds a third font family', () => {
  expect(findings('type-variety', runs({ font: 'heading' }))).toEqual([]);
  expect(findings('type-variety', runs({ font: 'heading' }, { font: 'mono' }))).toMatchObject([
    { measured: 3, limit: 2 },
  ]);
});

function forms(...arrangements: string[]) {
  return arrangements.map((arrangement, index) => slide(`Slide ${index}`, [], { arrangement }));
}

it('finds a form that is used a fourth time running, once', () => {
  expect(findings('same-arrangement', ...forms('list', 'list', 'list', 'cards', 'list'))).toEqual([]);
  expect(findings('same-arrangement', ...forms('list', 'list', 'list', 'list', 'list', 'list'))).toMatchObject([
    { slide: 4, measured: 4, limit: 3 },
  ]);
});

it('tells forms of different kinds apart', () => {
  const slides = forms('list', 'list', 'list', 'list').map((one, index) =>
    index === 1 ? { ...one, kind: 'sources' as const } : one,
  );
  expect(findings('same-arrangement', ...slides)).toEqual([]);
});

it('counts the parts of one slide once', () => {
  const parts = forms('list', 'list', 'list', 'list', 'list').map((one, index) => ({
    ...one,
    continues: index === 1 || index === 2,
  }));
  expect(findings('same-arrangement', ...parts)).toEqual([]);
  expect(findings('same-arrangement', ...parts, ...forms('list'))).toMatchObject([{ slide: 6 }]);
});
