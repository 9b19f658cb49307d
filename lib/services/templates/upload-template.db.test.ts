import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { sampleKinds } from '@/lib/templates/sample-deck';
import { buildUpload } from '@/lib/templates/upload/testing/build-upload';
import { setDefaultTemplate } from '../organizations/set-default-template';
import { signThumbnailUrl } from '../signed-links';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteTemplate } from './delete-template';
import { getTemplatePicture } from './get-template';
import { getThumbnail } from './get-thumbnail';
import { listTemplateGallery } from './list-template-gallery';
import { resolveTemplate } from './resolve-template';
import { mostTemplateBytes } from './template-files';
import { uploadTemplate } from './upload-template';

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
    expect(findings.layouts.cover).toMatchObject({ name: 'Title slide', isStandIn: false });
    expect(findings.warnings).toEqual([]);
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

  it('is what requests get that name no template, when it is the first and nobody chose another', async () => {
    const first = await upload();
    const second = await upload({ name: 'Other house' });
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    const { own } = await listTemplateGallery({ ctx: tenant.system, input: {} });
    expect(own.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['House', true],
      ['Other house', false],
    ]);
    const chosen = await createTenant();
    await setDefaultTemplate({ ctx: chosen.system, input: { template: 'Ledger' } });
    const late = await uploadTemplate({
      ctx: chosen.system,
      input: { name: 'House', fileName: 'house.pptx', bytes: file },
    });
    expect(late.isDefault).toBe(false);
  });

  it('proposes another name where one is taken', async () => {
    expect((await upload({ name: 'Ledger' })).freeName).toBe('Ledger 2');
    expect((await upload()).freeName).toBeNull();
    expect((await upload()).freeName).toBe('House 2');
  });

  it('has each of the commonest kinds drawn in it, for the people of the organization', async () => {
    const { id, findings } = await upload();
    expect(findings.pictures.map(({ kind }) => kind)).toEqual(sampleKinds.slides.map(({ kind }) => kind));
    const picture = await getTemplatePicture({ ctx: tenant.system, input: { templateId: id, number: 3 } });
    expect(await sharp(await picture.read()).metadata()).toMatchObject({ format: 'png', width: 800, height: 450 });
    const stranger = await createTenant();
    await expect(
      getTemplatePicture({ ctx: stranger.system, input: { templateId: id, number: 3 } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const beyond = await getTemplatePicture({ ctx: tenant.system, input: { templateId: id, number: 99 } });
    await expect(beyond.read()).rejects.toMatchObject({ code: 'not_found' });
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
    expect(await filesOf(tenant)).toHaveLength(2 + sampleKinds.slides.length);
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
});
