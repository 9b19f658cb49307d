import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '@/lib/testing/test-run';
import { fromOklch, hueDistance, toOklch } from './oklch';

// As CSS Color 4 gives them for sRGB.
it.each([
  ['FFFFFF', { lightness: 1, chroma: 0 }],
  ['000000', { lightness: 0, chroma: 0 }],
  ['FF0000', { lightness: 0.628, chroma: 0.2577, hue: 29.23 }],
  ['0000FF', { lightness: 0.452, chroma: 0.3132, hue: 264.05 }],
])('%s', (hex, wanted) => {
  const color = toOklch(hex);
  for (const [name, value] of Object.entries(wanted)) expect(color[name as keyof typeof color]).toBeCloseTo(value, 2);
});

it('comes back from every colour', () => {
  const colors = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => value.toString(16).padStart(6, '0').toUpperCase());
  fc.assert(
    fc.property(colors, (hex) => {
      const back = fromOklch(toOklch(hex));
      for (const at of [0, 2, 4])
        expect(
          Math.abs(parseInt(back.slice(at, at + 2), 16) - parseInt(hex.slice(at, at + 2), 16)),
        ).toBeLessThanOrEqual(14);
    }),
    { numRuns: tries(100, 600) },
  );
});

it('gives up chroma that screens do not have, and keeps hue and lightness', () => {
  const color = toOklch(fromOklch({ lightness: 0.6, chroma: 0.5, hue: 150 }));
  expect(color.lightness).toBeCloseTo(0.6, 1);
  expect(hueDistance(color.hue, 150)).toBeLessThan(3);
});

it('measures hues around the circle', () => {
  expect(hueDistance(350, 10)).toBe(20);
  expect(hueDistance(0, 180)).toBe(180);
});
