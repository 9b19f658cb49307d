import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { contrastRatio, luminance } from '../../quality/contrast';
import type { ImageElement, SceneElement } from '../../scene/scene';
import { blockingOf, boxesOf, distinct, laySlide, named } from '../testing/lay-slide';
import { balancedBox } from './logo-cells';

const images = new Map([
  ['long', { widthPx: 1200, heightPx: 240 }],
  ['square', { widthPx: 500, heightPx: 500 }],
  ['high', { widthPx: 360, heightPx: 720 }],
  ['stamp', { widthPx: 60, heightPx: 60 }],
]);
const ids = ['long', 'square', 'high'];
const wall = (count: number, options: { arrangement?: string; group?: (index: number) => string } = {}) => ({
  kind: 'logos' as const,
  title: 'Who plans with us',
  arrangement: options.arrangement,
  logos: Array.from({ length: count }, (_, index) => ({
    name: `Company ${index + 1}`,
    ...(options.group && { group: options.group(index) }),
    ...(index % 4 !== 3 && { picture: { imageId: ids[index % 3]!, altText: `Company ${index + 1}` } }),
  })),
});
const pictures = (elements: readonly SceneElement[]) =>
  elements.filter((element): element is ImageElement => element.type === 'image');

describe.each(builtinThemes.map((theme) => ({ theme, look: theme.name })))('logos in $look', ({ theme }) => {
  test.each(['logo-grid', 'logo-bands'])('keep their proportions and are seen on what they stand on in %s', (form) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(wall(9, { arrangement: form }), { theme, images, direction });
      expect([scene.slides[0]?.arrangement, blockingOf(scene, theme)]).toEqual([form, []]);
      for (const { box, crop, imageId } of pictures(scene.slides[0]!.elements)) {
        const size = images.get(imageId)!;
        expect(box.w / box.h).toBeCloseTo(size.widthPx / size.heightPx, 5);
        expect(Object.values(crop)).toEqual([0, 0, 0, 0]);
      }
    }
  });

  test('stand on light plates, names as well', () => {
    const scene = laySlide(wall(8), { theme, images });
    for (const plate of named(scene, /^Logo \d+$/)) {
      const fill = 'fill' in plate ? plate.fill : undefined;
      expect(luminance(theme.colors[fill!.color])).toBeGreaterThan(0.7);
    }
    const [name] = named(scene, /^Logo 4$/);
    const color = name?.type === 'text' ? name.paragraphs[0]!.runs[0]!.color : 'quiet';
    const fill = name?.type === 'text' ? name.fill!.color : 'quiet';
    expect(contrastRatio(theme.colors[color], theme.colors[fill])).toBeGreaterThan(7);
  });
});

const [theme] = builtinThemes;

test('logos have the same area, be they long or square, as long as they fit and are sharp', () => {
  const cell = { x: 0, y: 0, w: 3, h: 3 };
  const areas = ['square', 'high'].map((id) => balancedBox(cell, images.get(id))).map(({ w, h }) => w * h);
  expect(areas[0]).toBeCloseTo(areas[1]!, 5);
  const long = balancedBox(cell, images.get('long'));
  expect([long.w <= cell.w, long.w > balancedBox(cell, images.get('square')).w]).toEqual([true, true]);
  expect(balancedBox(cell, images.get('stamp')).w).toBeCloseTo(60 / 110, 5);
});

test('cells are equal, and a last row that is not full stands in the middle', () => {
  const cells = boxesOf(laySlide(wall(14, { arrangement: 'logo-grid' }), { theme: theme!, images }), /^Logo \d+$/);
  expect([distinct(cells.map(({ w }) => w)), distinct(cells.map(({ h }) => h))].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
  const last = cells.filter(({ y }) => y === Math.max(...cells.map((cell) => cell.y)));
  const middle = (some: typeof cells) =>
    (Math.min(...some.map(({ x }) => x)) + Math.max(...some.map(({ x, w }) => x + w))) / 2;
  expect([last.length < 5, middle(last)]).toEqual([true, expect.closeTo(middle(cells), 5) as number]);
});

test('logos of a group stand in one band behind its name', () => {
  const scene = laySlide(wall(6, { group: (index) => (index % 2 === 0 ? 'Carriers' : 'Banks') }), {
    theme: theme!,
    images,
  });
  expect(scene.slides[0]?.arrangement).toBe('logo-bands');
  const [carriers, banks] = boxesOf(scene, /^Group \d heading$/);
  const inBand = (band: typeof carriers) =>
    pictures(scene.slides[0]!.elements).filter(({ box }) => box.y > band!.y && box.y + box.h < band!.y + band!.h);
  expect(inBand(carriers).map(({ altText }) => altText)).toEqual(['Company 1', 'Company 3', 'Company 5']);
  expect(inBand(banks).every(({ box }) => box.x > banks!.x + banks!.w)).toBe(true);
});

test.each([
  ['without groups', undefined],
  ['in groups', (index: number) => `Group ${Math.floor(index / 7)}`],
])('more than a slide holds goes on, nobody left out: %s', (_, group) => {
  const scene = laySlide(wall(60, { ...(group && { group }) }), { theme: theme!, images });
  expect(scene.slides.length).toBeGreaterThan(1);
  const said = scene.slides.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.type === 'image'
        ? [element.altText]
        : element.type === 'text'
          ? element.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text))
          : [],
    ),
  );
  for (let index = 1; index <= 60; index += 1) expect(said).toContain(`Company ${index}`);
});
