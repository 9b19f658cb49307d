import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import { accentTheme, shadeOf } from './accent-theme';
import { builtinThemes } from './builtin-themes';
import { hueDistance, toOklch } from './oklch';

const light = builtinThemes.filter(({ appearance }) => appearance === 'light');

describe('shadeOf', () => {
  it.each(['1F5FBF', 'E0641F', '2FD3A5', 'C94F7C', '5FD4E8'])('keeps the hue of %s', (color) => {
    for (const lightness of [0.4, 0.6, 0.8])
      expect(hueDistance(toOklch(shadeOf(color, lightness)).hue, toOklch(color).hue)).toBeLessThan(6);
  });

  it('keeps the hue of a yellow that is made lighter', () => {
    expect(hueDistance(toOklch(shadeOf('C9A000', 0.9)).hue, toOklch('C9A000').hue)).toBeLessThan(3);
  });
});

describe('light accents on light pages', () => {
  it.each(['F2C200', 'FFD400', 'FFE14D', 'F5D547', 'E8C547'])('the yellow %s becomes amber, not olive', (color) => {
    for (const theme of light) {
      const { accents, theme: accented } = accentTheme(theme, [color])!;
      const { hue, chroma } = toOklch(accents[0]!);
      expect(hue, theme.name).toBeLessThan(70);
      expect(hue, theme.name).toBeGreaterThan(50);
      expect(chroma, theme.name).toBeGreaterThan(0.1);
      expect(contrastRatio(accented.colors.accent, accented.colors.canvas)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a lime becomes green', () => {
    for (const theme of light)
      expect(toOklch(accentTheme(theme, ['B6E000'])!.accents[0]!).hue, theme.name).toBeGreaterThan(128);
  });
});
