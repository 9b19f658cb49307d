import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { computeHere, useCompute } from '@/lib/generation/compute/compute';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { imageMimeTypes, type ImageMimeType } from '@/lib/contracts/generate-request';
import { inspectReferenceImage } from './inspect-reference-image';
import { gifOfFrames, noise, pngThatClaims } from './testing/pictures';

// So that what is too large is quickly made.
beforeAll(() => void vi.stubEnv('REFERENCE_IMAGE_MAX_MEGAPIXELS', '1'));

const param = 'reference_images[2].data';
const inspect = async (bytes: Buffer | Promise<Buffer>, mime_type: ImageMimeType) =>
  inspectReferenceImage({ organizationId: 'one' }, { data: (await bytes).toString('base64'), mime_type }, param);
const refusal = (message: string) => ({ code: 'invalid_request', param, message: `${param} ${message}.` });
const undecodable = refusal('cannot be decoded as a picture');

const made: Record<string, [ImageMimeType, () => Promise<Buffer>]> = {
  'a PNG': ['image/png', () => noise(40, 30).png().toBuffer()],
  'an interlaced PNG': ['image/png', () => noise(40, 30).png({ progressive: true }).toBuffer()],
  'a PNG of 16 bits': ['image/png', () => noise(40, 30).toColourspace('rgb16').png().toBuffer()],
  'a PNG with a palette': ['image/png', () => noise(40, 30).png({ palette: true }).toBuffer()],
  'a JPEG': ['image/jpeg', () => noise(40, 30).jpeg().toBuffer()],
  'a progressive JPEG': ['image/jpeg', () => noise(40, 30).jpeg({ progressive: true }).toBuffer()],
  'a JPEG for print': ['image/jpeg', () => noise(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
  'a WebP': ['image/webp', () => noise(40, 30).webp().toBuffer()],
  'a lossless WebP': ['image/webp', () => noise(40, 30).webp({ lossless: true }).toBuffer()],
  'a WebP with frames': ['image/webp', () => noise(40, 30, 3).webp().toBuffer()],
  'a GIF': ['image/gif', () => noise(40, 30).gif().toBuffer()],
  'a GIF with frames': ['image/gif', () => noise(40, 30, 3).gif().toBuffer()],
};
const kinds = Object.entries(made).map(([name, [type, make]]) => [name, type, make] as const);

describe('a picture', () => {
  it.each(kinds)('may be %s', async (_, mimeType, make) => {
    const sent = await make();
    const { bytes, ...kept } = await inspect(sent, mimeType);
    expect(kept).toEqual({ mimeType, widthPx: 40, heightPx: 30 });
    const pixels = (picture: Uint8Array) => sharp(picture, { animated: true }).raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(sent))).toBe(true);
  });

  it.each(kinds)('is whole or refused: %s', async (_, mimeType, make) => {
    const bytes = await make();
    const cuts = [1, 13, 60, bytes.length / 10, bytes.length / 2, bytes.length - 20].map(Math.round);
    for (const cut of cuts)
      await expect(inspect(bytes.subarray(0, -cut), mimeType)).rejects.toMatchObject({
        code: 'invalid_request',
        param,
      });
  });

  it('may carry what phones append behind its end, and needs that end though all pixels are there', async () => {
    const jpeg = await noise(40, 30).jpeg({ progressive: true }).toBuffer();
    const film = Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42\xff\xda\xff\xc4\0\x02', 'latin1')]);
    expect(await inspect(film, 'image/jpeg')).toMatchObject({ widthPx: 40, heightPx: 30 });
    for (let drawn = 0; drawn < 40; drawn += 1) {
      const cut = (await noise(8, 8).jpeg().toBuffer()).subarray(0, -1);
      await expect(inspect(cut, 'image/jpeg')).rejects.toMatchObject({ code: 'invalid_request', param });
    }
  });

  it.each(kinds)('is of the type that the request says: %s', async (_, mimeType, make) => {
    const bytes = await make();
    for (const other of imageMimeTypes.filter((type) => type !== mimeType)) {
      await expect(inspect(bytes, other)).rejects.toMatchObject(refusal(`is not of the type ${other}`));
    }
  });

  it('is known by its bytes, not by a decoder that would take them', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const [tiff, avif] = [await noise(9, 9).tiff().toBuffer(), await noise(9, 9).avif().toBuffer()];
    for (const bytes of [
      svg,
      tiff,
      avif,
      Buffer.from('%PDF-1.7'),
      Buffer.from('RIFF0000WAVEfmt '),
      Buffer.alloc(1),
      Buffer.alloc(0),
    ]) {
      for (const type of imageMimeTypes)
        await expect(inspect(bytes, type)).rejects.toMatchObject(refusal(`is not of the type ${type}`));
    }
  });

  it.each([
    ['a script', 'GIF89a=1;/*', ''],
    ['a drawing', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '\x89PNG\r\n\x1a\n', '<html><script>alert(1)</script></html>'],
    ['a program', '\xff\xd8\xff', 'MZ\x90\x00'],
    ['a sound', 'RIFF\x20\x00\x00\x00WEBP', 'fmt data'],
  ])('is no %s behind the first bytes of one', async (_, head, rest) => {
    const bytes = Buffer.from(`${head}${rest}`, 'latin1');
    const outcomes = await Promise.allSettled(imageMimeTypes.map((type) => inspect(bytes, type)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  });

  it('may have something behind its end, which is not looked at', async () => {
    const bytes = Buffer.concat([await noise(40, 30).png().toBuffer(), Buffer.from('PK\x03\x04')]);
    expect(await inspect(bytes, 'image/png')).toMatchObject({ widthPx: 40 });
  });

  it('is measured upright', async () => {
    const bytes = await noise(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspect(bytes, 'image/jpeg')).toMatchObject({ widthPx: 30, heightPx: 40 });
  });

  it('may be tiny', async () => {
    expect(await inspect(gifOfFrames(1), 'image/gif')).toMatchObject({ widthPx: 1, heightPx: 1 });
  });
});

describe('the limit of pixels', () => {
  it.each(imageMimeTypes)('takes what reaches it and refuses what exceeds it (%s)', async (type) => {
    const format = type.slice('image/'.length) as 'png';
    const sized = (height: number) =>
      sharp({ create: { width: 1_000, height, channels: 3, background: '#246' } })
        .toFormat(format)
        .toBuffer();
    expect(await inspect(sized(1_000), type)).toMatchObject({ widthPx: 1_000, heightPx: 1_000 });
    await expect(inspect(sized(1_001), type)).rejects.toMatchObject(
      refusal('has 1000 by 1001 pixels; at most 1 megapixels are accepted'),
    );
  });

  it.each(['image/gif', 'image/webp'] as const)('counts all frames (%s)', async (type) => {
    const format = type.slice('image/'.length) as 'gif' | 'webp';
    const animation = (frames: number) => noise(500, 500, frames)[format]({ effort: 1 }).toBuffer();
    expect(await inspect(animation(4), type)).toMatchObject({ widthPx: 500, heightPx: 500 });
    await expect(inspect(animation(5), type)).rejects.toMatchObject(
      refusal('has 500 by 500 pixels in each of 5 frames; at most 1 megapixels are accepted'),
    );
  });

  it('is looked at before anything is decoded', async () => {
    const bomb = pngThatClaims(65_535, 65_535, Buffer.alloc(1_000));
    await expect(inspect(bomb, 'image/png')).rejects.toMatchObject({
      message: expect.stringContaining('65535 by 65535 pixels'),
    });
  });

  it('is what the header says: pixels beyond it are not unpacked', async () => {
    const bomb = pngThatClaims(10, 10, Buffer.alloc(50_000_000));
    expect(await inspect(bomb, 'image/png')).toMatchObject({ widthPx: 10, heightPx: 10 });
  });

  it('is not passed by a GIF whose screen is smaller than its frame', async () => {
    const bytes = await noise(1_200, 1_000).gif({ effort: 1 }).toBuffer();
    bytes.writeUInt16LE(1, 6);
    bytes.writeUInt16LE(1, 8);
    await expect(inspect(bytes, 'image/gif')).rejects.toMatchObject({
      message: expect.stringContaining('1200 by 1000 pixels'),
    });
  });

  it('leaves thousands of tiny frames', async () => {
    expect(await inspect(gifOfFrames(5_000), 'image/gif')).toMatchObject({ widthPx: 1, heightPx: 1 });
  });
});

it('is undecodable where its middle is garbage', async () => {
  const bytes = await noise(200, 200).png().toBuffer();
  bytes.fill(0xaa, bytes.length / 2, bytes.length / 2 + 40);
  await expect(inspect(bytes, 'image/png')).rejects.toMatchObject(undecodable);
});

describe('where jobs are computed', () => {
  afterEach(() => useCompute(computeHere()));

  it('a picture is decoded, for its organization', async () => {
    const asked: unknown[] = [];
    const { run } = computeHere();
    useCompute({
      run: (task, input, options) => {
        asked.push([task.name, options.organizationId]);
        return run(task, input, options);
      },
    });
    expect(await inspect(noise(40, 30).png().toBuffer(), 'image/png')).toMatchObject({ widthPx: 40, heightPx: 30 });
    expect(asked).toEqual([['inspect-picture', 'one']]);
  });

  it('a picture that ends the process that decodes it is refused', async () => {
    useCompute({ run: () => Promise.reject(new ProcessDeath('memory', 'inspect-picture')) });
    await expect(inspect(noise(9, 9).png().toBuffer(), 'image/png')).rejects.toMatchObject(undecodable);
  });
});
