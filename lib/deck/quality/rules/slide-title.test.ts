import { expect, it } from 'vitest';
import { findings, paragraph, slide, text } from '../testing/make-scene';

it('finds a slide without a title, in words or in its placeholder', () => {
  expect(findings('slide-title', slide('', []))).toMatchObject([{ slide: 1 }]);
  expect(findings('slide-title', { ...slide('One', []), elements: [] })).toMatchObject([
    { message: 'The slide has no title.' },
  ]);
  expect(findings('slide-title', slide('One', []))).toEqual([]);
});

it('finds a second title on a slide', () => {
  const second = text('Second', { x: 1, y: 3, w: 4, h: 1 }, [paragraph('Two')], { placeholder: 'title' });
  expect(findings('slide-title', slide('One', [second]))).toMatchObject([{ measured: 2, limit: 1 }]);
});

it('finds a title that is used twice, whatever its case and spaces', () => {
  const found = findings('slide-title', slide('The plan', []), slide('Other', []), slide('the  Plan', []));
  expect(found).toMatchObject([{ slide: 3, message: 'Slide 1 has the same title.' }]);
});
