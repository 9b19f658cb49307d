import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { pictureElement, sceneWith } from '../fixtures/pictures';
import { prepareImages } from './prepare-images';

const place = 'Exif place 48.8584 N';
const isRed = ([red = 0, green = 0, blue = 0]: Iterable<number> & { [index: number]: number }) =>
  red > 180 && green < 80 && blue < 80;

/** 60 by 40 pixels, the left half red and the right half blue, as it is stored. */
async function picture(type: 'jpeg' | 'png' | 'webp', orientation?: number): Promise<Buffer> {
  const red = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
  const noted = plain.withExif({ IFD0: { ImageDescription: place } });
  return (
    orientation === undefined ? noted : noted.withMetadata({ orientation, exif: { IFD0: { ImageDescription: place } } })
  )
    .toFormat(type)
    .toBuffer();
}

async function prepare(mimeType: ImageAsset['mimeType'], bytes: Uint8Array): Promise<ImageAsset> {
  const scene = sceneWith(pictureElement('a', 6));
  const prepared = await prepareImages(
    scene,
    new Map([['a', { id: 'a', mimeType, bytes, widthPx: 60, heightPx: 40 }]]),
  );
  return prepared.get('a')!;
}

async function pixel(bytes: Uint8Array, left: number, top: number): Promise<Buffer> {
  return sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
}
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe('prepareImages', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('turns a %s upright that was stored on its side', async (type) => {
    // 6: the stored left edge is the top (Exif 2.32, table 6).
    const { bytes } = await prepare(`image/${type}`, await picture(type, 6));
    const { width, height, orientation = 1 } = await sharp(bytes).metadata();
    expect([width, height, orientation]).toEqual([40, 60, 1]);
    expect(isRed(await pixel(bytes, 20, 5))).toBe(true);
    expect(isRed(await pixel(bytes, 20, 55))).toBe(false);
  });

  it.each([
    ['mirrored', 2, [55, 20]],
    ['upside down', 3, [55, 20]],
    ['on its other side', 8, [20, 55]],
  ] as const)('turns one that was stored %s', async (_, orientation, [x, y]) => {
    const { bytes } = await prepare('image/jpeg', await picture('jpeg', orientation));
    expect(isRed(await pixel(bytes, x, y))).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('says nothing of where a %s was taken', async (type) => {
    for (const orientation of [1, 6]) {
      const stored = await picture(type, orientation);
      expect(stored.includes(place)).toBe(true);
      const { bytes } = await prepare(`image/${type}`, stored);
      expect(Buffer.from(bytes).includes('Exif place')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it.each(['jpeg', 'png'] as const)('keeps every pixel of an upright %s', async (type) => {
    const stored = await picture(type);
    const { bytes } = await prepare(`image/${type}`, stored);
    expect(bytes.byteLength).toBeLessThan(stored.byteLength);
    expect(await pixels(bytes)).toEqual(await pixels(stored));
  });

  it('drops what follows the end of a JPEG, and keeps its scans and its colour profile', async () => {
    const encoded = await sharp(await picture('png'))
      .withIccProfile('p3')
      .jpeg({ progressive: true })
      .toBuffer();
    const { bytes } = await prepare('image/jpeg', Buffer.concat([encoded, Buffer.from('a film with its place')]));
    expect(Buffer.from(bytes).includes('a film')).toBe(false);
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(encoded).metadata()).icc);
    expect(await pixels(bytes)).toEqual(await pixels(encoded));
  });

  it('encodes a JPEG anew whose segments it cannot follow', async () => {
    const stored = await picture('jpeg');
    // A stray byte between two segments; decoders only warn of it.
    const table = stored.indexOf(Buffer.from([0xff, 0xdb]));
    const odd = Buffer.concat([stored.subarray(0, table), Buffer.from([0]), stored.subarray(table)]);
    const { bytes } = await prepare('image/jpeg', odd);
    expect(Buffer.from(bytes).includes('Exif place')).toBe(false);
    expect(isRed(await pixel(bytes, 5, 20))).toBe(true);
  });

  it('keeps the transparency of a PNG and the frames of a GIF', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
      .png({ palette: true })
      .toBuffer();
    expect(await pixels((await prepare('image/png', clear)).bytes)).toEqual(await pixels(clear));
    const gif = await sharp(clear).gif().toBuffer();
    expect(Buffer.from((await prepare('image/gif', gif)).bytes)).toEqual(gif);
  });

  it('leaves out pictures that no slide shows', async () => {
    const images = new Map([
      ['b', { id: 'b', mimeType: 'image/png' as const, bytes: await picture('png'), widthPx: 60, heightPx: 40 }],
    ]);
    expect(await prepareImages(sceneWith(), images)).toEqual(new Map());
  });
});
