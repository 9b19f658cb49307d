import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { pictureElement, sceneWith } from '../fixtures/pictures';
import { isDecodable, prepareImages } from './prepare-images';

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

const grains = new Map<string, Promise<ImageAsset>>();

/** Grain over the whole picture, like a photograph's, which no format makes small. */
function grain(format: Format, width: number, height: number, channels: 3 | 4 = 3): Promise<ImageAsset> {
  const name = `${format} ${width} ${height} ${channels}`;
  const known = grains.get(name) ?? makeGrain(format, width, height, channels);
  grains.set(name, known);
  return known;
}

async function makeGrain(format: Format, width: number, height: number, channels: 3 | 4): Promise<ImageAsset> {
  const background = { r: 90, g: 120, b: 150, alpha: 0.5 };
  const made = sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
  const picture = channels === 4 ? made.ensureAlpha(0.5) : made;
  return {
    id: 'a',
    mimeType: `image/${format}`,
    bytes: await picture.toFormat(format).toBuffer(),
    widthPx: width,
    heightPx: height,
  };
}

async function prepared(image: ImageAsset, ...elements: ReturnType<typeof pictureElement>[]): Promise<ImageAsset> {
  const one = (await prepareImages(sceneWith(...elements), new Map([['a', image]]))).get('a');
  if (one === undefined) throw new Error('The picture is gone.');
  return one;
}

describe('pictures larger than what slides show', () => {
  it.each([
    ['jpeg', 2400, 1800],
    ['jpeg', 1800, 2400],
    ['png', 1600, 1200],
  ] as const)('are scaled down: %s of %d by %d pixels', async (format, width, height) => {
    const image = await grain(format, width, height);
    const small = await prepared(image, pictureElement('a', 4));
    const { width: widthPx, height: heightPx } = await sharp(small.bytes).metadata();
    expect(widthPx).toBe(880);
    expect([small.widthPx, small.heightPx]).toEqual([widthPx, heightPx]);
    expect(Math.abs(880 / (heightPx ?? 0) / (width / height) - 1)).toBeLessThan(0.002);
    expect(small.bytes.byteLength).toBeLessThan(image.bytes.byteLength / 2);
  });

  it('keep enough pixels for the largest place and for what a crop enlarges', async () => {
    const image = await grain('jpeg', 2400, 1800);
    expect((await prepared(image, pictureElement('a', 2), pictureElement('a', 6))).widthPx).toBe(1320);
    const crop = { left: 0.25, top: 0, right: 0.25, bottom: 0 };
    expect((await prepared(image, pictureElement('a', 4, { crop }))).widthPx).toBe(1760);
  });

  it('are left alone when hardly larger, or small as a file', async () => {
    const hardly = await grain('jpeg', 1100, 1400);
    expect(hardly.bytes.byteLength).toBeGreaterThan(400_000);
    expect((await prepared(hardly, pictureElement('a', 4))).widthPx).toBe(1100);
    const plain = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const one = await prepared(
      { id: 'a', mimeType: 'image/jpeg', bytes: plain, widthPx: 4000, heightPx: 3000 },
      pictureElement('a', 4),
    );
    expect(one.widthPx).toBe(4000);
    expect(one.bytes.byteLength).toBeLessThanOrEqual(plain.byteLength);
  });

  it('become JPEG when they are photographs as PNG, but not when one can see through them', async () => {
    const solid = await prepared(await grain('png', 1600, 1200), pictureElement('a', 5));
    expect([solid.mimeType, (await sharp(solid.bytes).metadata()).format]).toEqual(['image/jpeg', 'jpeg']);
    const clear = await prepared(await grain('png', 1600, 1200, 4), pictureElement('a', 5));
    expect(await sharp(clear.bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 1100 });
  });

  it('are the same bytes each time, and the same when prepared again', async () => {
    for (const image of [await grain('jpeg', 2400, 1800), await grain('png', 1600, 1200)]) {
      const [first, second] = [
        await prepared(image, pictureElement('a', 5)),
        await prepared(image, pictureElement('a', 5)),
      ];
      expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
      const again = await prepared(first, pictureElement('a', 5));
      expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true);
      expect(again).toMatchObject({ mimeType: first.mimeType, widthPx: first.widthPx });
    }
  });

  it('are measured upright when they are stored on their side', async () => {
    const { bytes } = await grain('jpeg', 1800, 1200);
    const turned = await sharp(bytes).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const small = await prepared(
      { id: 'a', mimeType: 'image/jpeg', bytes: turned, widthPx: 1200, heightPx: 1800 },
      pictureElement('a', 4),
    );
    expect([small.widthPx, small.heightPx]).toEqual([880, 1320]);
  });
});

