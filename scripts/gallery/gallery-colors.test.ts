import { describe, expect, test } from 'vitest';
import { contrastRatio, layOver } from '@/lib/deck/quality/contrast';
import { prepareDeck } from '@/lib/deck/quality/inspected-deck';
import { textContrasts } from '@/lib/deck/quality/text-contrasts';
import { roleColors, shadeBy, type SchemeColor } from '@/lib/deck/theme/scheme-color';
import type { Scene } from '@/lib/deck/scene/scene';
import { statusColors, type ColorRole, type ColorValue, type SchemeSlot, type Theme } from '@/lib/deck/theme/theme';
import { foreignPalettes } from '@/lib/generation/proof/testing/foreign-looks';
import { readZip } from '@/lib/pptx/package/read-zip';
import { descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { toOklch } from '@/lib/templates/oklch';
import { isFullRun } from '@/lib/testing/test-run';
import { contents } from './content/contents';
import { examplesOf } from './examples';
import { makePictures } from './gallery-pictures';
import { layOutExamples, sceneOf } from './write-template';

const images = await makePictures();
const content = contents.latin;
const themes = isFullRun
  ? builtinThemes
  : builtinThemes.filter(({ name }) => ['Meridian', 'Nocturne', 'Confetti'].includes(name));

/** Below this a colour looks grey (`pickAccents` has the same). */
const leastChroma = 0.05;
const slots = ['tx1', 'bg1', 'tx2', 'bg2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
type Slots = Readonly<Record<ColorValue, string>>;

/** What no palette changes. */
const unchanging = Object.fromEntries(Object.values(statusColors).map((hex) => [hex, hex])) as Record<
  (typeof statusColors)[keyof typeof statusColors],
  string
>;

/** Palettes of others as the slides of a file see them. */
const palettes = foreignPalettes.map(({ name, colors: { dk1, lt1, dk2, lt2, ...accents } }) => ({
  name,
  slots: { ...unchanging, tx1: dk1, bg1: lt1, tx2: dk2, bg2: lt2, ...accents } as Slots,
}));

const laid = new Map(
  themes.map((theme) => [theme, sceneOf(content, layOutExamples(examplesOf(content), { theme, content, images }))]),
);

/** The palette of a theme's own file. */
function ownSlots({ colors, palette: spare }: Theme): Slots {
  return {
    ...unchanging,
    tx1: colors.ink,
    bg1: colors.canvas,
    tx2: spare.text2,
    bg2: spare.background2,
    accent1: colors.accent,
    accent2: colors.second,
    accent3: colors.series3,
    accent4: colors.series4,
    accent5: spare.accent5,
    accent6: spare.accent6,
  };
}

/** A theme as it looks with the palette of another file in the place of its own. */
function inPalette(theme: Theme, foreign: Slots): Theme {
  const shown = Object.entries(roleColors(theme)).map(([role, { slot, ...change }]) => [
    role,
    shadeBy(foreign[slot], change),
  ]);
  return { ...theme, colors: { ...theme.colors, ...(Object.fromEntries(shown) as Record<ColorRole, string>) } };
}

function sceneIn(theme: Theme): Scene {
  const scene = laid.get(theme);
  if (!scene) throw new Error(`The gallery in ${theme.name} was not laid out.`);
  return scene;
}

/** Every colour that the slides, charts, layouts and masters of the file name by a slot of their map. */
async function writtenColors(theme: Theme): Promise<{ part: string; color: SchemeColor }[]> {
  const parts = readZip(await writePptx({ scene: sceneIn(theme), theme, images }));
  const drawn = [...parts].filter(([part]) =>
    /^ppt\/(slides|slideLayouts|slideMasters|charts)\/[^/]+\.xml$/.test(part),
  );
  return drawn.flatMap(([part, bytes]) =>
    descendantsOf(parseXml(bytes), 'a:schemeClr').map((node) => {
      const change = (name: string, units = 1000) => {
        const value = descendantsOf(node, `a:${name}`)[0]?.get('val');
        return value === undefined ? {} : { [name]: Number(value) / units };
      };
      const slot = node.get('val') as SchemeSlot;
      const lightness = { ...change('lumMod'), ...change('lumOff') };
      const tone = { ...change('satMod'), ...change('sat'), ...change('hue', 60_000) };
      return { part, color: { slot, ...lightness, ...tone } };
    }),
  );
}

describe.each(themes.map((theme) => ({ name: theme.name, theme })))('the gallery in $name', ({ name, theme }) => {
  test('has no grey on a colour of the brand, and nothing but the brand on those', async () => {
    const own = ownSlots(theme);
    const all = (await writtenColors(theme)).filter(({ color }) => slots.some((slot) => slot === color.slot));
    const tinted = all.filter(({ color }) => color.lumMod !== undefined);
    const wrong = all.filter(({ color: { slot, ...change } }) => {
      if (slot === 'tx1' || slot === 'bg1') return false;
      return toOklch(shadeBy(own[slot], change)).chroma < leastChroma || Object.keys(change).length > 0;
    });
    process.stdout.write(
      `${name}: ${all.length} colours, ${tinted.length} tints of text and background, ${wrong.length} greys on slots of the brand\n`,
    );
    expect(wrong).toEqual([]);
    expect(tinted.length).toBeGreaterThan(all.length / 10);
    // What the file says is what the other palettes below are put behind.
    const known = new Set(Object.values(roleColors(theme)).map((color) => JSON.stringify(color)));
    expect(all.filter(({ color }) => !known.has(JSON.stringify(color)))).toEqual([]);
  });

  test.each(palettes)(
    'stays legible and its neutrals neutral in another palette: $name',
    ({ name: other, slots: foreign }) => {
      const recoloured = inPalette(theme, foreign);
      for (const role of neutrals)
        expect(fromBlend(recoloured.colors[role], foreign.tx1, foreign.bg1), role).toBeLessThan(mostFromBlend);
      const texts = contrastsIn(theme, recoloured);
      const greyed = contrastsIn(theme, inPalette(theme, withGreyAccents(foreign)));
      process.stdout.write(
        `${name} in ${other}: ${failuresOf(texts).length} of ${texts.length} texts have too little contrast, ${failuresOf(texts.filter(({ isChart }) => !isChart)).length} of them outside charts\n`,
      );
      const neutral = texts.filter(({ ratio }, index) => ratio === greyed[index]?.ratio);
      expect(neutral.length).toBeGreaterThan(texts.length / 2);
      expect(failuresOf(neutral)).toEqual([]);
      // Words in the accent or on it are as legible as a palette makes its accent; values in charts stand on any of its colours.
      const reached = Math.min(
        ...[recoloured.colors.canvas, recoloured.colors.surface].map((one) => contrastRatio(foreign.accent1, one)),
      );
      const accented = texts.filter((text) => !neutral.includes(text) && !text.isChart);
      expect(accented.length).toBeGreaterThan(0);
      expect(failuresOf(accented.filter(({ ratio }) => ratio !== null && ratio < reached - 0.01))).toEqual([]);
    },
  );
});

const neutrals = ['muted', 'surface', 'quiet', 'series5'] as const;

/** How far in Oklab a neutral may be from every mixture of text and background; a yellow card on white is 0.2 away from them. */
const mostFromBlend = 0.08;

function fromBlend(hex: string, text: string, background: string): number {
  const place = (color: string) => {
    const { lightness, chroma, hue } = toOklch(color);
    return [lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)] as const;
  };
  const own = place(hex);
  const blends = Array.from({ length: 101 }, (_, percent) => place(layOver(text, percent / 100, background)));
  return Math.min(...blends.map((blend) => Math.hypot(...blend.map((value, axis) => value - (own[axis] ?? 0)))));
}

function withGreyAccents(some: Slots): Slots {
  const grey = slots.filter((slot) => slot.startsWith('accent')).map((slot) => [slot, '808080']);
  return { ...some, ...Object.fromEntries(grey) };
}

interface ShownText {
  place: string;
  ratio: number | null;
  limit: number;
  isChart: boolean;
}

/** Every text of the deck against what it stands on, in other colours than those it was laid out for. */
function contrastsIn(theme: Theme, recoloured: Theme): ShownText[] {
  return prepareDeck(sceneIn(theme), theme).slides.flatMap((parts) =>
    textContrasts({ ...parts, theme: recoloured }, parts.blocks).map(({ element, ratio, limit }) => ({
      place: `${parts.number} ${parts.slide.arrangement}, ${element}`,
      ratio,
      limit,
      isChart: parts.slide.elements.some(({ type, name }) => type === 'chart' && name === element),
    })),
  );
}

function failuresOf(texts: readonly ShownText[]): ShownText[] {
  return texts.filter(({ ratio, limit }) => ratio !== null && ratio < limit);
}
