import { expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Box } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { confetti } from './confetti';

const [typicalEn, typicalAr] = [
  deckSpecSchema.parse(allFixtures.typicalEn),
  deckSpecSchema.parse(allFixtures.typicalAr),
];

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

test.each([
  ['left to right', typicalEn],
  ['right to left', typicalAr],
])('bands and pictures that leave the margins stay on the sheet, %s', (_, spec) => {
  const theme = directTheme(confetti, spec.direction);
  for (const variant of [0, 1, 2]) {
    const { scene } = layOutDeck(spec, confetti, { maxSlides: 50, images: fixtureImages, variant });
    for (const slide of scene.slides) {
      const { sheet } = theme.layouts[slide.layout];
      if (!sheet) continue;
      for (const element of slide.elements)
        expect(
          isInside(element.box, sheet) || isBeside(element.box, sheet),
          `${slide.arrangement}: ${element.name}`,
        ).toBe(true);
    }
  }
});
