import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from './api-keys/create-api-key';
import { listManagedKeys } from './api-keys/list-managed-keys';
import { systemContext } from './context';
import { getBalance, grantCredits, holdCredits } from './credits/ledger';
import { acceptJob } from './testing/test-job';
import { createTenant, openTestService, type TestService } from './testing/test-service';
import { inTransaction } from './transaction';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

describe('verbs that are called with the context of a transaction', () => {
  it('happen together, those that speak SQL and those that speak through Prisma', async () => {
    const { system, api } = await createTenant({ credits: 10 });
    const jobId = await acceptJob(api);
    const seen = await inTransaction(system, async (ctx) => {
      await holdCredits({ ctx, input: { jobId, credits: 4 } });
      await createApiKey({ ctx, input: { name: 'Second' } });
      await grantCredits({ ctx, input: { credits: 5 } });
      return { inside: await getBalance({ ctx, input: {} }), outside: await getBalance({ ctx: system, input: {} }) };
    });
    expect(seen).toEqual({ inside: { balance: 11, held: 4 }, outside: { balance: 10, held: 0 } });
    expect(await getBalance({ ctx: system, input: {} })).toEqual(seen.inside);
    expect((await listManagedKeys({ ctx: system, input: {} })).liveCount).toBe(2);
  });

  it('leave nothing behind when a later one fails, their entries in the audit log included', async () => {
    const { system, organizationId } = await createTenant({ credits: 10 });
    const entries = () => service.database.prisma.auditEntry.count({ where: { organizationId } });
    const before = await entries();
    const work = inTransaction(system, async (ctx) => {
      await grantCredits({ ctx, input: { credits: 5 } });
      await createApiKey({ ctx, input: { name: 'Second' } });
      await createApiKey({ ctx, input: { name: '' } });
    });
    await expect(work).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await getBalance({ ctx: system, input: {} })).toEqual({ balance: 10, held: 0 });
    expect((await listManagedKeys({ ctx: system, input: {} })).liveCount).toBe(1);
    expect(await entries()).toBe(before);
  });

  it('join it when they work for another organization', async () => {
    const [one, other] = [await createTenant({ credits: 1 }), await createTenant({ credits: 1 })];
    const work = inTransaction(one.system, async (ctx) => {
      await grantCredits({ ctx: { ...ctx, ...systemContext(other.organizationId) }, input: { credits: 5 } });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await getBalance({ ctx: other.system, input: {} })).toEqual({ balance: 1, held: 0 });
  });
});
