import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { ImageElement } from '../../scene/scene';
import { blockingOf, distinct, laySlide, named } from '../testing/lay-slide';

const images = new Map([
  ['upright', { widthPx: 800, heightPx: 1200 }],
  ['wide', { widthPx: 1600, heightPx: 900, focus: { x: 0.8, y: 0.5 } }],
]);
const slide = (count: number, arrangement?: string) => ({
  kind: 'team' as const,
  title: 'Who does it',
  arrangement,
  members: Array.from({ length: count }, (_, index) => ({
    name: `Dana Whitfield ${index + 1}`,
    role: 'Finance',
    ...(index % 3 !== 2 && { picture: { imageId: index % 3 === 0 ? 'upright' : 'wide', altText: `Face ${index}` } }),
  })),
});

describe.each(builtinThemes.map((theme) => ({ theme, look: theme.name })))('portraits in $look', ({ theme }) => {
  test.each(['team-cards', 'team-rows', 'team-portraits'])('are squares as large as the initials in %s', (form) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(slide(4, form), { theme, images, direction });
      expect([scene.slides[0]?.arrangement, blockingOf(scene, theme)]).toEqual([form, []]);
      const faces = named(scene, /portrait$/);
      expect(faces).toHaveLength(4);
      expect(distinct(faces.flatMap(({ box }) => [box.w, box.h]))).toHaveLength(1);
      expect(new Set(faces.map((face) => ('geometry' in face ? face.geometry : 'rect') ?? 'rect')).size).toBe(1);
    }
  });

  test('fill their squares, cropped around the face', () => {
    const faces = named(laySlide(slide(4, 'team-portraits'), { theme, images }), /portrait$/);
    const [upright, wide] = faces as ImageElement[];
    for (const [face, size] of [
      [upright!, images.get('upright')!],
      [wide!, images.get('wide')!],
    ] as const) {
      const shown = [1 - face.crop.left - face.crop.right, 1 - face.crop.top - face.crop.bottom] as const;
      expect((size.widthPx * shown[0]) / (size.heightPx * shown[1])).toBeCloseTo(1, 5);
    }
    expect(upright!.crop.top).toBeLessThan(upright!.crop.bottom);
    expect([wide!.crop.right, wide!.crop.left > 0.4]).toEqual([0, true]);
  });
});

test('a large team goes on over further slides, nobody left out', () => {
  const [theme] = builtinThemes;
  const scene = laySlide(slide(23, 'team-portraits'), { theme: theme!, images });
  const words = scene.slides.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === 'text' ? one.paragraphs : [])),
  );
  const said = words.flatMap(({ runs }) => runs.map(({ text }) => text));
  for (let index = 1; index <= 23; index += 1) expect(said).toContain(`Dana Whitfield ${index}`);
});
