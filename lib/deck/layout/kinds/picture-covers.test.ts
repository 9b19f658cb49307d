import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, laySlide, named } from '../testing/lay-slide';

const images = new Map([
  ['photo', { widthPx: 1600, heightPx: 1200 }],
  ['stamp', { widthPx: 240, heightPx: 180 }],
]);
const picture = { imageId: 'photo', altText: 'A coast' };
const slides: readonly SlideSpecInput[] = [
  { kind: 'title', title: 'Norway starts in March', subtitle: 'The plan', author: 'Strategy team', picture },
  { kind: 'section', title: 'The market', number: 2, subtitle: 'What we know', picture },
  { kind: 'statement', title: 'What they told us', statement: 'Customers leave because of late deliveries', picture },
  { kind: 'quote', title: 'One for many', quote: 'I need to know when it comes.', attribution: 'Maria', picture },
];

describe.each(slides.map((slide) => ({ slide, kind: slide.kind })))('a picture of a $kind slide', ({ slide }) => {
  test.each(builtinThemes.map((theme) => ({ theme, look: theme.name })))('covers it in $look', ({ theme }) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(slide, { theme, direction, images });
      expect(blockingOf(scene, theme)).toEqual([]);
      expect(scene.slides[0]?.arrangement).toMatch(/picture$/);
      const [shown] = named(scene, /^Picture$/);
      expect(shown?.box.h).toBe(theme.canvas.h);
    }
  });
});

const [theme] = builtinThemes;

test.each(slides.slice(2))(
  'a picture that is too small for a whole slide stands beside what is said: $kind',
  (slide) => {
    const small = { ...slide, picture: { ...picture, imageId: 'stamp' } } as SlideSpecInput;
    const scene = laySlide(small, { theme: theme!, images });
    expect(scene.slides[0]?.kind).toBe(slide.kind);
    expect(named(scene, /^Picture$/)).toHaveLength(1);
  },
);
