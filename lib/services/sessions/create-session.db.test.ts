import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { findSession } from './find-session';
import { chooseOrganization, createSession, endSession } from './sessions';

let service: TestService;
let first: TestTenant;
let second: TestTenant;
let userId: string;
let sessionId: string;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  [first, second] = await Promise.all([createTenant(), createTenant()]);
  ({ id: userId } = await createUser({
    ctx: first.system,
    input: { email: `${uuidv7()}@example.com`, password: 'long enough', role: 'owner' },
  }));
  await service.database.prisma.membership.create({
    data: { organizationId: second.organizationId, userId, role: 'member' },
  });
  ({ id: sessionId } = await createSession({ input: { userId } }));
});
afterAll(() => service.close());

const choose = (organizationId: string, id = sessionId) =>
  chooseOrganization({ input: { sessionId: id, organizationId } });
const active = async (id = sessionId) => (await findSession({ input: { sessionId: id } }))?.active;
const refusal = { code: 'not_found', message: 'You are not a member of such an organization.' };

describe('chooseOrganization', () => {
  it('makes another of the person’s organizations the one they look at, with their role there', async () => {
    expect(await active()).toMatchObject({ organizationId: first.organizationId, role: 'owner' });
    await choose(second.organizationId);
    expect(await active()).toMatchObject({ organizationId: second.organizationId, role: 'member' });
  });

  it('changes one session alone', async () => {
    const other = await createSession({ input: { userId } });
    await choose(second.organizationId);
    expect(await active(other.id)).toMatchObject({ organizationId: first.organizationId });
  });

  it('refuses organizations of others, unknown ones and nonsense alike, and changes nothing', async () => {
    const foreign = await createTenant();
    for (const id of [foreign.organizationId, uuidv7(), '', "' or true --"])
      await expect(choose(id)).rejects.toMatchObject(refusal);
    expect(await active()).toMatchObject({ organizationId: first.organizationId });
  });

  it('refuses sessions that were ended', async () => {
    await endSession({ input: { sessionId } });
    await expect(choose(second.organizationId)).rejects.toMatchObject(refusal);
  });

  it('counts for as long as the person belongs there', async () => {
    await choose(second.organizationId);
    await service.database.prisma.membership.deleteMany({ where: { userId, organizationId: second.organizationId } });
    expect(await active()).toMatchObject({ organizationId: first.organizationId });
    await expect(choose(second.organizationId)).rejects.toMatchObject(refusal);
  });
});
