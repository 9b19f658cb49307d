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
