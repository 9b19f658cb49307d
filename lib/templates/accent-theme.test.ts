import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { tries } from '@/lib/testing/test-run';
import { accentTheme } from './accent-theme';
import { builtinThemes } from './builtin-themes';
import { hueDistance, toOklch } from './oklch';
import { contrastFaults } from './text-contrast';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());
const palettes = fc.oneof(fc.tuple(hex), fc.tuple(hex, hex));
// By number, so that a counterexample stays short.
const base = fc.nat({ max: builtinThemes.length - 1 });
const themeAt = (index: number) => builtinThemes[index]!;
const [meridian] = builtinThemes;

describe('accentTheme', () => {
  it('gives every theme accents of any palette that its text can be read with', () => {
    fc.assert(
      fc.property(base, palettes, (index, palette) => {
        const theme = themeAt(index);
        const accented = accentTheme(theme, palette);
        expect(accented).not.toBeNull();
        expect(contrastFaults(accented!.theme)).toEqual([]);
        const [, second] = accented!.accents;
        if (palette.length === 2 && second !== undefined)
          expect(contrastRatio(second, theme.colors.canvas)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: tries(80, 800) },
    );
  });

  it('keeps the hue of what it was given, but for yellows and limes', () => {
    const keepsHue = (color: string) =>
      toOklch(color).chroma > 0.1 && (toOklch(color).hue < 70 || toOklch(color).hue > 136);
    fc.assert(
      fc.property(base, hex.filter(keepsHue), (index, color) => {
        const accent = toOklch(accentTheme(themeAt(index), [color])!.accents[0]!);
        // Nearly black and nearly white shades have no hue to speak of.
        if (accent.chroma > 0.04) expect(hueDistance(accent.hue, toOklch(color).hue)).toBeLessThan(6);
      }),
      { numRuns: tries(80, 400) },
    );
  });

  it('leaves a deck of every slide kind with nothing that blocks delivery', () => {
    const spec = deckSpecSchema.parse(allFixtures.typicalEn);
    fc.assert(
      fc.property(base, palettes, (index, palette) => {
        const accented = accentTheme(themeAt(index), palette)!.theme;
        expect(
          inspectScene(layOutDeck(spec, accented, { maxSlides: 50, images: fixtureImages }).scene, accented).blocking,
        ).toEqual([]);
      }),
      { numRuns: tries(8, 50) },
    );
  });

  it('gives the same theme again for the accents that it gave', () => {
    fc.assert(
      fc.property(base, palettes, (index, palette) => {
        const first = accentTheme(themeAt(index), palette)!;
        expect(accentTheme(themeAt(index), first.accents)).toEqual(first);
      }),
      { numRuns: tries(40, 200) },
    );
  });

  it('changes colours alone, and nothing without accents', () => {
    const { theme } = accentTheme(meridian!, ['2F7D4B', 'E16320'])!;
    expect(theme.colors).toMatchObject({
      accent: '2F7D4B',
      second: 'E16320',
      ink: meridian!.colors.ink,
      canvas: 'FFFFFF',
    });
    expect(theme).toMatchObject({
      name: 'Meridian',
      layouts: meridian!.layouts,
      fonts: meridian!.fonts,
      style: meridian!.style,
    });
    expect(accentTheme(meridian!, [])).toBeNull();
  });
});
