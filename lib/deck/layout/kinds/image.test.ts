import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SceneElement } from '../../scene/scene';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, laySlide, named } from '../testing/lay-slide';

const themes = builtinThemes.map((theme) => ({ theme, look: theme.name }));
const [meridian] = builtinThemes;
const theme = meridian!;
const images = new Map([
  ['landscape', { widthPx: 1600, heightPx: 1200 }],
  ['broad', { widthPx: 1920, heightPx: 1080 }],
  ['tall', { widthPx: 600, heightPx: 1400 }],
  ['panorama', { widthPx: 3000, heightPx: 800 }],
  ['tiny', { widthPx: 240, heightPx: 180 }],
]);

function image(imageId: string, options: { arrangement?: string; words?: boolean } = {}): SlideSpecInput {
  const words =
    options.words === false
      ? {}
      : { lead: 'The hall was handed over.', items: [{ text: 'Twelve docks' }, { text: 'A solar roof' }] };
  return { kind: 'image', title: 'The hall', imageId, altText: 'A hall', arrangement: options.arrangement, ...words };
}

function pictureOf(elements: readonly SceneElement[]) {
  const found = elements.find((element) => element.type === 'image');
  if (found?.type !== 'image') throw new Error('The slide has no picture.');
  return found;
}

describe.each([...images])('%s picture', (imageId, { widthPx, heightPx }) => {
  test.each(themes)('is never stretched, upscaled or in the way in $look', ({ theme: look }) => {
    for (const arrangement of [
      undefined,
      'picture-end',
      'picture-start',
      'wide-picture',
      'picture-and-panel',
      'full-picture',
      'full-picture-panel',
      'half-picture',
    ]) {
      for (const words of [true, false]) {
        for (const direction of ['ltr', 'rtl'] as const) {
          const scene = laySlide(image(imageId, { arrangement, words }), { theme: look, direction, images });
          expect(blockingOf(scene, look)).toEqual([]);
          const { box, crop } = pictureOf(scene.slides[0]?.elements ?? []);
          const shown = { w: widthPx * (1 - crop.left - crop.right), h: heightPx * (1 - crop.top - crop.bottom) };
          expect(shown.w / shown.h / (box.w / box.h)).toBeCloseTo(1, 2);
          expect(shown.w / box.w).toBeGreaterThan(109);
        }
      }
    }
  });
});

test('the form follows the proportions', () => {
  const form = (imageId: string) => laySlide(image(imageId), { theme, images }).slides[0]?.arrangement;
  expect([form('landscape'), form('tall'), form('panorama')]).toEqual(['picture-end', 'picture-end', 'wide-picture']);
});

test('a picture beside words reaches the edge of the slide, on the other side in right-to-left decks', () => {
  const box = (direction: 'ltr' | 'rtl') =>
    pictureOf(
      laySlide(image('landscape', { arrangement: 'picture-end' }), { theme, direction, images }).slides[0]!.elements,
    ).box;
  expect(box('ltr').x + box('ltr').w).toBeCloseTo(theme.canvas.w);
  expect(box('rtl').x).toBeCloseTo(0);
});

test('words over a picture stand on a panel', () => {
  const scene = laySlide(image('broad', { arrangement: 'picture-and-panel' }), { theme, images });
  const [panel] = named(scene, /^Panel$/);
  expect(panel?.type === 'text' && [panel.on, panel.fill !== undefined, panel.paragraphs.length > 1]).toEqual([
    'Picture',
    true,
    true,
  ]);
});

test.each(themes)('a picture covers its slide, and every word of it stands on a plane in $look', ({ theme: look }) => {
  for (const arrangement of ['full-picture', 'full-picture-panel', 'half-picture']) {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(image('landscape', { arrangement }), { theme: look, direction, images });
      expect([scene.slides[0]?.arrangement, blockingOf(scene, look)]).toEqual([arrangement, []]);
      const { elements } = scene.slides[0]!;
      const { box } = pictureOf(elements);
      expect([box.y, box.h]).toEqual([0, look.canvas.h]);
      expect(box.w).toBeCloseTo(arrangement === 'half-picture' ? look.canvas.w * 0.54 : look.canvas.w, 5);
      const [plane] = named(scene, /^Plane$/);
      for (const { box: own } of elements.filter(({ type }) => type === 'text')) {
        expect([own.x, own.y].map((at, side) => at >= [plane!.box.x, plane!.box.y][side]! - 1e-6)).toEqual([
          true,
          true,
        ]);
        expect(own.x + own.w).toBeLessThanOrEqual(plane!.box.x + plane!.box.w + 1e-6);
        expect(own.y + own.h).toBeLessThanOrEqual(plane!.box.y + plane!.box.h + 1e-6);
      }
    }
  }
});

test('the plane stands away from where the eye goes', () => {
  const seen = (x: number) => new Map([['photo', { widthPx: 1920, heightPx: 1080, focus: { x, y: 0.5 } }]]);
  const planeAt = (x: number) =>
    named(laySlide(image('photo', { arrangement: 'full-picture-panel' }), { theme, images: seen(x) }), /^Plane$/)[0]!
      .box.x;
  expect(planeAt(0.8)).toBeLessThan(1);
  expect(planeAt(0.2)).toBeGreaterThan(theme.canvas.w / 2);
});

test('words that do not fit beside a picture go on as a list', () => {
  const items = Array.from({ length: 14 }, (_, index) => ({
    text: `Point ${index + 1} is explained in a sentence that takes at least two lines of the narrow column`,
  }));
  const scene = laySlide(
    { kind: 'image', title: 'The hall', imageId: 'landscape', altText: 'A hall', items },
    { theme, images },
  );
  expect(scene.slides.map(({ kind }) => kind)).toEqual(['image', ...scene.slides.slice(1).map(() => 'bullets')]);
  expect(scene.slides.length).toBeGreaterThan(1);
});
