import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { Scene } from '../../scene/scene';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, gaps, laySlide, named, paragraphsOf, withCards } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;
const icons = ['truck', 'shield-check', 'users', 'leaf', 'zap', 'globe'];
const text = 'Two suppliers make 60% of our steel parts, and both are booked until June';

function cards(count: number, options: { icons?: number; arrangement?: string; text?: string } = {}): SlideSpecInput {
  const all = Array.from({ length: count }, (_, index) => ({
    title: `Risk ${index + 1}`,
    text: options.text ?? text,
    ...(index < (options.icons ?? 0) ? { icon: icons[index] } : {}),
  }));
  return { kind: 'cards', title: 'Risks', cards: all, arrangement: options.arrangement };
}

/** Bodies of cards, on panels or in the open. */
const body = /^Card \d+(?: text)?$/;

function headingsOf(scene: Scene, look = theme) {
  return paragraphsOf(scene, look, body).map(([heading]) => heading!.box);
}

describe.each(['filled', 'outlined', 'ruled'] as const)('%s cards', (face) => {
  describe.each(['top', 'side', 'none'] as const)('with accent %s', (accent) => {
    test.each(['ltr', 'rtl'] as const)('are sound, equal and evenly spaced %s', (direction) => {
      const look = withCards(theme, { face, accent });
      const scene = laySlide(cards(3, { icons: 3, arrangement: 'grid' }), { theme: look, direction });
      expect(blockingOf(scene, look)).toEqual([]);
      const headings = headingsOf(scene, look);
      expect(headings).toHaveLength(3);
      expect(distinct(headings.map(({ y }) => y))).toHaveLength(1);
      expect(distinct(headings.map(({ w }) => w))).toHaveLength(1);
      expect(gaps(direction === 'ltr' ? headings : [...headings].reverse())).toHaveLength(1);
    });
  });
});

test('an open grid never looks like the grid of the same template', () => {
  for (const face of ['filled', 'outlined', 'ruled'] as const) {
    const look = withCards(theme, { face, accent: 'top' });
    const shapes = (arrangement: string) => boxesOf(laySlide(cards(3, { arrangement }), { theme: look }), /^Card \d$/);
    expect(shapes('open-grid')).not.toEqual(shapes('grid'));
  }
});

test('cards of a filled template are as high as one another', () => {
  const panels = boxesOf(
    laySlide(cards(4, { arrangement: 'grid' }), { theme: withCards(theme, { face: 'filled', accent: 'top' }) }),
    /^Card \d$/,
  );
  expect(panels).toHaveLength(4);
  expect(distinct(panels.map(({ h }) => h))).toHaveLength(1);
});

test('cards hug short texts, and stand near the middle of the body', () => {
  const panels = boxesOf(laySlide(cards(2, { arrangement: 'grid', text: 'Short' }), { theme }), /^Card \d$/);
  expect(panels[0]!.h).toBeLessThan(2.2);
  const middleIn = panels[0]!.y + panels[0]!.h / 2;
  expect(middleIn).toBeGreaterThan(3);
  expect(middleIn).toBeLessThan(4.5);
});

describe('icons', () => {
  test('stand above the headings of a single row, on one line', () => {
    const scene = laySlide(cards(3, { icons: 3, arrangement: 'grid' }), { theme });
    const grounds = boxesOf(scene, /^Card \d icon ground$/);
    const headings = headingsOf(scene);
    expect(headings).toHaveLength(3);
    expect(named(scene, /^Card \d icon$/).map(({ type }) => type)).toEqual(['icon', 'icon', 'icon']);
    expect(distinct(grounds.map(({ y }) => y))).toHaveLength(1);
    grounds.forEach((ground, index) => {
      expect(ground.x).toBeCloseTo(headings[index]!.x);
      const belowIn = headings[index]!.y - ground.y - ground.h;
      expect(belowIn).toBeGreaterThan(0);
      expect(belowIn).toBeLessThan(0.25);
      expect(ground.w).toBeGreaterThanOrEqual(0.45);
      expect(ground.w).toBeLessThanOrEqual(1.25);
    });
  });

  test('stand beside the headings where rows share the height', () => {
    const scene = laySlide(cards(6, { icons: 6, arrangement: 'grid' }), { theme });
    const grounds = boxesOf(scene, /^Card \d icon ground$/);
    const headings = headingsOf(scene);
    expect(headings).toHaveLength(6);
    headings.forEach((heading, index) => {
      const ground = grounds[index]!;
      expect(ground.x + ground.w).toBeLessThan(heading.x);
      expect(ground.y + ground.h / 2).toBeCloseTo(heading.y + heading.h / 2);
    });
  });

  test('stand in a column before all texts where only some cards have one', () => {
    const starts = (part: number, count: number) =>
      distinct(
        paragraphsOf(laySlide(cards(4, { icons: count, arrangement: 'grid' }), { theme }), theme, body).map(
          (paragraphs) => paragraphs[part]!.box.x,
        ),
      );
    expect(starts(0, 2)).toHaveLength(2);
    expect(starts(1, 2)).toEqual(starts(0, 2));
  });

  test('that the set lacks leave no gap', () => {
    const unknown = {
      ...cards(3, { arrangement: 'grid' }),
      cards: [
        { title: 'Risk 1', text, icon: 'no-such-icon' },
        { title: 'Risk 2', text },
        { title: 'Risk 3', text },
      ],
    } as SlideSpecInput;
    expect(headingsOf(laySlide(unknown, { theme }))).toEqual(
      headingsOf(laySlide(cards(3, { arrangement: 'grid' }), { theme })),
    );
  });

  test('of rows stand before their headings', () => {
    const scene = laySlide(cards(4, { icons: 4, arrangement: 'heading-rows' }), { theme });
    const grounds = boxesOf(scene, /^Card \d icon ground$/);
    expect(distinct(grounds.map(({ x }) => x))).toHaveLength(1);
    const headings = boxesOf(scene, /^Card \d heading$/);
    expect(headings).toHaveLength(4);
    headings.forEach((heading, index) => expect(grounds[index]!.x + grounds[index]!.w).toBeLessThan(heading.x));
  });
});

test('cards that do not fit go on', () => {
  const scene = laySlide(cards(20), { theme });
  expect(scene.slides.length).toBeGreaterThan(1);
  const headings = scene.slides.flatMap((_, index) =>
    paragraphsOf(scene, theme, body, index).map(([heading]) => heading),
  );
  expect(headings).toHaveLength(20);
});
