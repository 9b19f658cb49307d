import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { IconName } from '@/lib/deck/icons/icon-set';
import { iconSet } from '@/lib/deck/icons/icon-set';
import type { SceneElement } from '@/lib/deck/scene/scene';
import type { ColorRole } from '@/lib/deck/theme/theme';
import { iconElement, slide } from '../fixtures/elements';
import { darkTheme, lightTheme } from '../fixtures/theme';
import { openPackage } from '../package/open-package';
import { relationshipTypes } from '../package/vocabulary';
import { descendantsOf, parseXml } from '../xml/tree';
import { writePptx } from '../write-pptx';
import { prepareIcons } from './prepare-icons';

const box = { x: 1, y: 2, w: 0.5, h: 0.5 };
const sceneOf = (...slides: readonly SceneElement[][]) =>
  ({
    title: 'T',
    language: 'en-US',
    direction: 'ltr',
    slides: slides.map((elements, index) => slide(`Slide ${index}`, elements)),
  }) as const;
const icon = (name: IconName, color: ColorRole = 'accent') => iconElement(name, box, { color });

async function drawn(name: IconName, color: ColorRole, theme = lightTheme) {
  const [picture] = (await prepareIcons(sceneOf([icon(name, color)]), theme)).values();
  if (picture === undefined) throw new Error('No icon was drawn.');
  return { ...picture, text: new TextDecoder().decode(picture.svg), root: parseXml(picture.svg) };
}

describe('prepareIcons', () => {
  it('draws a PNG in the one colour, clear where the drawing is not', async () => {
    const { data, info } = await sharp((await drawn('check', 'accent')).png)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 192, height: 192, channels: 4 });
    const pixels = Array.from({ length: info.width * info.height }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
    const seen = pixels.filter(([, , , alpha]) => alpha !== 0);
    expect(seen.every(([red, green, blue]) => red === 0x1f && green === 0x5f && blue === 0xbf)).toBe(true);
    expect(seen.some(([, , , alpha]) => alpha === 255)).toBe(true);
    expect(seen.length).toBeGreaterThan(1000);
    expect(seen.length).toBeLessThan(pixels.length / 4);
  });

  it('draws PNG and SVG alike', async () => {
    for (const name of ['rocket', 'shield-check', 'heart'] as const) {
      const { png, svg } = await drawn(name, 'ink');
      const [ours, theirs] = await Promise.all(
        [png, svg].map((bytes) =>
          sharp(bytes, { density: 144 }).resize(48, 48).extractChannel('alpha').raw().toBuffer(),
        ),
      );
      const apart = [...(ours ?? [])].map((value, at) => Math.abs(value - (theirs?.[at] ?? 0)));
      expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(6);
    }
  });

  it('names the theme colour for Office and says the colour for everyone else', async () => {
    for (const theme of [lightTheme, darkTheme]) {
      for (const [role, name] of [
        ['accent', 'Accent1'],
        ['canvas', 'Background1'],
        ['ink', 'Text1'],
        ['second', 'Accent2'],
        ['surface', theme === lightTheme ? 'Background1_lumMod_87_lumOff_9' : 'Background1_lumMod_87_lumOff_7'],
      ] as const) {
        const { root, text } = await drawn('leaf', role, theme);
        const paths = descendantsOf(root, 'path');
        expect(paths.map((path) => path.get('class'))).toEqual(iconSet.leaf.map(() => `MsftOfcThm_${name}_Stroke_v2`));
        expect(paths.every((path) => path.get('stroke') === `#${theme.colors[role]}`)).toBe(true);
        expect(text).toContain(`.MsftOfcThm_${name}_Stroke_v2 { stroke:#${theme.colors[role]}; }`);
      }
    }
  });

  it('is the same bytes for the same icon', async () => {
    const [first, second] = [await drawn('globe', 'accent'), await drawn('globe', 'accent')];
    expect(Buffer.from(first.png).equals(Buffer.from(second.png))).toBe(true);
    expect(first.text).toBe(second.text);
  });
});

describe('icons in the file', () => {
  it('are stored once for each drawing and colour, however often slides show them', async () => {
    const scene = sceneOf([icon('leaf'), icon('leaf'), icon('leaf', 'ink')], [icon('leaf'), icon('rocket')]);
    const opened = openPackage(await writePptx({ scene, theme: lightTheme, images: new Map() }));
    const media = [...opened.parts.keys()].filter((path) => path.startsWith('ppt/media/'));
    expect(media.filter((path) => path.endsWith('.png'))).toHaveLength(3);
    expect(media.filter((path) => path.endsWith('.svg'))).toHaveLength(3);
    expect(media.map((path) => opened.contentTypeOf(path))).toEqual(
      media.map((path) => (path.endsWith('.svg') ? 'image/svg+xml' : 'image/png')),
    );
  });

  it('show the drawing that belongs to the picture, in the box of the scene', async () => {
    const scene = sceneOf([icon('leaf'), icon('rocket', 'second')]);
    const opened = openPackage(await writePptx({ scene, theme: lightTheme, images: new Map() }));
    const path = 'ppt/slides/slide1.xml';
    const pictures = descendantsOf(parseXml(opened.parts.get(path) ?? new Uint8Array()), 'p:pic');
    const links = new Map(
      opened
        .relationshipsOf(path)
        .filter(({ type }) => type === relationshipTypes.image)
        .map(({ id, target }) => [id, target]),
    );
    const targets = pictures.map((picture) =>
      ['a:blip', 'asvg:svgBlip'].map((name) => links.get(descendantsOf(picture, name)[0]?.get('r:embed') ?? '')),
    );
    expect(targets).toEqual([
      ['ppt/media/image1.png', 'ppt/media/image1.svg'],
      ['ppt/media/image2.png', 'ppt/media/image2.svg'],
    ]);
    const svg = (at: number) => new TextDecoder().decode(opened.parts.get(targets[at]?.[1] ?? ''));
    expect(svg(0)).toContain(iconSet.leaf[0]);
    expect(svg(1)).toContain(iconSet.rocket[0]);
    const [extent] = descendantsOf(pictures[0] ?? parseXml(new TextEncoder().encode('<x/>')), 'a:ext').filter((one) =>
      one.get('cx'),
    );
    expect([extent?.get('cx'), extent?.get('cy')]).toEqual(['457200', '457200']);
  });
});
