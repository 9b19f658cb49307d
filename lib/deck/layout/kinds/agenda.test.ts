import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, laySlide, withCards } from '../testing/lay-slide';

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

test('a grid of topics is no choice where its last row would not be full', () => {
  const arrangement = (count: number) => laySlide(agenda(count), { theme: lowered(2.6) }).slides[0]!.arrangement;
  expect([5, 6].map(arrangement)).not.toContain('agenda-grid');
});
