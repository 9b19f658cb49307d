import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { buildUpload, editEntry } from '@/lib/templates/upload/testing/build-upload';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { changeTemplate } from './change-template';
import { createTemplate } from './create-template';
import { getTemplate } from './get-template';
import { uploadTemplate } from './upload-template';

let service: TestService;
let tenant: TestTenant;
let [file, other]: Buffer[] = [];
beforeAll(async () => {
  service = await openTestService();
  file = await buildUpload();
  other = await buildUpload((entries) =>
    editEntry(entries, 'ppt/slideLayouts/slideLayout1.xml', (xml) => xml.replace('name="Title slide"', 'name="Front"')),
  );
});
let id: string;
beforeEach(async () => {
  tenant = await createTenant();
  ({ id } = await uploadTemplate({
    ctx: tenant.system,
    input: { name: 'House', fileName: 'house.pptx', bytes: file! },
  }));
});
afterAll(() => service.close());

const change = (input: Omit<Parameters<typeof changeTemplate>[0]['input'], 'templateId'>) =>
  changeTemplate({ ctx: tenant.system, input: { templateId: id, ...input } });
const details = () => getTemplate({ ctx: tenant.system, input: { templateId: id } });

describe('changeTemplate', () => {
  it('names and tags it, each tag once and in small letters', async () => {
    await change({ name: 'Front house', description: 'For clients.', tags: ['Board', 'board', ' clients '] });
    expect(await details()).toMatchObject({
      name: 'Front house',
      description: 'For clients.',
      tags: ['board', 'clients'],
    });
  });

  it('has another layout serve where people want that, and goes back to what was found', async () => {
    const { findings } = await details();
    const closing = findings.available.find(({ part }) => part !== findings.layouts.quote.part)!;
    await change({ layouts: { quote: closing.part } });
    const chosen = await details();
    expect(chosen.findings.layouts.quote).toMatchObject({ part: closing.part, isStandIn: false });
    expect(chosen.layoutChoices).toEqual({ quote: closing.part });
    await change({ layouts: { quote: null } });
    const back = await details();
    expect(back.findings.layouts.quote).toEqual(findings.layouts.quote);
    expect(back.version).not.toBe(chosen.version);
  });

  it('puts another file in the place of the first, and keeps that for jobs in progress', async () => {
    const before = await service.database.prisma.template.findUniqueOrThrow({ where: { id } });
    await change({ layouts: { quote: (await details()).findings.layouts.cover.part } });
    await change({ file: { fileName: 'new.pptx', bytes: other! } });
    const after = await details();
    expect(after).toMatchObject({ id, name: 'House', fileName: 'new.pptx', layoutChoices: {} });
    expect(after.findings.layouts.cover.name).toBe('Front');
    expect(await getBlobStore().head(before.fileKey!)).not.toBeNull();
    const audit = await service.database.prisma.auditEntry.findMany({
      where: { targetId: id },
      orderBy: { id: 'asc' },
    });
    expect(audit.map(({ action }) => action)).toEqual([
      'template.uploaded',
      'template.changed',
      'template.file_replaced',
    ]);
  });

  it('keeps the file where the new one can’t be a template', async () => {
    const refused = change({ file: { fileName: 'letter.pptx', bytes: Buffer.from('Dear all,') } });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_request', param: 'file' });
    expect(await details()).toMatchObject({ fileName: 'house.pptx' });
  });

  it('says when the new name is taken', async () => {
    expect(await change({ name: 'Meridian' })).toMatchObject({ name: 'Meridian', freeName: 'Meridian 2' });
  });

  it('is for owners and admins of the organization, and for templates that are files', async () => {
    const stranger = await createTenant();
    const theirs = changeTemplate({ ctx: stranger.system, input: { templateId: id, name: 'Mine' } });
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    const byKey = changeTemplate({ ctx: tenant.api, input: { templateId: id, name: 'Mine' } });
    await expect(byKey).rejects.toMatchObject({ code: 'forbidden' });
    const brand = { colors: {}, fonts: {} };
    const varied = await createTemplate({ ctx: tenant.system, input: { name: 'Varied', base: 'Ledger', brand } });
    const ofBrand = changeTemplate({ ctx: tenant.system, input: { templateId: varied.id, name: 'Mine' } });
    await expect(ofBrand).rejects.toMatchObject({ code: 'conflict' });
  });
});
