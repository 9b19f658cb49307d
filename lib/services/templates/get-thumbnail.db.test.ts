import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { signDownloadUrl, signThumbnailUrl } from '../signed-links';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteTemplate } from './delete-template';
import { getThumbnail, thumbnailKeyOf } from './get-thumbnail';
import { listTemplates } from './list-templates';
import { createOwnTemplate } from './testing/own-template';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const baseUrl = 'https://slides.example';

/** What stands in a signed address, as the route hands it over. */
const partsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
const open = (templateId: string, url = signThumbnailUrl({ baseUrl, templateId })) =>
  getThumbnail({ input: { templateId, ...partsOf(url) } });
const colourAt = async (png: Uint8Array, left: number, top: number) => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('getThumbnail', () => {
  it('draws the slides of the very template that the list links to', async () => {
    const id = await createOwnTemplate(tenant.system);
    const [url] = (await listTemplates({ ctx: tenant.api, input: { baseUrl } }))
      .filter((listed) => listed.id === id)
      .map(({ thumbnailUrl }) => thumbnailUrl);
    const png = await open(id, url);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
    // The page, and the disc of the cover.
    expect(await colourAt(png, 8, 100)).toEqual([0xff, 0xfd, 0xf8]);
    expect(await colourAt(png, 240, 60)).toEqual([0x9c, 0x3d, 0x2e]);
  });

  it('draws it once, and takes it away with its template', async () => {
    const id = await createOwnTemplate(tenant.system);
    const key = thumbnailKeyOf({ organizationId: tenant.organizationId, id });
    expect(await getBlobStore().head(key)).toBeNull();
    await open(id);
    await getBlobStore().put(key, new Uint8Array([1, 2, 3]), { contentType: 'image/png' });
    expect([...(await open(id))]).toEqual([1, 2, 3]);
    await deleteTemplate({ ctx: tenant.system, input: { templateId: id } });
    expect(await getBlobStore().head(key)).toBeNull();
    await expect(open(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('follows no link that it did not make for this picture, or that has expired', async () => {
    const [id, other] = [await createOwnTemplate(tenant.system), await createOwnTemplate(tenant.system)];
    const wrong = [
      `${baseUrl}/`,
      signThumbnailUrl({ baseUrl, templateId: other }),
      signDownloadUrl({ baseUrl, artifactId: id }),
      signThumbnailUrl({ baseUrl, templateId: id, now: new Date(Date.now() - 16 * 60_000) }),
      signThumbnailUrl({ baseUrl, templateId: id }).replace(/expires=\d/, 'expires=9'),
    ];
    for (const url of wrong) await expect(open(id, url)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([uuidv7(), 'Meridian', "'"])('knows no template %j', async (templateId) => {
    await expect(open(templateId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has none of a template that can no longer be used', async () => {
    const id = await createOwnTemplate(tenant.system);
    await service.database.prisma.template.update({ where: { id }, data: { baseTemplate: 'Gone' } });
    await expect(open(id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
