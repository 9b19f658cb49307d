import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureTextWidthIn } from '@/lib/deck/text/measure-text';
import { openTemplate } from '@/lib/generation/pipeline/choose-template';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { buildUpload, editEntry } from '@/lib/templates/upload/testing/build-upload';
import { loadJob } from '../jobs/load-job';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { remeasureTemplates } from './change-template';
import { getTemplate } from './get-template';
import { deleteFont, listFonts, mostFontBytes, uploadFont } from './own-fonts';
import { uploadTemplate } from './upload-template';

let service: TestService;
let tenant: TestTenant;
let font: Buffer;
beforeAll(async () => {
  service = await openTestService();
  font = await readFile(join(import.meta.dirname, '../../../assets/fonts/gelasio-regular.ttf'));
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const upload = (of = tenant, bytes: Uint8Array = font, fileName = 'fonts/gelasio.ttf') =>
  uploadFont({ ctx: of.system, input: { fileName, bytes } });
const list = (of: TestTenant) => listFonts({ ctx: of.system, input: {} });

/** A template whose fonts are of a family that nobody knows by its name. */
const template = () =>
  buildUpload((entries) =>
    editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
      xml.replace(/<a:latin typeface="[^"]*"/g, '<a:latin typeface="GELASIO"'),
    ),
  );

describe('a font of the organization’s own', () => {
  it('is measured, listed and written down, and no other organization has it', async () => {
    const other = await createTenant();
    const { id } = await upload();
    expect(await list(tenant)).toEqual([{ id, family: 'Gelasio', face: 'regular', fileName: 'gelasio.ttf' }]);
    expect(await list(other)).toEqual([]);
    const audit = await service.database.prisma.auditEntry.findMany({ where: { targetId: id } });
    expect(audit).toMatchObject([{ action: 'font.uploaded', detail: { name: 'Gelasio', fileName: 'gelasio.ttf' } }]);
    await expect(deleteFont({ ctx: other.system, input: { fontId: id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes the place of the same form of its family', async () => {
    await upload();
    await upload(tenant, font, 'gelasio-2.ttf');
    expect(await list(tenant)).toMatchObject([{ fileName: 'gelasio-2.ttf' }]);
  });

  it('measures the text of templates that ask for it, in jobs too, until it is deleted', async () => {
    const { id: templateId } = await uploadTemplate({
      ctx: tenant.system,
      input: { name: 'House', fileName: 'house.pptx', bytes: await template() },
    });
    const warnings = async () =>
      (await getTemplate({ ctx: tenant.system, input: { templateId } })).findings.warnings.join();
    const widthIn = async () => {
      const jobId = await acceptJob(tenant.api, { prompt: 'Results', output_type: 'deck', template_name: 'House' });
      const job = await loadJob({ ctx: tenant.system, input: { jobId } });
      const { theme } = await openTemplate(job.template!, getBlobStore());
      return measureTextWidthIn('Quarterly results', { family: theme.fonts.body, sizePt: 20 });
    };
    expect(await warnings()).toContain('“GELASIO” is not among the fonts');
    const { id } = await upload();
    await remeasureTemplates({ ctx: tenant.system, input: { family: 'Gelasio' } });
    expect(await warnings()).not.toContain('GELASIO');
    expect(await widthIn()).toBeCloseTo(measureTextWidthIn('Quarterly results', { family: 'Georgia', sizePt: 20 }), 3);
    await deleteFont({ ctx: tenant.system, input: { fontId: id } });
    await remeasureTemplates({ ctx: tenant.system, input: { family: 'Gelasio' } });
    expect(await warnings()).toContain('GELASIO');
  });

  it.each([
    ['no font', Buffer.from('Dear all,'), /can’t be read as a font/],
    ['empty', Buffer.alloc(0), /is empty/],
    ['too large', Buffer.alloc(mostFontBytes + 1), /larger than 10 MB/],
  ])('that is %s is refused, and nothing is kept', async (_, bytes, message) => {
    await expect(upload(tenant, bytes)).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'file',
      message: expect.stringMatching(message) as string,
    });
    expect(await list(tenant)).toEqual([]);
  });
});
