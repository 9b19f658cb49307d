import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext, type Context } from '../context';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { getBalance, grantCredits, holdCredits, releaseCredits, settleCredits } from './ledger';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const balanceOf = (ctx: Context) => getBalance({ ctx, input: {} });

describe('credits', () => {
  it('adds a grant to the balance', async () => {
    const { system } = await createTenant({ credits: 5 });
    expect(await grantCredits({ ctx: system, input: { credits: 7 } })).toEqual({ balance: 12, held: 0 });
  });

  it('refuses grants of nothing, of parts, to nobody, and by people of the organization', async () => {
    const { system, organizationId } = await createTenant();
    for (const credits of [0, -1, 1.5, Number.NaN]) {
      await expect(grantCredits({ ctx: system, input: { credits } })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    }
    await expect(grantCredits({ ctx: systemContext(uuidv7()), input: { credits: 1 } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const owner: Context = { organizationId, actor: { type: 'user', userId: uuidv7(), role: 'owner' } };
    await expect(grantCredits({ ctx: owner, input: { credits: 1 } })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('replaces a hold by the charge for what was delivered', async () => {
    const { system, api } = await createTenant({ credits: 20 });
    const jobId = await acceptJob(api);
    expect(await holdCredits({ ctx: system, input: { jobId, credits: 15 } })).toBe(true);
    expect(await balanceOf(system)).toEqual({ balance: 5, held: 15 });
    expect(await settleCredits({ ctx: system, input: { jobId, credits: 8 } })).toBe(true);
    expect(await balanceOf(system)).toEqual({ balance: 12, held: 0 });
  });

  it('does each thing once, however often it is asked to', async () => {
    const { system, api } = await createTenant({ credits: 20 });
    const jobId = await acceptJob(api);
    const input = { jobId, credits: 6 };
    await Promise.all(Array.from({ length: 8 }, () => holdCredits({ ctx: system, input })));
    expect(await balanceOf(system)).toEqual({ balance: 14, held: 6 });
    await Promise.all(Array.from({ length: 8 }, () => settleCredits({ ctx: system, input: { jobId, credits: 4 } })));
    await releaseCredits({ ctx: system, input: { jobId } });
    expect(await balanceOf(system)).toEqual({ balance: 16, held: 0 });
  });

  it('lets a settlement and a release of one job exclude each other', async () => {
    const { system, api } = await createTenant({ credits: 20 });
    const jobId = await acceptJob(api);
    await holdCredits({ ctx: system, input: { jobId, credits: 6 } });
    const outcomes = await Promise.all([
      settleCredits({ ctx: system, input: { jobId, credits: 6 } }),
      releaseCredits({ ctx: system, input: { jobId } }),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(system)).toEqual({ balance: outcomes[0] ? 14 : 20, held: 0 });
  });

  it('never lends: of 100 holds at once, a pool of 10 covers ten', async () => {
    const { system, api } = await createTenant({ credits: 10 });
    const jobs = await Promise.all(Array.from({ length: 100 }, () => acceptJob(api)));
    const held = await Promise.all(jobs.map((jobId) => holdCredits({ ctx: system, input: { jobId, credits: 1 } })));
    expect(held.filter(Boolean)).toHaveLength(10);
    expect(await balanceOf(system)).toEqual({ balance: 0, held: 10 });
  });

  it('settles nothing beyond the hold, and nothing without one', async () => {
    const { system, api } = await createTenant({ credits: 20 });
    const jobId = await acceptJob(api);
    expect(await settleCredits({ ctx: system, input: { jobId, credits: 1 } })).toBe(false);
    await holdCredits({ ctx: system, input: { jobId, credits: 2 } });
    expect(await settleCredits({ ctx: system, input: { jobId, credits: 3 } })).toBe(false);
    expect(await balanceOf(system)).toEqual({ balance: 18, held: 2 });
  });

  it("touches no other organization's job", async () => {
    const [one, other] = await Promise.all([createTenant(), createTenant()]);
    const jobId = await acceptJob(one.api);
    await holdCredits({ ctx: one.system, input: { jobId, credits: 5 } });
    expect(await releaseCredits({ ctx: other.system, input: { jobId } })).toBe(false);
    expect(await settleCredits({ ctx: other.system, input: { jobId, credits: 5 } })).toBe(false);
    expect(await balanceOf(other.system)).toEqual({ balance: 100, held: 0 });
  });

  it('is checked by the database itself', async () => {
    const { organizationId } = await createTenant({ credits: 1 });
    const overdraw = service.database.pool.query('update credit_pools set balance = -1 where organization_id = $1', [
      organizationId,
    ]);
    await expect(overdraw).rejects.toThrow(/credit_pools_balance_check/);
  });
});
