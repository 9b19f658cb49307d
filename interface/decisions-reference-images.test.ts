import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { imageMimeTypes } from '@/lib/contracts/generate-request';
import type { TestTenant } from '@/lib/services/testing/test-service';
import { createWaitingTenant, generate, slide } from './jobs';
import { picture, pictureBytes } from './pictures';
import { openService, type Answer } from './service';

openService();

let tenant: TestTenant;
// The limit on generate requests is per key.
beforeEach(async () => {
  tenant = await createWaitingTenant();
});

const withImages = (...images: unknown[]): Promise<Answer> => generate(tenant, { ...slide, reference_images: images });
const png = (bytes: Buffer) => ({ data: bytes.toString('base64'), mime_type: 'image/png' });

async function expectRefused(answer: Promise<Answer>, param = 'reference_images[0].data'): Promise<void> {
  const { status, error } = await answer;
  expect([status, error().code, error().param]).toEqual([400, 'invalid_request', param]);
}

/** A picture that decodes, of exactly so many bytes: noise, and something behind its end. */
async function pngOf(bytes: number): Promise<Buffer> {
  const [width, height] = [1_280, 1_290];
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  const encoded = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Buffer.concat([encoded, Buffer.alloc(bytes - encoded.length)]);
}

describe('Requests: reference_images of 5 MB each decoded', () => {
  it('five of them are accepted', async () => {
    const image = png(await pngOf(5_000_000));
    expect((await withImages(image, image, image, image, image)).status).toBe(200);
  });

  it('one byte more is not', async () => {
    await expectRefused(withImages(await picture(), png(await pngOf(5_000_001))), 'reference_images[1].data');
  });
});

describe('Requests: reference_images[].mime_type', () => {
  it.each(imageMimeTypes)('is %s', async (type) => {
    expect((await withImages(await picture(type))).status).toBe(200);
  });

  it.each(['image/svg+xml', 'image/bmp', 'image/tiff', 'image/avif', 'image/jpg', 'IMAGE/PNG', 'application/pdf', ''])(
    'is nothing else: %j',
    async (mime_type) => {
      await expectRefused(withImages({ ...(await picture()), mime_type }), 'reference_images[0].mime_type');
    },
  );

  it.each(imageMimeTypes)('the bytes must be of that type (sniffed): nothing else passes for %s', async (type) => {
    for (const other of imageMimeTypes.filter((each) => each !== type)) {
      await expectRefused(withImages({ ...(await picture(other)), mime_type: type }));
    }
  });

  it.each(imageMimeTypes)('the bytes must decode fully: half of a picture of %s does not', async (type) => {
    const bytes = await pictureBytes(type, { widthPx: 300, heightPx: 200 });
    await expectRefused(withImages({ data: bytes.subarray(0, bytes.length / 2).toString('base64'), mime_type: type }));
  });

  it('a header alone is no picture', async () => {
    await expectRefused(withImages(png((await pictureBytes('image/png')).subarray(0, 33))));
  });

  it('be at most 40 megapixels: 40 are accepted', async () => {
    expect((await withImages(await picture('image/png', { widthPx: 8_000, heightPx: 5_000 }))).status).toBe(200);
  });

  it('be at most 40 megapixels: a row more is not', async () => {
    await expectRefused(withImages(await picture('image/png', { widthPx: 8_000, heightPx: 5_001 })));
  });
});

describe('Requests: reference_images[].data', () => {
  it.each([
    ['is standard base64: the URL alphabet is not', (data: string) => data.replaceAll('+', '-').replaceAll('/', '_')],
    ['has its padding', (data: string) => data.replace(/=+$/, '')],
    ['has no data-URL prefix', (data: string) => `data:image/png;base64,${data}`],
    ['has no white space', (data: string) => `${data.slice(0, 8)}\n${data.slice(8)}`],
    ['has no white space at its end', (data: string) => `${data} `],
    ['is not empty', () => ''],
  ])('%s', async (_, change) => {
    // Random bytes behind the end bring every letter of the alphabet, and padding.
    const bytes = Buffer.concat([await pictureBytes('image/png'), randomFillSync(Buffer.alloc(999))]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3) - 1);
    expect((await withImages(png(whole))).status).toBe(200);
    await expectRefused(withImages({ ...png(whole), data: change(whole.toString('base64')) }));
  });
});
