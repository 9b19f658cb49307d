import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { lightTheme } from '../fixtures/theme';
import { openPackage, slidePathsOf } from '../package/open-package';
import { descendantsOf, parseXml } from '../xml/tree';
import { writePptx } from '../write-pptx';

/** Pictures as they are stored; the last two stand on their side (Exif orientation 6). */
const stored = [
  { id: 'landscape', width: 900, height: 600, orientation: 1 },
  { id: 'portrait', width: 600, height: 900, orientation: 1 },
  { id: 'square', width: 700, height: 700, orientation: 1 },
  { id: 'panorama', width: 1600, height: 300, orientation: 1 },
  { id: 'tower', width: 200, height: 1400, orientation: 1 },
  { id: 'turned', width: 900, height: 600, orientation: 6 },
  { id: 'turned-tower', width: 1400, height: 200, orientation: 6 },
] as const;
const arrangements = ['picture-end', 'picture-start', 'wide-picture'];

const images = new Map<string, ImageAsset>();
let pictures: {
  name: string;
  across: number;
  down: number;
  shownRatio: number;
  boxRatio: number;
  description: string;
}[];
let mediaCount: number;

beforeAll(async () => {
  for (const { id, width, height, orientation } of stored) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#884422' } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const [widthPx, heightPx] = orientation === 6 ? [height, width] : [width, height];
    images.set(id, { id, mimeType: 'image/jpeg', bytes, widthPx, heightPx });
  }
  const slides = stored.flatMap(({ id }) =>
    arrangements.map((arrangement) => ({
      kind: 'image' as const,
      title: `${id} ${arrangement}`,
      imageId: id,
      altText: `A ${id} picture`,
      items: [{ text: 'Some words' }],
      arrangement,
      notes: 'Said.',
    })),
  );
  const spec = deckSpecSchema.parse({ title: 'T', language: 'en-US', direction: 'ltr', slides });
  const { scene } = layOutDeck(spec, lightTheme, { maxSlides: 50, images });
  const opened = openPackage(await writePptx({ scene, theme: lightTheme, images }));
  mediaCount = [...opened.parts.keys()].filter((path) => path.startsWith('ppt/media/')).length;
  pictures = await Promise.all(slidePathsOf(opened).flatMap((path) => picturesOn(opened, path)));
});

/** Each picture of a slide as the file has it. */
function picturesOn(opened: ReturnType<typeof openPackage>, path: string) {
  const links = new Map(opened.relationshipsOf(path).map(({ id, target }) => [id, target]));
  return descendantsOf(parseXml(opened.parts.get(path) ?? new Uint8Array()), 'p:pic').map(async (node) => {
    const [crop] = descendantsOf(node, 'a:srcRect');
    const share = (side: string) => Number(crop?.get(side) ?? 0) / 100_000;
    const size = descendantsOf(node, 'a:ext').find((one) => one.get('cx') !== undefined);
    const media = opened.parts.get(links.get(descendantsOf(node, 'a:blip')[0]?.get('r:embed') ?? '') ?? '');
    const { width = 0, height = 0, orientation = 1 } = await sharp(media).metadata();
    expect(orientation).toBe(1);
    const [across, down] = [1 - share('l') - share('r'), 1 - share('t') - share('b')];
    const description = descendantsOf(node, 'p:cNvPr')[0]?.get('descr') ?? '';
    return {
      name: path,
      across,
      down,
      shownRatio: (width * across) / (height * down),
      boxRatio: Number(size?.get('cx')) / Number(size?.get('cy')),
      description,
    };
  });
}

describe('pictures in the file', () => {
  it('stand on every slide that names one', () => {
    expect(pictures).toHaveLength(stored.length * arrangements.length);
  });

  it('are cropped and never stretched', () => {
    const stretched = pictures.filter(({ shownRatio, boxRatio }) => Math.abs(shownRatio / boxRatio - 1) > 0.02);
    expect(stretched).toEqual([]);
  });

  it('keep at least half of themselves', () => {
    expect(pictures.filter(({ across, down }) => across * down < 0.5)).toEqual([]);
  });

  it('are described', () => {
    expect(pictures.filter(({ description }) => !/^A \w.* picture$/.test(description))).toEqual([]);
  });

  it('are stored once, however often slides show them', () => {
    expect(mediaCount).toBe(stored.length);
  });
});
