import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { Box } from '@/lib/deck/scene/scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { layoutNames, type Theme } from '@/lib/deck/theme/theme';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { drawSlide } from '@/lib/preview/draw-slide';
import { brandSchema } from './brand';
import { footerFill, logoNotes, type Logo, type Logos } from './brand-frame';
import { brandTheme } from './brand-theme';
import { builtinThemes } from './builtin-themes';
import { findFooterFault } from './find-brand-fault';
import { logoPlaces } from './logo-places';
import { everyKind, everyKindImages } from './sample-deck';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);
const logo = (hex: string, look: Partial<Logo> = {}): Logo => ({
  bytes: Buffer.concat([png, Buffer.from(hex)]),
  widthPx: 400,
  heightPx: 100,
  hex,
  isOpaque: false,
  ...look,
});
const both: Logos = { light: logo('12355B'), dark: logo('F4F4F4') };
const footer = 'Confidential';

function branded(base: Theme, logos: Logos = both, brand: object = { footer }): Theme {
  return brandTheme(base, { name: 'Acme', description: '', brand: brandSchema.parse(brand), logos });
}

const logoOn = (theme: Theme, name: (typeof layoutNames)[number]) =>
  theme.layouts[name].decor.find((element) => element.type === 'image');

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.w && one.x + one.w > other.x && one.y < other.y + other.h && one.y + one.h > other.y;

const themes = builtinThemes.map((theme) => [theme.name, theme] as const);
const [meridian] = builtinThemes as [Theme];

describe.each(themes)('a logo in %s', (_, base) => {
  const theme = branded(base);

  it('stands on covers, closing slides and slides about something, in its proportions', () => {
    for (const name of layoutNames) {
      const shown = logoOn(theme, name);
      if (name === 'section' || name === 'blank') expect(shown).toBeUndefined();
      else expect(shown!.box.w / shown!.box.h).toBeCloseTo(4, 5);
    }
    expect(logoOn(theme, 'cover')!.box.h).toBeGreaterThan(logoOn(theme, 'content')!.box.h);
  });

  it('touches no place for words, whatever its proportions', () => {
    for (const [widthPx, heightPx] of [
      [400, 100],
      [100, 100],
      [1200, 100],
      [100, 250],
    ]) {
      const { layouts } = branded(base, { light: logo('12355B', { widthPx, heightPx }), dark: both.dark });
      for (const name of layoutNames) {
        const { title, eyebrow, body, footer: foot, decor } = layouts[name];
        const shown = decor.find((element) => element.type === 'image')?.box;
        if (!shown) continue;
        const fields = foot?.fields ?? [];
        const places = [title, eyebrow, body, ...fields].map(({ box }) => box);
        if (foot) places.push(foot.source, foot.slideNumber);
        for (const place of places) {
          expect(place.w, name).toBeGreaterThan(2 * Number(place !== foot?.slideNumber) * 0.5);
          expect(meets(place, shown), `${name}: ${JSON.stringify([place, shown])}`).toBe(false);
        }
        expect(title.box.h).toBeGreaterThanOrEqual(0.5);
      }
    }
  });

  it('lets slides of every kind be delivered, with the line at their foot', () => {
    const { scene } = layOutDeck(everyKind, theme, { maxSlides: 60, images: everyKindImages });
    expect(inspectScene(scene, theme, everyKindImages).blocking).toEqual([]);
    const lines = scene.slides.filter(({ layout }) => theme.layouts[layout].footer);
    for (const { elements } of lines)
      expect(elements.filter((one) => one.type === 'text' && one.placeholder === 'footer')).toHaveLength(1);
  });
});

it('every built-in template has places for a logo', () => {
  expect(Object.keys(logoPlaces).sort()).toEqual(builtinThemes.map(({ name }) => name).sort());
});

