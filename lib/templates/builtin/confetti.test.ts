import { expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import type { Box, SceneSlide } from '@/lib/deck/scene/scene';
import { laySlide } from '@/lib/deck/layout/testing/lay-slide';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { confetti } from './confetti';

const [typicalEn, typicalAr, coveredEn, coveredAr] = ['typicalEn', 'typicalAr', 'coveredEn', 'coveredAr'].map((name) =>
  deckSpecSchema.parse(allFixtures[name]),
) as [DeckSpec, DeckSpec, DeckSpec, DeckSpec];

function isInside(inner: Box, outer: Box): boolean {
  const slack = 1e-6;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  );
}

/** As titles are that stand on the ground. */
const isBeside = (box: Box, sheet: Box): boolean => box.x + box.w <= sheet.x || box.x >= sheet.x + sheet.w;

function coversLayout({ kind, arrangement }: SceneSlide): boolean {
  return kindLayouts[kind].arrangements.some(({ name, coversLayout }) => name === arrangement && coversLayout);
}

const isIn = (box: Box, x: number, y: number) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

test.each([
  ['left to right', typicalEn],
  ['right to left', typicalAr],
])('bands and pictures that leave the margins stay on the sheet, %s', (_, spec) => {
  const theme = directTheme(confetti, spec.direction);
  for (const variant of [0, 1, 2]) {
    const { scene } = layOutDeck(spec, confetti, { maxSlides: 50, images: fixtureImages, variant });
    for (const slide of scene.slides) {
      const { sheet } = theme.layouts[slide.layout];
      // A picture that covers the slide covers the sheet and what frames it.
      if (!sheet || coversLayout(slide)) continue;
      for (const element of slide.elements)
        expect(
          isInside(element.box, sheet) || isBeside(element.box, sheet),
          `${slide.arrangement}: ${element.name}`,
        ).toBe(true);
    }
  }
});

test.each([
  ['left to right', coveredEn],
  ['right to left', coveredAr],
])('pictures that cover a slide leave nothing of sheet and ground to be seen, %s', (_, spec) => {
  const { scene } = layOutDeck(spec, confetti, { maxSlides: 50, images: fixtureImages });
  const covered = scene.slides.filter(coversLayout);
  expect(covered.length).toBeGreaterThan(0);
  for (const { elements } of covered) {
    const behind = elements.filter(({ type, name }) => type === 'image' || name === 'Plane').map(({ box }) => box);
    for (const x of [0.1, 3, 6.6, 9, 13.2])
      for (const y of [0.1, 3.7, 7.4]) expect(behind.some((box) => isIn(box, x, y))).toBe(true);
  }
});

test('things in a row have marks of a colour each, but for those with words, which another palette might leave unread', () => {
  const fillsOf = (slide: SlideSpecInput, name: RegExp) =>
    laySlide(slide, { theme: confetti }).slides[0]!.elements.flatMap((element) =>
      name.test(element.name) && 'fill' in element && element.fill ? [element.fill.color] : [],
    );
  const icons = ['truck', 'users', 'leaf'];
  const cards = icons.map((icon) => ({ title: 'Carriers', text: 'Two instead of one', icon }));
  const marks = fillsOf({ kind: 'cards', title: 'Three things changed', cards, arrangement: 'grid' }, /icon/i);
  expect(new Set(marks).size).toBe(icons.length);
  const steps = ['Register', 'Receive', 'Refund'].map((title) => ({ title }));
  const arrows = fillsOf({ kind: 'process', title: 'Three steps', steps, arrangement: 'chevrons' }, /^Step \d$/);
  expect(arrows).toEqual(icons.map(() => 'accentFill'));
});
