import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { listTemplateGallery } from './list-template-gallery';
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

const gallery = () => listTemplateGallery({ ctx: tenant.system, input: {} });

describe('listTemplateGallery', () => {
  it('shows the built-in templates in their own order, with the fonts and colours of their slides', async () => {
    const { builtin, own } = await gallery();
    expect(own).toEqual([]);
    expect(builtin.map(({ name }) => name)).toEqual(builtinThemes.map(({ name }) => name));
    expect(builtin[0]).toMatchObject({
      name: 'Meridian',
      thumbnailUrl: '/templates/meridian.png',
      look: {
        appearance: 'light',
        canvas: 'FFFFFF',
        headingFont: 'Calibri',
        accents: expect.arrayContaining(['1F5FBF']) as string[],
      },
    });
  });

  it('shows what an own template changes of the one it varies', async () => {
    const id = await createOwnTemplate(tenant.system);
    const { own } = await gallery();
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      id,
      name: 'House style',
      baseTemplate: 'Meridian',
      isAmbiguous: false,
      look: { canvas: 'FFFDF8', ink: '2A1A12', headingFont: 'Georgia', bodyFont: 'Calibri' },
      changes: { fonts: { heading: 'Georgia' } },
    });
    expect(own[0]?.changes.colors).toContainEqual({ role: 'accent', hex: '9C3D2E' });
    expect(own[0]?.thumbnailUrl).toMatch(new RegExp(`^/api/v1/templates/${id}/thumbnail\\?`));
  });

  it('says which names no request can use', async () => {
    await createOwnTemplate(tenant.system, { name: 'Twice' });
    await createOwnTemplate(tenant.system, { name: 'Twice' });
    await createOwnTemplate(tenant.system, { name: 'Folio' });
    await createOwnTemplate(tenant.system, { name: 'Once' });
    const { own } = await gallery();
    expect(own.map(({ name, isAmbiguous }) => [name, isAmbiguous])).toEqual([
      ['Folio', true],
      ['Once', false],
      ['Twice', true],
      ['Twice', true],
    ]);
  });

  it('keeps one whose stored brand can’t be read, so that it can be deleted', async () => {
    const id = await createOwnTemplate(tenant.system);
    await service.database.prisma.template.update({ where: { id }, data: { brand: { colors: 'red' } } });
    const { own } = await gallery();
    expect(own).toMatchObject([{ id, look: null, changes: { colors: [], fonts: {} } }]);
  });

  it('shows no other organization’s', async () => {
    const other = await createTenant();
    await createOwnTemplate(other.system);
    expect((await gallery()).own).toEqual([]);
  });
});
