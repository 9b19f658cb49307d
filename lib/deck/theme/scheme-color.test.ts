import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import { contrastRatio } from '../quality/contrast';
import { statusColors } from './theme';
import { colorChanges, roleColors, schemeColor, shadeBy, withTints } from './scheme-color';

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
  test.each(builtinThemes)('$name writes them as text and background or tints of them', (theme) => {
    expect(withTints(theme.colors)).toEqual(theme.colors);
    for (const role of neutrals) expect(['tx1', 'bg1'], role).toContain(schemeColor(theme, role).slot);
    for (const [role, color] of Object.entries(roleColors(theme)))
      if (!neutrals.some((one) => one === role)) expect(Object.keys(color), role).toEqual(['slot']);
  });

  test('tints of tints are the same, whatever the palette', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());
    fc.assert(
      fc.property(fc.record({ ink: hex, canvas: hex, muted: hex, surface: hex, quiet: hex, series5: hex }), (some) => {
        const once = withTints({ ...meridian.colors, ...some });
        expect(withTints(once)).toEqual(once);
      }),
      { numRuns: tries(300, 20_000) },
    );
  });

  test.each(builtinThemes)('$name stays legible on paper in the colours of Office and on black', (theme) => {
    const colors = roleColors(theme);
    for (const [tx1, bg1] of [
      ['000000', 'FFFFFF'],
      ['FFFFFF', '000000'],
    ] as const) {
      const shown = (role: keyof typeof colors) => shadeBy(colors[role].slot === 'tx1' ? tx1 : bg1, colors[role]);
      for (const text of ['ink', 'muted'] as const)
        for (const ground of ['canvas', 'surface'] as const)
          expect(contrastRatio(shown(text), shown(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a surface on white may have a breath of a colour, which a black page keeps dark', () => {
    const breath = schemeColor(meridian, 'surface');
    expect(breath).toEqual({ slot: 'bg1', lumMod: 87, lumOff: 9, sat: 30, hue: 210 });
    expect(shadeBy('FFFFFF', breath)).toBe(meridian.colors.surface);
    expect(contrastRatio(shadeBy('000000', breath), 'FFFFFF')).toBeGreaterThan(15);
    expect(colorChanges(breath, 0.5)).toEqual([
      { name: 'lumMod', value: 87_000 },
      { name: 'lumOff', value: 9000 },
      { name: 'sat', value: 30_000 },
      { name: 'hue', value: 210 * 60_000 },
      { name: 'alpha', value: 50_000 },
    ]);
    const loud = withTints({ ...meridian.colors, surface: 'FFF0A0' });
    expect(schemeColor({ ...meridian, colors: loud }, 'surface').sat).toBe(40);
  });

  test('a neutral that no tint looks like is named by a slot of its own', () => {
    const yellow = {
      colors: { ...meridian.colors, surface: 'FFE600' },
      palette: { ...meridian.palette, background2: 'FFE600' },
    };
    expect(schemeColor(yellow, 'surface')).toEqual({ slot: 'bg2' });
  });
});