describe('unusual pictures', () => {
  it('in the colours of print get those of screens', async () => {
    const rgb = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const bytes = await sharp(rgb).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const one = await prepared(
      { id: 'a', mimeType: 'image/jpeg', bytes, widthPx: 40, heightPx: 20 },
      pictureElement('a', 4),
    );
    expect(await sharp(one.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 255] = await sharp(one.bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(80);
  });

  it('of one pixel and of sixteen bits stay what they are', async () => {
    for (const raw of [
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } }).png(),
      sharp({ create: { width: 9, height: 7, channels: 3, background: '#123456' } })
        .toColourspace('rgb16')
        .png(),
    ]) {
      const bytes = await raw.toBuffer();
      const { depth, width } = await sharp(bytes).metadata();
      const one = await prepared(
        { id: 'a', mimeType: 'image/png', bytes, widthPx: 1, heightPx: 1 },
        pictureElement('a', 4),
      );
      expect(await sharp(one.bytes).metadata()).toMatchObject({ depth, width, format: 'png' });
    }
  });

  it('that move keep moving as GIF and stand still as WebP', async () => {
    const frames = await sharp(Buffer.alloc(10 * 40 * 3, 120), {
      raw: { width: 10, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages ?? 1).toBeGreaterThanOrEqual(1);
    const gif = await prepared(
      { id: 'a', mimeType: 'image/gif', bytes: frames, widthPx: 10, heightPx: 20 },
      pictureElement('a', 4),
    );
    expect(Buffer.from(gif.bytes).equals(frames)).toBe(true);
    const moving = await sharp(frames, { animated: true }).webp().toBuffer();
    const still = await prepared(
      { id: 'a', mimeType: 'image/webp', bytes: moving, widthPx: 10, heightPx: 20 },
      pictureElement('a', 4),
    );
    expect(await sharp(still.bytes).metadata()).toMatchObject({ format: 'png', width: 10, height: 20 });
  });

  it.each(['cut short', 'empty', 'text', 'a promise of too many pixels'] as const)(
    'that are %s are named by the writer and refused before',
    async (fault) => {
      const whole = Buffer.from((await grain('jpeg', 200, 100)).bytes);
      const flood = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
        .png()
        .toBuffer();
      flood.writeUInt32BE(50_000, 16);
      flood.writeUInt32BE(50_000, 20);
      const bytes = {
        'cut short': whole.subarray(0, whole.length / 2),
        empty: Buffer.alloc(0),
        text: Buffer.from('Not a picture.'),
        'a promise of too many pixels': flood,
      }[fault];
      const image = {
        id: 'a',
        mimeType: fault === 'cut short' ? 'image/jpeg' : 'image/png',
        bytes,
        widthPx: 200,
        heightPx: 100,
      } as const;
      expect(await isDecodable(bytes)).toBe(false);
      await expect(prepared(image, pictureElement('a', 4))).rejects.toThrow('The picture "a" can\'t be decoded.');
    },
  );

  it('can be decoded when they are whole', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const)
      expect(await isDecodable((await grain(format, 60, 40)).bytes)).toBe(true);
    expect(await isDecodable(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      false,
    );
  });
});
