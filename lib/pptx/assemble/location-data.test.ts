import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { readZip } from '../package/read-zip';
import { writePptx } from '../write-pptx';
import { pictureElement, sceneWith } from '../fixtures/pictures';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { stripMetadata } from './strip-metadata';

const types = ['jpeg', 'png', 'webp', 'gif'] as const;
type Type = (typeof types)[number];
const secret = 'Kept secret 48.8584 N 2.2945 E';
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${secret}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const gps = {
  IFD0: { ImageDescription: secret, Copyright: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
};

/** 60 by 40 pixels, every corner of another colour, as it is stored. */
const corners = sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } }).composite(
  [
    ['#00ff00', 30, 0],
    ['#0000ff', 0, 20],
    ['#ffffff', 30, 20],
  ].map(([background, left, top]) => ({
    input: { create: { width: 30, height: 20, channels: 3 as const, background: String(background) } },
    left: Number(left),
    top: Number(top),
  })),
);

async function pictureWithPlace(type: Type, orientation = 1): Promise<Buffer> {
  if (type === 'gif') return gifWithPlace();
  const encoded = await corners
    .clone()
    .withMetadata({ orientation, exif: gps })
    .withXmp(xmp)
    .toFormat(type, { quality: 100, chromaSubsampling: '4:4:4', lossless: true })
    .toBuffer();
  return type === 'jpeg' ? withSegment(encoded, 0xed, `Photoshop 3.0\0${secret}`) : encoded;
}

/** IPTC stands in application segment 13 of a JPEG. */
function withSegment(jpeg: Buffer, code: number, text: string): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, code, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** A comment and XMP between the screen and the first frame. */
async function gifWithPlace(): Promise<Buffer> {
  const gif = await corners.clone().gif().toBuffer();
  const start = 13 + (gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0);
  const blocks = (text: string) =>
    [...text.match(/[^]{1,255}/g)!].flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')]);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), ...blocks(secret), Buffer.from([0])]);
  const application = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    ...blocks(xmp),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, start), comment, application, gif.subarray(start)]);
}

async function deliver(type: Type, bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const mimeType: ImageAsset['mimeType'] = `image/${type}`;
  const image = { id: 'a', mimeType, bytes, widthPx: 60, heightPx: 40 };
  return readZip(
    await writePptx({
      scene: sceneWith(pictureElement('a', 6)),
      theme: builtinThemes[0]!,
      images: new Map([['a', image]]),
    }),
  );
}

const says = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes('Kept secret') || Buffer.from(bytes).includes('xpacket');
const pixels = (bytes: Uint8Array, upright = false) =>
  (upright ? sharp(bytes).autoOrient() : sharp(bytes)).removeAlpha().raw().toBuffer();

describe('where a picture was taken', () => {
  it.each(types)('stands nowhere in a file made with a %s', async (type) => {
    const stored = await pictureWithPlace(type);
    expect(says(stored)).toBe(true);
    const parts = await deliver(type, stored);
    expect([...parts].filter(([, bytes]) => says(bytes)).map(([path]) => path)).toEqual([]);
    const media = [...parts].find(([path]) => path.startsWith('ppt/media/'))![1];
    const { exif, xmp: found, iptc } = await sharp(media).metadata();
    expect([exif, found, iptc]).toEqual([undefined, undefined, undefined]);
    expect(await pixels(media)).toEqual(await pixels(stored));
  });

  it.each(types)('is dropped from a %s with the pixels untouched', async (type) => {
    const stored = await pictureWithPlace(type);
    const stripped = stripMetadata(`image/${type}`, stored)!;
    expect(says(stripped)).toBe(false);
    expect(await pixels(stripped)).toEqual(await pixels(stored));
    expect(stripMetadata(`image/${type}`, stripped)).toEqual(stripped);
  });

  it.each(
    types
      .filter((type) => type !== 'gif')
      .flatMap((type) => [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [type, orientation] as const)),
  )('is dropped from a %s of orientation %i, which alone is kept', async (type, orientation) => {
    const stored = await pictureWithPlace(type, orientation);
    const stripped = stripMetadata(`image/${type}`, stored, orientation)!;
    expect(says(stripped)).toBe(false);
    expect((await sharp(stripped).metadata()).orientation ?? 1).toBe(orientation);
    expect(await pixels(stripped, true)).toEqual(await pixels(stored, true));
    // And a slide shows it upright.
    const media = [...(await deliver(type, stripped))].find(([path]) => path.startsWith('ppt/media/'))![1];
    const { data, info } = await sharp(media).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const upright = await sharp(stored).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([upright.info.width, upright.info.height]);
    expect(data.every((value, index) => Math.abs(value - upright.data[index]!) < 60)).toBe(true);
  });

  it('leaves an animation its frames and its loop', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const animation = await sharp(await Promise.all(['#f00', '#0f0', '#00f'].map(frame)), { join: { animated: true } })
      .gif({ loop: 3, delay: [100, 200, 300] })
      .toBuffer();
    const { pages, loop, delay } = await sharp(stripMetadata('image/gif', animation)!, { animated: true }).metadata();
    expect({ pages, loop, delay }).toEqual({ pages: 3, loop: 3, delay: [100, 200, 300] });
  });

  it.each(types)('is left to the encoder where a %s breaks off', async (type) => {
    const stored = await pictureWithPlace(type);
    expect(stripMetadata(`image/${type}`, stored.subarray(0, stored.length - 30))).toBeUndefined();
  });

  it('has the checksums that the format asks for', async () => {
    const stripped = Buffer.from(stripMetadata('image/png', await pictureWithPlace('png', 6), 6)!);
    const at = stripped.indexOf('eXIf');
    const length = stripped.readUInt32BE(at - 4);
    expect(stripped.readUInt32BE(at + 4 + length)).toBe(crc32(stripped.subarray(at, at + 4 + length)));
  });
});
