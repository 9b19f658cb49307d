import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { namedPictures } from '@/lib/deck/spec/pictures';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { schemeColor, withTints } from '@/lib/deck/theme/scheme-color';
import { fontFamilies, type Theme } from '@/lib/deck/theme/theme';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { pairs, tries } from '@/lib/testing/test-run';
import { brandSchema, type Brand } from './brand';
import { brandTheme } from './brand-theme';
import { builtinThemes } from './builtin-themes';
import { findBrandFault } from './find-brand-fault';
import { toOklch } from './oklch';
import { contrastFaults } from './text-contrast';

const [meridian, nocturne] = builtinThemes as [Theme, Theme];
const brandOf = (input: object): Brand => brandSchema.parse(input);
const themeOf = (input: object, base = meridian) =>
  brandTheme(base, { name: 'Acme & Söhne', description: 'Ours', brand: brandOf(input) });

const acme = {
  colors: { text: '#2a1a12', background: 'FFFDF8', accent: '9c3d2e' },
  fonts: { heading: 'Georgia', body: 'Arial' },
};

describe('brandSchema', () => {
  test('writes colours as the engine does', () => {
    expect(brandOf(acme).colors).toEqual({ text: '2A1A12', background: 'FFFDF8', accent: '9C3D2E' });
    expect(brandOf({})).toEqual({ colors: {}, fonts: {} });
  });

  test.each([
    [{ colors: { accent: 'red' } }, 'colors.accent'],
    [{ colors: { accent: 'FFF' } }, 'colors.accent'],
    [{ colors: { primary: 'FFFFFF' } }, 'colors'],
    [{ fonts: { heading: '+mn-lt' } }, 'fonts.heading'],
    [{ fonts: { heading: 'Arial, serif' } }, 'fonts.heading'],
    [{ fonts: { body: 'x'.repeat(32) } }, 'fonts.body'],
    [{ fonts: { title: 'Arial' } }, 'fonts'],
    [{ logos: {} }, ''],
    ['red', ''],
  ])('refuses %j', (input, path) => {
    expect(brandSchema.safeParse(input).error?.issues[0]?.path.join('.')).toBe(path);
  });
});

describe('brandTheme', () => {
  test('keeps the composition of its base and takes name, colours and fonts of the brand', () => {
    const theme = themeOf(acme);
    expect(theme.layouts).toBe(meridian.layouts);
    expect(theme).toMatchObject({
      name: 'Acme & Söhne',
      description: 'Ours',
      appearance: 'light',
      fonts: { heading: 'Georgia', body: 'Arial', mono: 'Courier New' },
    });
    expect(theme.colors).toMatchObject({ ink: '2A1A12', canvas: 'FFFDF8', accent: '9C3D2E', hyperlink: '9C3D2E' });
    expect(themeOf(acme)).toEqual(theme);
  });

  test('a brand that changes nothing looks like its base', () => {
    expect(themeOf({})).toMatchObject({ colors: meridian.colors, fonts: meridian.fonts, appearance: 'light' });
  });

  test('colours left open keep no trace of the base once the accent is another', () => {
    const { colors } = themeOf({ colors: { accent: '9C3D2E' } });
    for (const role of ['second', 'series3', 'series4', 'series5'] as const)
      expect(colors[role]).not.toBe(meridian.colors[role]);
    expect(themeOf({ colors: { accent: '9C3D2E', accent2: '2F5D50' } }).colors.second).toBe('2F5D50');
  });

  test('a neutral that a brand names is the tint that nobody tells from it, or stands in the palette as it is', () => {
    const grey = themeOf({ colors: { surface: 'F1F1F2', muted_text: '445264' } });
    expect([schemeColor(grey, 'surface').slot, schemeColor(grey, 'muted').slot]).toEqual(['bg1', 'tx1']);
    const loud = themeOf({
      colors: { surface: 'FFF3C4', muted_text: '8A1F4B', hairline: 'E0457B', accent5: '00856F' },
    });
    expect(loud.colors).toMatchObject({ surface: 'FFF3C4', muted: '8A1F4B', quiet: 'E0457B', series5: '00856F' });
    expect(loud.palette).toEqual({ text2: '8A1F4B', background2: 'FFF3C4', accent5: '00856F', accent6: 'E0457B' });
    const slots = (['muted', 'surface', 'quiet', 'series5'] as const).map((role) => schemeColor(loud, role));
    expect(slots).toEqual([{ slot: 'tx2' }, { slot: 'bg2' }, { slot: 'accent6' }, { slot: 'accent5' }]);
  });

  test.each([
    acme,
    { colors: { accent: '006B54' } },
    { colors: { text: 'FFFFFF', background: '101010', accent: '8AB4FF' } },
    { colors: { text: '003B2F', background: 'FFF8E7', accent: '00695C', accent2: 'E4002B' } },
  ])('the greys that follow from a brand are tints, and its palette has colours alone: %j', (input) => {
    const theme = themeOf(input);
    expect(withTints(theme.colors)).toEqual(theme.colors);
    for (const role of ['muted', 'surface', 'quiet', 'series5'] as const)
      expect(['tx1', 'bg1'], role).toContain(schemeColor(theme, role).slot);
    const { accent, second, series3, series4 } = theme.colors;
    const { accent5, accent6 } = theme.palette;
    const accents = [accent, second, series3, series4, accent5, accent6];
    for (const hex of accents) expect(toOklch(hex).chroma, hex).toBeGreaterThan(0.02);
    expect(new Set(accents).size).toBe(accents.length);
  });

  test('light text on a dark page makes a dark theme', () => {
    expect(themeOf({ colors: { text: 'FFFFFF', background: '101010', accent: '8AB4FF' } }).appearance).toBe('dark');
    expect(themeOf({ colors: { text: '101010', background: 'FFFFFF', accent: '1F5FBF' } }, nocturne).appearance).toBe(
      'light',
    );
  });
});

