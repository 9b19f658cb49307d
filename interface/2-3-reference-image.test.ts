import { beforeAll, describe, expect, it } from 'vitest';
import { imageMimeTypes } from '@/lib/contracts/generate-request';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf } from './files';
import { completed, createWaitingTenant, generate, slide } from './jobs';
import { picture, pictureBytes } from './pictures';
import { openService } from './service';

openService();

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createWaitingTenant();
});

const withImages = (...images: unknown[]) => generate(tenant, { ...slide, reference_images: images });

describe('2.3 data', () => {
  it('is Base64-encoded image content', async () => {
    const { mime_type } = await picture();
    const bytes = await pictureBytes('image/png');
    expect((await withImages({ data: bytes.toString('base64'), mime_type })).status).toBe(200);
    expect((await withImages({ data: bytes.toString('hex') + '!', mime_type })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[0].data',
    });
  });

  it('is required, and a string', async () => {
    expect((await withImages({ mime_type: 'image/png' })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[0].data',
    });
    expect((await withImages({ data: 7, mime_type: 'image/png' })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[0].data',
    });
  });

  it('reaches the slide: the file holds the picture', async () => {
    const job = await completed(await createTenant(), {
      ...slide,
      reference_images: [await picture('image/png', { widthPx: 640, heightPx: 480 })],
    });
    const { bytes } = await follow(linkOf(job));
    expect(bytes.includes('ppt/media/')).toBe(true);
  });
});

describe('2.3 mime_type', () => {
  it.each(imageMimeTypes)('is the media type of the image, such as %s', async (type) => {
    expect((await withImages(await picture(type))).status).toBe(200);
  });

  it('is required, and a string', async () => {
    const { data } = await picture();
    expect((await withImages({ data })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[0].mime_type',
    });
    expect((await withImages({ data, mime_type: null })).error()).toMatchObject({
      code: 'invalid_request',
      param: 'reference_images[0].mime_type',
    });
  });
});

it('2.3 An item has no other field', async () => {
  const answer = await withImages({ ...(await picture()), alt: 'A depot' });
  expect(answer.error()).toMatchObject({ code: 'invalid_request', param: 'reference_images[0].alt' });
});
