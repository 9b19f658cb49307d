import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide, withCards } from '../testing/lay-slide';

const theme = withCards(builtinThemes[0]!, { face: 'filled', accent: 'none' });

function agenda(count: number, arrangement?: string): SlideSpecInput {
  const items = Array.from({ length: count }, (_, index) => ({ text: `Topic ${index + 1}`, detail: 'Who and why' }));
  return { kind: 'agenda', title: 'Topics', items, arrangement };
}

/** The template with a lower place for content. */
function lowered(heightIn: number): typeof theme {
  const layout = theme.layouts['title-only'];
  const body = { ...layout.body, box: { ...layout.body.box, h: heightIn } };
  return { ...theme, layouts: { ...theme.layouts, 'title-only': { ...layout, body } } };
}

test('five topics stand below one another, in smaller squares where the place is low', () => {
  const sideOf = (heightIn: number) => {
    const scene = laySlide(agenda(5), { theme: lowered(heightIn) });
    expect(scene.slides[0]!.arrangement).toBe('agenda-lines');
    expect(blockingOf(scene, theme)).toEqual([]);
    return boxesOf(scene, /^Item 1 mark$/)[0]!.h;
  };
  expect(sideOf(4)).toBeLessThan(sideOf(5.2));
});

test('a grid of topics is chosen only where its last row is full', () => {
  for (const count of [5, 6]) {
    const scene = laySlide(agenda(count), { theme: lowered(2.6) });
    const tops = boxesOf(scene, /^Item \d text$/).map(({ y }) => y);
    const inRow = distinct(tops).map((top) => tops.filter((y) => Math.abs(y - top) < 0.001).length);
    if (scene.slides[0]!.arrangement === 'agenda-grid') expect(distinct(inRow), String(count)).toHaveLength(1);
    else expect(scene.slides[0]!.arrangement).toMatch(/^agenda-(lines|columns)$/);
  }
});

test('five topics stand in rows or in one row of columns, which leave no hole', () => {
  for (const look of builtinThemes)
    for (const asked of ['agenda-grid', 'agenda-columns']) {
      const scene = laySlide(agenda(5, asked), { theme: look });
      const texts = boxesOf(scene, /^Item \d text$/);
      const [across, down] = [texts.map(({ x }) => x), texts.map(({ y }) => y)].map((all) => distinct(all).length);
      expect([across, down].toSorted(), `${look.name} ${asked}`).toEqual([1, 5]);
    }
});
