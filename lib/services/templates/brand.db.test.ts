import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { signThumbnailUrl } from '../signed-links';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { mostLogoBytes, readLogo } from './brand-logos';
import { changeBrand, getBrand, type ChangeBrandInput } from './change-brand';
import { createTemplate, type CreateTemplateInput } from './create-template';
import { deleteTemplate } from './delete-template';
import { getThumbnail } from './get-thumbnail';
import { uploadFont } from './own-fonts';
import { previewBrand } from './preview-brand';
import { readFileSync } from 'node:fs';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const logo = (ink: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="5" cy="5" r="5" fill="#E07A1F"/><rect x="15" width="25" height="10" fill="${ink}"/></svg>`,
  );
const brand = { colors: { accent: '0F766E' }, fonts: { heading: 'Gill Sans' }, footer: ' Confidential ' };
const logos = { light: logo('#12355B'), dark: logo('#FFFFFF') };

const create = (input: Partial<CreateTemplateInput> = {}) =>
  createTemplate({
    ctx: tenant.system,
    input: { name: 'House', base: 'Civic', brand, logos, tags: ['Board', 'board'], needsFreeName: true, ...input },
  });
const rowsOf = ({ organizationId }: TestTenant) =>
  service.database.prisma.template.findMany({ where: { organizationId } });
const filesOf = ({ organizationId }: TestTenant) => getBlobStore().list(`organizations/${organizationId}/templates/`);
const auditOf = (targetId: string) =>
  service.database.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { id: 'asc' } });

describe('createTemplate with a brand', () => {
  it('keeps logos as they were drawn anew, the line at the foot, fonts and tags', async () => {
    const { id } = await create();
    const [row] = await rowsOf(tenant);
    expect(row).toMatchObject({
      tags: ['board'],
      brand: { footer: 'Confidential', fonts: { heading: 'Gill Sans' }, logos: { light: { widthPx: 1200 }, dark: {} } },
    });
    const { key } = (row!.brand as { logos: { light: { key: string } } }).logos.light;
    expect(key.startsWith(`organizations/${tenant.organizationId}/templates/${id}/`)).toBe(true);
    const kept = await readBlob(getBlobStore(), key);
    expect(await sharp(kept!.bytes).metadata()).toMatchObject({ format: 'png', width: 1200 });
  });

  it.each<[string, Partial<CreateTemplateInput>, object]>([
    ['a logo that is none', { logos: { light: logos.light, dark: Buffer.from('x') } }, { param: 'logos.dark' }],
    ['a logo that is too large', { logos: { light: Buffer.alloc(mostLogoBytes + 1) } }, { param: 'logos.light' }],
    ['an empty logo', { logos: { light: Buffer.alloc(0) } }, { param: 'logos.light' }],
    [
      'words in a font',
      {
        logos: { light: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>') },
      },
      { message: expect.stringContaining('outlines') as string },
    ],
    [
      'a line that is too long',
      { brand: { ...brand, footer: 'W'.repeat(80) } },
      { param: 'brand.footer', message: expect.stringMatching(/About \d+ characters fit/) as string },
    ],
    ['colours that are not read', { brand: { colors: { accent: 'F2C200' } } }, { param: 'brand.colors.accent' }],
    ['a colour that is none', { brand: { colors: { accent: '#12' } } }, { param: 'brand.colors.accent' }],
    [
      'a name of another',
      { name: 'Ledger' },
      { code: 'conflict', param: 'name', message: expect.stringContaining('“Ledger 2” is free') as string },
    ],
    [
      'keys of the store',
      { brand: { ...brand, logos: { light: { key: 'organizations/x' } } } as CreateTemplateInput['brand'] },
      { param: 'brand' },
    ],
  ])('refuses %s, and keeps nothing', async (_, input, fault) => {
    await expect(create(input)).rejects.toMatchObject({ code: 'invalid_request', ...fault });
    expect(await rowsOf(tenant)).toEqual([]);
    expect(await filesOf(tenant)).toEqual([]);
  });

  it('takes its logos away with it', async () => {
    const { id } = await create();
    expect(await filesOf(tenant)).toHaveLength(2);
    await deleteTemplate({ ctx: tenant.system, input: { templateId: id } });
    expect(await filesOf(tenant)).toEqual([]);
  });

  it('is drawn with its logo', async () => {
    const picture = async (id: string) => {
      const url = new URL(signThumbnailUrl({ baseUrl: 'https://slides.example', templateId: id }));
      return getThumbnail({ input: { templateId: id, ...Object.fromEntries(url.searchParams) } });
    };
    const [withLogo, without] = [await create(), await create({ name: 'Plain', logos: {} })];
    const [one, other] = [await picture(withLogo.id), await picture(without.id)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
  });
});

describe('changeBrand', () => {
  async function change(id: string, input: Partial<ChangeBrandInput> = {}) {
    const { version } = await getBrand({ ctx: tenant.system, input: { templateId: id } });
    return changeBrand({
      ctx: tenant.system,
      input: {
        templateId: id,
        version,
        name: 'House',
        base: 'Civic',
        brand,
        logos: { light: 'kept', dark: 'kept' },
        ...input,
      },
    });
  }

  it('changes all of it under the same id, and keeps what jobs in progress began with', async () => {
    const { id } = await create();
    const [before] = await rowsOf(tenant);
    const keyOf = (row: typeof before, ground: string) =>
      (row!.brand as { logos: Record<string, { key: string } | undefined> }).logos[ground]?.key;
    await change(id, {
      name: 'Our house',
      base: 'Nocturne',
      brand: { footer: 'Internal' },
      logos: { light: logo('#222222'), dark: 'kept' },
    });
    const [after] = await rowsOf(tenant);
    expect(after).toMatchObject({
      id,
      name: 'Our house',
      baseTemplate: 'Nocturne',
      brand: { footer: 'Internal', fonts: {} },
    });
    expect(keyOf(after, 'dark')).toBe(keyOf(before, 'dark'));
    expect(keyOf(after, 'light')).not.toBe(keyOf(before, 'light'));
    expect(await readBlob(getBlobStore(), keyOf(before, 'light')!)).not.toBeNull();
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['template.created', 'template.changed']);
  });

  it('may take a logo away, and shows those that are left', async () => {
    const { id } = await create();
    await change(id, { logos: { light: 'kept' } });
    const { logos: shown, brand: found, base } = await getBrand({ ctx: tenant.system, input: { templateId: id } });
    expect(Object.keys(shown)).toEqual(['light']);
    expect(shown.light!.address).toMatch(/^data:image\/png;base64,/);
    expect([found.footer, base]).toEqual(['Confidential', 'Civic']);
  });

  it('is refused where somebody else changed it meanwhile', async () => {
    const { id } = await create();
    const { version } = await getBrand({ ctx: tenant.system, input: { templateId: id } });
    await change(id, { brand: { ...brand, footer: 'Other' } });
    await expect(change(id, { version })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('may keep its own name and have no other’s', async () => {
    const { id } = await create();
    await create({ name: 'Other' });
    await expect(change(id, { needsFreeName: true })).resolves.toMatchObject({ name: 'House' });
    await expect(change(id, { needsFreeName: true, name: 'Other' })).rejects.toMatchObject({
      code: 'conflict',
      param: 'name',
    });
  });

  it('is for owners and admins of the organization', async () => {
    const { id } = await create();
    const { version } = await getBrand({ ctx: tenant.system, input: { templateId: id } });
    const input = { templateId: id, version, name: 'House', base: 'Civic', brand };
    await expect(changeBrand({ ctx: tenant.api, input })).rejects.toMatchObject({ code: 'forbidden' });
    const stranger = await createTenant();
    await expect(changeBrand({ ctx: stranger.system, input })).rejects.toMatchObject({ code: 'not_found' });
    await expect(getBrand({ ctx: stranger.system, input: { templateId: id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('previewBrand', () => {
  const preview = (input: object = {}) =>
    previewBrand({ ctx: tenant.system, input: { base: 'Meridian', brand, ...input } });

  it('draws cover, section, chart, cards and closing, and says where logos stand', async () => {
    const { address: _, ...look } = await readLogo({ ctx: tenant.system, input: { bytes: logos.light } });
    const { slides, fault, notes, colors } = await preview({ logos: { light: look } });
    expect(slides.map(({ kind }) => kind)).toEqual(['title', 'section', 'chart', 'cards', 'closing']);
    expect(slides.map(({ logo }) => logo?.ground)).toEqual(['light', undefined, 'light', 'light', 'light']);
    const png = Buffer.from(slides[0]!.address.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 800, height: 450 });
    expect(colors.accent).toBe('0F766E');
    expect(fault).toBeNull();
    expect(notes).toEqual([expect.stringContaining('“Gill Sans” is not among the fonts')]);
    expect(await rowsOf(tenant)).toEqual([]);
    expect(await filesOf(tenant)).toEqual([]);
  });

  it('says at once what can’t be kept, and what would pass', async () => {
    const { fault } = await preview({ brand: { colors: { accent: 'F2C200' } } });
    expect(fault).toMatchObject({ field: 'colors.accent', shade: expect.stringMatching(/^[0-9A-F]{6}$/) as string });
    expect((await preview({ brand: { colors: { accent: fault!.shade! } } })).fault).toBeNull();
    expect((await preview({ brand: { footer: 'W'.repeat(80) } })).fault).toMatchObject({ field: 'footer' });
    await expect(preview({ brand: { colors: { accent: 'red' } } })).rejects.toMatchObject({
      param: 'brand.colors.accent',
    });
    await expect(preview({ base: 'None' })).rejects.toMatchObject({ param: 'base' });
  });

  it('measures by the fonts of the organization', async () => {
    const bytes = readFileSync('assets/fonts/gelasio-regular.ttf');
    const notesOf = async () => (await preview({ brand: { fonts: { body: 'gelasio' } } })).notes;
    expect(await notesOf()).toHaveLength(1);
    await uploadFont({ ctx: tenant.system, input: { fileName: 'g.ttf', bytes } });
    expect(await notesOf()).toEqual([]);
  });

  it('is for owners and admins', async () => {
    const input = { base: 'Meridian', brand };
    await expect(previewBrand({ ctx: tenant.api, input })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readLogo({ ctx: tenant.api, input: { bytes: logos.light } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