describe('contrastFaults', () => {
  test.each(builtinThemes.map((theme) => [theme.name, theme] as const))('%s has none', (_, theme) => {
    expect(contrastFaults(theme)).toEqual([]);
  });

  test('names the pair, the worst first', () => {
    const faults = contrastFaults(themeOf({ colors: { accent: 'F2C200' } }));
    expect(faults.map(({ text, background }) => `${text} on ${background}`)).toContain('accent on canvas');
    expect(faults[0]!.ratio).toBeLessThan(1.7);
  });
});

describe('findBrandFault', () => {
  const faultOf = (input: object, base = meridian) => findBrandFault(base, brandOf(input));

  test('finds none where every text is legible', () => {
    expect(faultOf(acme)).toBeUndefined();
  });

  test('names colours, contrast and level, and offers a shade near by that passes', () => {
    const fault = faultOf({ colors: { accent: 'F2C200' } });
    expect(fault).toMatchObject({ color: 'accent' });
    expect(fault?.message).toMatch(
      /^accent F2C200 on surface F2F5F8 has a contrast of 1\.5 : 1; text needs 4\.5 : 1 \(WCAG 2\.2, level AA\)\. A shade near by that passes: [0-9A-F]{6}\.$/,
    );
    const shade = /passes: (\w+)/.exec(fault!.message)![1];
    expect(faultOf({ colors: { accent: shade } })).toBeUndefined();
  });

  test.each([
    [{ colors: { background: '101010' } }, 'background'],
    [{ colors: { text: '999999', background: 'FFFFFF', accent: '1F5FBF' } }, 'text'],
    [{ colors: { muted_text: 'AAAAAA' } }, 'muted_text'],
    [{ colors: { surface: '1F5FBF' } }, 'surface'],
  ])('blames a colour that was given: %j', (input, color) => {
    expect(faultOf(input)?.color).toBe(color);
  });

  test('offers no shade where none passes', () => {
    expect(faultOf({ colors: { text: '202020', background: '000000', surface: 'FFFFFF' } })?.message).toMatch(
      /level AA\)\.$/,
    );
  });
});

describe('decks in a branded theme', () => {
  const spec = deckSpecSchema.parse(allFixtures.typicalEn);
  const blockingIn = (theme: Theme) =>
    inspectScene(layOutDeck(spec, theme, { maxSlides: 50, images: fixtureImages }).scene, theme).blocking;
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
  const family = fc.constantFrom(...fontFamilies, 'Verdana', 'Comic Sans MS', 'Playfair Display');
  const brands = fc.record({
    colors: fc.record(
      { text: color, background: color, accent: color, accent2: color, surface: color, muted_text: color },
      { requiredKeys: [] },
    ),
    fonts: fc.record({ heading: family, body: family }, { requiredKeys: [] }),
  });

  test('have nothing that blocks delivery when the contrasts were found sufficient', () => {
    const accepted = fc
      .tuple(brands, fc.constantFrom(...builtinThemes))
      .map(([input, base]) => themeOf(input, base))
      .filter((theme) => contrastFaults(theme).length === 0);
    fc.assert(
      fc.property(accepted, (theme) => {
        expect(blockingIn(theme)).toEqual([]);
      }),
      { numRuns: tries(8, 50) },
    );
  });

  test.each(
    pairs([...fontFamilies, 'Verdana', 'Roboto'], builtinThemes).map(
      ([family, base]) => [family, base.name, base] as const,
    ),
  )('have no overlaps or overflows in %s, whose lines have a height of their own, on %s', (family, _name, base) => {
    expect(blockingIn(themeOf({ fonts: { heading: family, body: family } }, base))).toEqual([]);
  });

  test.each(['typicalEn', 'typicalAr'])('%s is a file without faults that carries the brand', async (name) => {
    const deck = deckSpecSchema.parse({
      ...allFixtures[name],
      slides: deckSpecSchema.parse(allFixtures[name]).slides.filter((slide) => namedPictures(slide).length === 0),
    });
    const theme = themeOf(acme);
    const { scene } = layOutDeck(deck, theme, { maxSlides: 50, images: new Map() });
    const bytes = await writePptx({ scene, theme: directTheme(theme, deck.direction), images: new Map() });
    expect(inspectScene(scene, theme).blocking).toEqual([]);
    expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
    expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    const part = new TextDecoder().decode(readZip(bytes).get('ppt/theme/theme1.xml'));
    expect(part).toContain('name="Acme &amp; Söhne"');
    expect(part).toContain('<a:accent1><a:srgbClr val="9C3D2E"/>');
    expect(part).toContain('<a:lt1><a:srgbClr val="FFFDF8"/>');
    expect(part).toMatch(/<a:majorFont><a:latin typeface="Georgia"\/>.*<a:minorFont><a:latin typeface="Arial"\/>/);
  });
});
