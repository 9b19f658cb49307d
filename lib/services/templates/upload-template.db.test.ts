import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { buildUpload } from '@/lib/templates/upload/testing/build-upload';
import { setDefaultTemplate } from '../organizations/set-default-template';
import { signThumbnailUrl } from '../signed-links';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteTemplate } from './delete-template';
import { getThumbnail } from './get-thumbnail';
import { listTemplateGallery } from './list-template-gallery';
import { resolveTemplate } from './resolve-template';
import { mostTemplateBytes, templateFileKeyOf, uploadTemplate } from './upload-template';

let service: TestService;
let tenant: TestTenant;
let file: Buffer;
beforeAll(async () => {
  service = await openTestService();
  file = await buildUpload();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const upload = (input: Partial<Parameters<typeof uploadTemplate>[0]['input']> = {}) =>
  uploadTemplate({
    ctx: tenant.system,
    input: { name: 'House', fileName: 'C:\\decks\\house.potx', bytes: file, ...input },
  });
const rowsOf = ({ organizationId }: TestTenant) =>
  service.database.prisma.template.findMany({ where: { organizationId } });
const filesOf = ({ organizationId }: TestTenant) => getBlobStore().list(`organizations/${organizationId}/templates/`);

describe('uploadTemplate', () => {
  it('keeps the file as it came, says what was found in it, and who brought it', async () => {
    const { id, fileName, findings } = await upload();
    expect(fileName).toBe('house.potx');
    expect(findings.layouts.cover).toEqual({ name: 'Title slide', isStandIn: false });
    const [row] = await rowsOf(tenant);
    expect(row).toMatchObject({
      id,
      name: 'House',
      baseTemplate: null,
      fileName: 'house.potx',
      fileBytes: file.length,
    });
    const kept = await readBlob(getBlobStore(), row!.fileKey!);
    expect(Buffer.from(kept!.bytes).equals(file)).toBe(true);
    const audit = await service.database.prisma.auditEntry.findMany({ where: { targetId: id } });
    expect(audit).toMatchObject([{ action: 'template.uploaded', detail: { name: 'House', fileName: 'house.potx' } }]);
  });

  it('makes a template that requests can name, that can be the default, and that is shown as it looks', async () => {
    const { id } = await upload();
    expect(await resolveTemplate({ ctx: tenant.api, input: { name: 'House' } })).toBe(id);
    await setDefaultTemplate({ ctx: tenant.system, input: { template: id } });
    const { own } = await listTemplateGallery({ ctx: tenant.system, input: {} });
    expect(own).toMatchObject([
      { id, baseTemplate: null, fileName: 'house.potx', isDefault: true, look: { appearance: 'light' } },
    ]);
    const url = new URL(signThumbnailUrl({ baseUrl: 'https://slides.example', templateId: id }));
    const png = await getThumbnail({ input: { templateId: id, ...Object.fromEntries(url.searchParams) } });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
  });

  it('takes its file away with it', async () => {
    const { id } = await upload();
    expect(await filesOf(tenant)).toHaveLength(1);
    await deleteTemplate({ ctx: tenant.system, input: { templateId: id } });
    expect(await filesOf(tenant)).toEqual([]);
  });

  it.each([
    ['is empty', () => Buffer.alloc(0), /“house\.potx” is empty/],
    ['is too large', () => Buffer.alloc(mostTemplateBytes + 1), /larger than 50 MB/],
    ['is no presentation', () => Buffer.from('Dear all,'), /no PowerPoint file/],
  ])('refuses a file that %s, and keeps nothing', async (_, bytes, message) => {
    await expect(upload({ bytes: bytes() })).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'file',
      message: expect.stringMatching(message) as string,
    });
    expect(await rowsOf(tenant)).toEqual([]);
    expect(await filesOf(tenant)).toEqual([]);
  });

  it('is for owners and admins', async () => {
    const call = uploadTemplate({ ctx: tenant.api, input: { name: 'House', fileName: 'house.pptx', bytes: file } });
    await expect(call).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('stores a file under the organization, the template and what is in it', () => {
    expect(templateFileKeyOf({ organizationId: 'o', id: 't', sha256: 's' })).toBe('organizations/o/templates/t/s.pptx');
  });
});
