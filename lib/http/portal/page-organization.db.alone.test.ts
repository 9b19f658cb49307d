import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseOrganizationAction, returnToOrganizationAction } from '@/app/(portal)/_shell/actions';
import { GET as jobChanges } from '@/app/(portal)/jobs/changes/route';
import { POST as upload } from '@/app/(portal)/knowledge/documents/route';
import { renameOrganizationAction } from '@/app/(portal)/settings/organization/actions';
import { GET as exportSpending } from '@/app/(portal)/usage/export/spent/route';
import { pageOrganizationHeader } from '@/lib/contracts/page-organization';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { runAction } from './actions';
import { startSession } from './sign-in/session-cookie';
import { actionRequest, openNewBrowser } from './testing/action-request';

vi.mock('next/headers', async () => (await import('./testing/action-request')).nextHeaders);
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }));

let service: TestService;
/** Organizations of one person, who looks at the second one since they switched to it in another tab. */
let [first, second] = ['', ''];
let userId: string;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  const tenants = [await createTenant(), await createTenant()];
  [first, second] = tenants.map(({ organizationId }) => organizationId) as [string, string];
  await rename(first, 'First');
  await rename(second, 'Second');
  const input = { email: `${uuidv7()}@example.com`, password: 'a long enough sentence', role: 'owner' } as const;
  ({ id: userId } = await createUser({ ctx: tenants[0]!.system, input }));
  await service.database.prisma.membership.create({ data: { userId, organizationId: second, role: 'owner' } });
  openNewBrowser();
  await startSession(userId);
  actOn(first);
  await returnToOrganizationAction(second);
});
afterAll(() => service.close());

/** What is done from here on is done on a page of this organization. */
const actOn = (organizationId: string | null) =>
  organizationId === null
    ? actionRequest.headers.delete(pageOrganizationHeader)
    : actionRequest.headers.set(pageOrganizationHeader, organizationId);
const rename = (id: string, name: string) =>
  service.database.prisma.organization.update({ where: { id }, data: { name } });
const names = async () => {
  const rows = await service.database.prisma.organization.findMany({ where: { id: { in: [first, second] } } });
  return [first, second].map((id) => rows.find((row) => row.id === id)?.name);
};
const chosen = async () => {
  const answer = await runAction(async ({ organization }) => organization.id);
  return answer.ok ? answer.value : answer.error;
};

describe('an action on a page of an organization that was left in another tab', () => {
  it('is refused, and says what happened and what to do', async () => {
    actOn(first);
    expect(await renameOrganizationAction({ name: 'Renamed' })).toEqual({
      ok: false,
      error: {
        code: 'conflict',
        message:
          'Nothing was done: this page shows First, and in another tab you switched to Second. Reload the page to go on with Second, or switch back to First.',
      },
    });
    expect(await names()).toEqual(['First', 'Second']);
  });

  it('does what it says once the page has switched back', async () => {
    actOn(first);
    expect(await returnToOrganizationAction(first)).toMatchObject({ ok: true });
    expect(await renameOrganizationAction({ name: 'Renamed' })).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Renamed', 'Second']);
  });

  it('may be a switch to any of the person’s organizations', async () => {
    actOn(first);
    await expect(chooseOrganizationAction(first)).rejects.toMatchObject({ digest: expect.stringContaining('/jobs') });
    expect(await chosen()).toBe(first);
  });

  it.each([
    ['that says nothing', null],
    ['of an organization that the person does not belong to', uuidv7()],
    ['that says nonsense', 'x'],
  ])('is refused also from a page %s', async (_, organizationId) => {
    actOn(organizationId);
    expect(await chosen()).toMatchObject({
      code: 'conflict',
      message:
        'Nothing was done: you work for Second now, and this page may be another organization’s. Reload it and try again.',
    });
  });
});

it('an action on a page of the chosen organization is done', async () => {
  actOn(second);
  expect(await chosen()).toBe(second);
});

it('a page that says nothing is believed where its person belongs to one organization only', async () => {
  await service.database.prisma.membership.deleteMany({ where: { userId, organizationId: first } });
  actOn(null);
  expect(await chosen()).toBe(second);
});

describe('what is no action', () => {
  const at = (path: string, init?: RequestInit) => new Request(new URL(path, 'http://localhost:3000'), init);
  const file = { method: 'POST', body: 'words', headers: { 'content-type': 'application/octet-stream' } };

  it.each([
    ['a question of the page', () => jobChanges(at('/jobs/changes'))],
    ['a file', () => upload(at('/knowledge/documents?name=a.txt', file))],
  ])('is refused as well: %s', async (_, send) => {
    actOn(first);
    const answer = await send();
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('in another tab you switched to Second');
    actOn(second);
    expect((await send()).ok).toBe(true);
    expect(await service.database.prisma.knowledgeDocument.count({ where: { organizationId: first } })).toBe(0);
  });

  it('is refused as well: a file from a page that says nothing, and a link of the wrong page', async () => {
    actOn(null);
    expect((await upload(at('/knowledge/documents?name=a.txt', file))).status).toBe(409);
    expect((await exportSpending(at(`/usage/export/spent?organization=${first}`))).status).toBe(409);
    expect((await exportSpending(at(`/usage/export/spent?organization=${second}`))).status).toBe(200);
  });

  it('may say nothing where nothing is changed, such as an address that somebody has kept', async () => {
    actOn(null);
    expect((await jobChanges(at('/jobs/changes'))).status).toBe(200);
    expect((await exportSpending(at('/usage/export/spent'))).status).toBe(200);
  });
});
