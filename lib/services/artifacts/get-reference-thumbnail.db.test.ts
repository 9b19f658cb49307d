import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { getReferenceThumbnail } from './get-reference-thumbnail';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const secret = 'Kept secret 48.8584 N';

it.each(['jpeg', 'png', 'webp'] as const)(
  'shows a %s upright and without where it was taken, which is not even stored',
  async (type) => {
    const { api, organizationId } = await createTenant();
    const picture = sharp({ create: { width: 80, height: 40, channels: 3, background: '#246' } });
    const stored = await picture
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } },
      })
      .toFormat(type)
      .toBuffer();
    expect(stored.includes(secret)).toBe(true);
    const jobId = await acceptJob(api, {
      prompt: 'A plan',
      output_type: 'single_slide',
      reference_images: [{ data: stored.toString('base64'), mime_type: `image/${type}` }],
    });
    const bytes = await (await getReferenceThumbnail({ ctx: api, input: { jobId, number: 1 } })).read();
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 80,
      exif: undefined,
      orientation: undefined,
    });
    const [key = ''] = await getBlobStore().list(`organizations/${organizationId}/jobs/${jobId}/reference/`);
    expect(Buffer.from((await readBlob(getBlobStore(), key))!.bytes).includes(secret)).toBe(false);
  },
);
