import sharp from 'sharp';
import { expect, test } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { IconElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { drawWithLibreOffice, findLibreOffice } from '../testing/libreoffice';
import { changePalette, openDeck, saveDeck } from './testing/edit-deck';
import { foreignPalettes } from './testing/foreign-looks';

const soffice = await findLibreOffice();
const theme = builtinThemes.find(({ style }) => style.icon === 'ring')!;
const { colors: palette } = foreignPalettes.find(({ name }) => name === 'Red, yellow, green')!;

/** How many pixels of a place on a slide have a color. */
async function pixelsOf(png: Uint8Array, { box }: IconElement, hex: string): Promise<number> {
  const picture = sharp(png);
  const scale = (await picture.metadata()).width / theme.canvas.w;
  const [left, top, width, height] = [box.x, box.y, box.w, box.h].map((inches) => Math.round(inches * scale)) as [
    number,
    number,
    number,
    number,
  ];
  const data = await picture.extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const wanted = Buffer.from(hex, 'hex');
  const starts = Array.from({ length: data.length / 3 }, (_, index) => index * 3);
  return starts.filter((at) => wanted.every((part, of) => Math.abs(data[at + of]! - part) <= 24)).length;
}

test.skipIf(soffice === null)(
  'icons are drawn in the colors of another palette (skipped without LibreOffice)',
  async () => {
    const steps = ['rocket', 'leaf', 'truck'].map((icon) => ({ title: icon, detail: 'What it is', icon }));
    const spec = deckSpecSchema.parse({
      title: 'Icons',
      language: 'en-US',
      direction: 'ltr',
      slides: [{ kind: 'process', title: 'Three steps', steps }],
    });
    const { scene } = layOutDeck(spec, theme, { maxSlides: 1, images: new Map() });
    const icons = scene.slides[0]!.elements.filter((element) => element.type === 'icon');
    expect(icons).toHaveLength(steps.length);
    const file = await writePptx({ scene, theme, images: new Map() });
    const deck = openDeck(file);
    changePalette(deck, palette);

    const [before, after] = [
      await drawWithLibreOffice(soffice!, file),
      await drawWithLibreOffice(soffice!, saveDeck(deck)),
    ];
    for (const icon of icons) {
      expect(icon.color).toBe('accent');
      expect(await pixelsOf(before, icon, theme.colors.accent)).toBeGreaterThan(50);
      expect(await pixelsOf(after, icon, theme.colors.accent)).toBe(0);
      expect(await pixelsOf(after, icon, palette.accent1!)).toBeGreaterThan(50);
    }
  },
);
