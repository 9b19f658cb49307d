import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext, type Context, type Role } from '../context';
import { loadJob } from '../jobs/load-job';
import { createOwnTemplate } from '../templates/testing/own-template';
import { deleteTemplate } from '../templates/delete-template';
import { listTemplateGallery } from '../templates/list-template-gallery';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { setDefaultTemplate } from './set-default-template';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const set = (template: string | null, ctx: Context = tenant.system) => setDefaultTemplate({ ctx, input: { template } });
const stored = async () =>
  (await service.database.prisma.organization.findUniqueOrThrow({ where: { id: tenant.organizationId } }))
    .defaultTemplate;
const audit = () =>
  service.database.prisma.auditEntry.findMany({
    where: { organizationId: tenant.organizationId, action: 'organization.default_template_changed' },
    orderBy: { id: 'asc' },
  });

async function person(role: Role): Promise<Context> {
  const input = { email: `${uuidv7()}@example.com`, password: 'long enough', role };
  const user = await createUser({ ctx: systemContext(tenant.organizationId), input });
  return { organizationId: tenant.organizationId, actor: { type: 'user', userId: user.id, role } };
}

describe('setDefaultTemplate', () => {
  it('takes a built-in template by name, an own one by id, and none', async () => {
    const own = await createOwnTemplate(tenant.system);
    expect(await set('Ledger')).toEqual({ template: 'Ledger', name: 'Ledger' });
    expect(await set(own)).toEqual({ template: own, name: 'House style' });
    expect(await stored()).toBe(own);
    expect(await set(null)).toEqual({ template: null, name: null });
    expect(await stored()).toBeNull();
    expect((await audit()).map(({ detail, targetId }) => [detail, targetId])).toEqual([
      [{ from: 'none', to: 'Ledger' }, tenant.organizationId],
      [{ from: 'Ledger', to: 'House style' }, tenant.organizationId],
      [{ from: 'House style', to: 'none' }, tenant.organizationId],
    ]);
  });

  it('notes nothing where nothing changes', async () => {
    await set('Folio');
    await set('Folio');
    expect(await audit()).toHaveLength(1);
  });

  it.each(['ledger', 'House style', '', uuidv7(), "'", 'a\u0000b'])('knows no template %j', async (template) => {
    await createOwnTemplate(tenant.system);
    await expect(set(template)).rejects.toMatchObject({ code: 'not_found', param: 'template' });
    expect(await stored()).toBeNull();
  });

  it('takes no template of another organization, and none that can no longer be used', async () => {
    const other = await createOwnTemplate((await createTenant()).system);
    await expect(set(other)).rejects.toMatchObject({ code: 'not_found' });
    const gone = await createOwnTemplate(tenant.system);
    await service.database.prisma.template.update({ where: { id: gone }, data: { baseTemplate: 'Gone' } });
    await expect(set(gone)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is for owners and admins', async () => {
    await expect(set('Ledger', await person('member'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(set('Ledger', tenant.api)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await set('Ledger', await person('admin'))).toMatchObject({ name: 'Ledger' });
  });

  it('is taken by the jobs of the organization, and marked in the gallery', async () => {
    const own = await createOwnTemplate(tenant.system);
    await set(own);
    const jobId = await acceptJob(tenant.api);
    expect(await loadJob({ ctx: tenant.system, input: { jobId } })).toMatchObject({
      defaultTemplate: { id: own, own: { name: 'House style' } },
    });
    const gallery = await listTemplateGallery({ ctx: tenant.system, input: {} });
    expect(gallery.own.map(({ isDefault }) => isDefault)).toEqual([true]);
    expect(gallery.builtin.filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  it('goes with its template', async () => {
    const [own, other] = [
      await createOwnTemplate(tenant.system),
      await createOwnTemplate(tenant.system, { name: 'Other' }),
    ];
    await set(own);
    await deleteTemplate({ ctx: tenant.system, input: { templateId: other } });
    expect(await stored()).toBe(own);
    await deleteTemplate({ ctx: tenant.system, input: { templateId: own } });
    expect(await stored()).toBeNull();
    expect((await audit()).at(-1)?.detail).toEqual({ from: 'House style', to: 'none' });
  });

  it('never names a template that was deleted at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => createOwnTemplate(tenant.system, { name: `Style ${index}` })),
    );
    await Promise.allSettled(
      ids.flatMap((id) => [set(id), deleteTemplate({ ctx: tenant.system, input: { templateId: id } })]),
    );
    expect(await stored()).toBeNull();
  });
});
