import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import { contrastRatio } from '../quality/contrast';
import { statusColors } from './theme';
import { colorChanges, roleColors, schemeColor, shadeBy, shownBy, withTints } from './scheme-color';

describe('shadeBy', () => {
  test.each([
    // What PowerPoint's picker shows for the palettes of Office: "Text 1, Lighter 35 %" and so on.
    ['000000', { lumMod: 65, lumOff: 35 }, '595959'],
    ['FFFFFF', { lumMod: 95 }, 'F2F2F2'],
    ['FFFFFF', { lumMod: 85 }, 'D9D9D9'],
    ['4472C4', { lumMod: 75 }, '2F5597'],
    ['4472C4', { lumMod: 40, lumOff: 60 }, 'B4C7E7'],
    ['4472C4', { lumMod: 20, lumOff: 80 }, 'DAE3F3'],
    ['ED7D31', { lumMod: 75 }, 'C55A11'],
    ['E7E6E6', { lumMod: 75 }, 'AFABAB'],
    ['44546A', { lumMod: 75 }, '333F50'],
  ])('%s with %o is the %s of Office', (hex, change, shown) => {
    expect(shadeBy(hex, change)).toBe(shown);
  });

  test('takes colour away without changing how light it is', () => {
    expect(shadeBy('FF0000', { satMod: 0 })).toBe('808080');
    expect(shadeBy('00FF00', { satMod: 50 })).toBe('40BF40');
  });
});

const neutrals = ['muted', 'surface', 'quiet', 'series5'] as const;
const [meridian] = builtinThemes as [(typeof builtinThemes)[number]];

describe('what is good, to be watched and bad', () => {
  test.each(builtinThemes)(
    'can be told from every ground of $name, and in any palette from paper and black',
    (theme) => {
      for (const hex of Object.values(statusColors))
        for (const ground of [theme.colors.canvas, theme.colors.surface, 'FFFFFF', '000000'])
          expect(contrastRatio(hex, ground)).toBeGreaterThanOrEqual(3);
      expect(roleColors(theme)).toMatchObject({ good: { slot: statusColors.good }, bad: { slot: statusColors.bad } });
    },
  );
});

describe('neutrals', () => {
  test.each(builtinThemes)(
    '$name writes them as text, background and tints of them, or as a veil of its accent',
    (theme) => {
      expect(withTints(theme.colors)).toEqual(theme.colors);
      for (const role of neutrals) {
        const { slot, alpha } = schemeColor(theme, role);
        expect(['tx1', 'bg1', ...(role === 'surface' ? ['accent1'] : [])], role).toContain(slot);
        expect(alpha !== undefined, role).toBe(slot === 'accent1');
      }
      for (const [role, color] of Object.entries(roleColors(theme)))
        if (!neutrals.some((one) => one === role)) expect(Object.keys(color), role).toEqual(['slot']);
    },
  );

  test('tints of tints are the same, whatever the palette', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());
    fc.assert(
      fc.property(
        fc.record({ ink: hex, canvas: hex, accent: hex, muted: hex, surface: hex, quiet: hex, series5: hex }),
        (some) => {
          const once = withTints({ ...meridian.colors, ...some });
          expect(withTints(once)).toEqual(once);
        },
      ),
      { numRuns: tries(300, 20_000) },
    );
  });

  test.each(builtinThemes)('$name stays legible on paper in the colours of Office and on black', (theme) => {
    const colors = roleColors(theme);
    for (const palette of [
      { tx1: '000000', bg1: 'FFFFFF', accent1: '4472C4' },
      { tx1: 'FFFFFF', bg1: '000000', accent1: '4472C4' },
    ]) {
      const shown = (role: keyof typeof colors) =>
        shownBy(colors[role], palette[colors[role].slot as keyof typeof palette], palette.bg1);
      for (const text of ['ink', 'muted'] as const)
        for (const ground of ['canvas', 'surface'] as const)
          expect(contrastRatio(shown(text), shown(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(shown('surface'), palette.bg1), 'cards are seen').toBeGreaterThan(1.05);
    }
  });

  test('a surface with a breath of the brand on white is a veil of its accent, which lightens a black page', () => {
    const { colors } = meridian;
    const veil = schemeColor(meridian, 'surface');
    expect(veil).toMatchObject({ slot: 'accent1', alpha: expect.any(Number) as number });
    expect(shownBy(veil, colors.accent, colors.canvas)).toBe(colors.surface);
    const grey = withTints({ ...colors, surface: 'F4F4F4' });
    expect(schemeColor({ ...meridian, colors: grey }, 'surface')).toMatchObject({ slot: 'bg1' });
    const named = (opacity?: number) => colorChanges(veil, opacity).find(({ name }) => name === 'alpha')?.value;
    expect(named()).toBe(veil.alpha! * 1000);
    expect(named(0.5)).toBe(veil.alpha! * 500);
  });

  test('a neutral that no tint looks like is named by a slot of its own', () => {
    const yellow = {
      colors: { ...meridian.colors, surface: 'FFE600' },
      palette: { ...meridian.palette, background2: 'FFE600' },
    };
    expect(schemeColor(yellow, 'surface')).toEqual({ slot: 'bg2' });
  });
});
