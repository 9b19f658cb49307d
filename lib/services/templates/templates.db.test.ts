import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { systemContext, type Context, type Role } from '../context';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { createTemplate } from './create-template';
import { deleteTemplate } from './delete-template';
import { listTemplates } from './list-templates';
import { brand, createOwnTemplate } from './testing/own-template';

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
const namesOf = async (ctx: Context) => (await listTemplates({ ctx, input: { baseUrl } })).map(({ name }) => name);
const auditOf = async (organizationId: string) =>
  service.database.prisma.auditEntry.findMany({
    where: { organizationId, action: { startsWith: 'template.' } },
    orderBy: { id: 'asc' },
  });

async function person({ organizationId }: TestTenant, role: Role): Promise<Context> {
  const input = { email: `${uuidv7()}@example.com`, password: 'long enough', role };
  const user = await createUser({ ctx: systemContext(organizationId), input });
  return { organizationId, actor: { type: 'user', userId: user.id, role } };
}

describe('createTemplate', () => {
  it('keeps a brand as it was understood, and says who made it', async () => {
    const owner = await person(tenant, 'owner');
    const created = await createTemplate({
      ctx: owner,
      input: { name: '  House style\u0000 ', base: 'Nocturne', brand: { colors: { accent: '#8ab4ff' } } },
    });
    expect(created).toMatchObject({
      name: 'House style',
      description: "Nocturne in the organization's own colours and fonts.",
      organizationId: tenant.organizationId,
    });
    const row = await service.database.prisma.template.findUnique({ where: { id: created.id } });
    expect(row).toMatchObject({
      name: 'House style',
      baseTemplate: 'Nocturne',
      brand: { colors: { accent: '8AB4FF' }, fonts: {} },
    });
    expect(await auditOf(tenant.organizationId)).toMatchObject([
      {
        action: 'template.created',
        targetId: created.id,
        actorType: 'user',
        actorId: (owner.actor as { userId: string }).userId,
        detail: { name: 'House style', baseTemplate: 'Nocturne' },
      },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', /one line of 1 to 120 characters/],
    [{ name: 'x'.repeat(121) }, 'name', /120/],
    [{ name: 'two\nlines' }, 'name', /one line/],
    [{ base: 'meridian' }, 'base', /No built-in template is named "meridian"\. There are "Meridian", "Nocturne"/],
    [{ brand: { colors: { accent: 'red' } } }, 'brand.colors.accent', /six hexadecimal digits/],
    [
      { brand: { colors: { accent: 'F2C200' } } },
      'brand.colors.accent',
      /has a contrast of 1\.5 : 1; text needs 4\.5 : 1/,
    ],
    [{ brand: { fonts: { body: '+mn-lt' } } }, 'brand.fonts.body', /one font family, such as Calibri/],
    [{ brand: 'red' }, 'brand', /./],
  ])('refuses %j', async (wrong, param, message) => {
    const input = { name: 'House style', base: 'Meridian', brand, ...wrong } as Parameters<
      typeof createTemplate
    >[0]['input'];
    await expect(createTemplate({ ctx: tenant.system, input })).rejects.toMatchObject({
      code: 'invalid_request',
      param,
      message: expect.stringMatching(message),
    });
    expect(await auditOf(tenant.organizationId)).toEqual([]);
  });

  it('is for owners and admins', async () => {
    for (const role of ['owner', 'admin'] as const)
      await expect(createOwnTemplate(await person(tenant, role))).resolves.toBeDefined();
    for (const ctx of [await person(tenant, 'member'), tenant.api])
      await expect(createOwnTemplate(ctx)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('stops at 100, also when several are asked for at once', async () => {
    await service.database.pool.query(
      `insert into templates (id, organization_id, name, base_template) select gen_random_uuid(), $1, 'T' || n, 'Meridian' from generate_series(1, 98) n`,
      [tenant.organizationId],
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => createOwnTemplate(tenant.system)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(createOwnTemplate(tenant.system)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('needs an organization', async () => {
    await expect(createOwnTemplate(systemContext(uuidv7()))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('listTemplates', () => {
  it('lists what ships first, then the own ones by name and age, each with a picture', async () => {
    const ids = [];
    for (const name of ['beta', 'Alpha', 'Meridian', 'beta', 'Ärmel'])
      ids.push(await createOwnTemplate(tenant.system, { name, description: `The ${name} one` }));
    const listed = await listTemplates({ ctx: tenant.api, input: { baseUrl } });
    expect(listed.map(({ name, source, id }) => [name, source, id])).toEqual([
      ...builtinThemes.map(({ name }) => [name, 'built_in', null]),
      ['Alpha', 'organization', ids[1]],
      ['Meridian', 'organization', ids[2]],
      ['beta', 'organization', ids[0]],
      ['beta', 'organization', ids[3]],
      ['Ärmel', 'organization', ids[4]],
    ]);
    expect(listed[0]).toMatchObject({
      description: expect.stringContaining('business'),
      thumbnailUrl: `${baseUrl}/templates/meridian.png`,
    });
    expect(listed[builtinThemes.length]).toMatchObject({
      description: 'The Alpha one',
      baseTemplate: 'Meridian',
      thumbnailUrl: expect.stringContaining(`${baseUrl}/api/v1/templates/${ids[1]}/thumbnail?expires=`),
    });
  });

  it('shows an organization its own alone', async () => {
    await createOwnTemplate(tenant.system, { name: 'Secret style' });
    expect(await namesOf((await createTenant()).api)).toEqual(builtinThemes.map(({ name }) => name));
  });
});

describe('deleteTemplate', () => {
  it('takes one away, and says who did', async () => {
    const [gone, kept] = [
      await createOwnTemplate(tenant.system),
      await createOwnTemplate(tenant.system, { name: 'Other' }),
    ];
    expect(await deleteTemplate({ ctx: tenant.system, input: { templateId: gone } })).toEqual({
      id: gone,
      name: 'House style',
      organizationId: tenant.organizationId,
    });
    expect((await listTemplates({ ctx: tenant.api, input: { baseUrl } })).map(({ id }) => id)).toEqual([
      ...builtinThemes.map(() => null),
      kept,
    ]);
    expect((await auditOf(tenant.organizationId)).at(-1)).toMatchObject({
      action: 'template.deleted',
      targetId: gone,
      actorType: 'system',
      actorId: null,
      detail: { name: 'House style' },
    });
  });

  it('happens once, also when it is asked for twice at once', async () => {
    const templateId = await createOwnTemplate(tenant.system);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => deleteTemplate({ ctx: tenant.system, input: { templateId } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await auditOf(tenant.organizationId)).map(({ action }) => action)).toEqual([
      'template.created',
      'template.deleted',
    ]);
  });

  it("reaches no other organization's, and nothing that has no id", async () => {
    const templateId = await createOwnTemplate((await createTenant()).system);
    for (const foreign of [templateId, uuidv7(), 'Meridian', '']) {
      await expect(deleteTemplate({ ctx: tenant.system, input: { templateId: foreign } })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await service.database.prisma.template.count({ where: { id: templateId } })).toBe(1);
  });

  it('is for owners and admins', async () => {
    const templateId = await createOwnTemplate(tenant.system);
    for (const ctx of [await person(tenant, 'member'), tenant.api]) {
      await expect(deleteTemplate({ ctx, input: { templateId } })).rejects.toMatchObject({ code: 'forbidden' });
    }
    await deleteTemplate({ ctx: await person(tenant, 'admin'), input: { templateId } });
  });
});