describe('the logo of a ground', () => {
  const shownOn = (base: Theme, logos: Logos) => logoOn(branded(base, logos), 'content')?.imageId;
  const [, nocturne] = builtinThemes as [Theme, Theme];

  it('is the one for it, also where a brand turns a light page dark', () => {
    expect(shownOn(meridian, both)).toBe('logo-light');
    expect(shownOn(nocturne, both)).toBe('logo-dark');
    const dark = { colors: { background: '101820', text: 'FFFFFF', accent: '7FB2FF' } };
    expect(logoOn(branded(meridian, both, dark), 'content')?.imageId).toBe('logo-dark');
  });

  it('is the other one where that is seen there and has no ground of its own; else there is none, and that is said', () => {
    expect(shownOn(nocturne, { light: logo('E07A1F') })).toBe('logo-light');
    expect(shownOn(nocturne, { light: logo('12355B') })).toBeUndefined();
    expect(shownOn(nocturne, { light: logo('E07A1F', { isOpaque: true }) })).toBeUndefined();
    expect(logoNotes(nocturne, 'Nocturne', { light: logo('12355B') })).toEqual([
      'No logo is seen on dark grounds; add one that is for them.',
    ]);
    expect(logoNotes(meridian, 'Meridian', { light: logo('FFFFFF') })).toEqual([
      'The logo for light grounds is hard to see on this one. Is it the one for other grounds?',
    ]);
    expect(logoNotes(meridian, 'Meridian', both)).toEqual([]);
  });
});

describe('in a file', () => {
  const spec = { ...everyKind, slides: everyKind.slides.slice(0, 4) };

  it.each(['ltr', 'rtl'] as const)(
    'logos stand on layouts alone, once each, and nothing is to be repaired (%s)',
    async (direction) => {
      const theme = branded(meridian, { light: logo('12355B', { bytes: png }) });
      const { scene } = layOutDeck({ ...spec, direction }, theme, { maxSlides: 9, images: everyKindImages });
      const bytes = await writePptx({ scene, theme: directTheme(theme, direction), images: new Map() });
      const entries = readZip(Buffer.from(bytes));
      const text = (name: string) => new TextDecoder().decode(entries.get(name));
      const names = [...entries.keys()];
      expect(names.filter((name) => name.startsWith('ppt/media/'))).toEqual(['ppt/media/logo-light.png']);
      for (const name of names.filter((one) => /^ppt\/slides\/[^/]+\.xml$/.test(one)))
        expect(text(name)).not.toContain('<p:pic>');
      const layouts = names.filter((one) => /^ppt\/slideLayouts\/[^/]+\.xml$/.test(one)).map(text);
      expect(layouts.filter((xml) => xml.includes('<p:pic>')).length).toBeGreaterThan(0);
      for (const xml of layouts.filter((one) => one.includes('type="ftr"')))
        expect(xml).toContain(`<a:t>${footer}</a:t>`);
      expect(text('ppt/slides/slide3.xml')).toMatch(/type="ftr".*Confidential/);
      expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
      expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    },
  );

  it('and in its picture the logo is the same', () => {
    const theme = branded(meridian);
    const { scene } = layOutDeck(spec, theme, { maxSlides: 9, images: everyKindImages });
    const { svg } = drawSlide({ slide: scene.slides[0]!, direction: 'ltr', theme });
    expect(svg).toContain(Buffer.from(both.light!.bytes).toString('base64'));
  });
});

describe('the line at the foot', () => {
  it('is judged where its place is narrowest', () => {
    const brand = brandSchema.parse({
      footer: 'Confidential, for the members of the supervisory board and their deputies',
    });
    const theme = branded(meridian, both, brand);
    expect(footerFill(theme)).toBeGreaterThan(1);
    const [, fitting] = /About (\d+) characters fit/.exec(findFooterFault(theme, brand)!)!;
    const shorter = { footer: brand.footer!.slice(0, Number(fitting)) };
    expect(findFooterFault(branded(meridian, both, shorter), brandSchema.parse(shorter))).toBeUndefined();
  });

  it('stays when a source is long, which is shortened before it', () => {
    const [chart] = everyKind.slides.filter(({ kind }) => kind === 'chart');
    const source =
      'Company records, fiscal years 2001 to 2025, audited by a third party of good repute and by the owners';
    const deck = { ...everyKind, slides: [{ ...chart!, source: `${source}. ${source}` }] };
    const { scene } = layOutDeck(deck, branded(meridian), { maxSlides: 9, images: new Map() });
    const [at] = scene.slides;
    const box = (name: string) => at!.elements.find((element) => element.name === name)!.box;
    expect(box('Source').x + box('Source').w).toBeLessThan(box('Footer').x);
  });

  it.each([['a\u0000b'], ['x'.repeat(81)]])('refuses %j', (text) => {
    expect(brandSchema.safeParse({ footer: text }).error?.issues[0]?.path).toEqual(['footer']);
  });

  it('is none where nothing is said', () => {
    expect(brandSchema.parse({ footer: '  ' }).footer).toBeUndefined();
  });
});
