import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticateApiKey } from '../api-keys/authenticate-api-key';
import { createApiKey } from '../api-keys/create-api-key';
import { operatorContext, systemContext, type Context } from '../context';
import { acceptJob, completeWithFiles } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { createOrganization } from './create-organization';
import { getFirstSteps } from './get-first-steps';
import type { Plan } from './plans';

let service: TestService;
let ctx: Context;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  ctx = await openOrganization('business');
});
afterAll(() => service.close());

async function openOrganization(plan: Plan, trial = false): Promise<Context> {
  const { id } = await createOrganization({ ctx: operatorContext, input: { name: 'New', plan, trial, credits: 10 } });
  await join(systemContext(id), 'owner');
  return systemContext(id);
}

const join = async (to: Context, role: 'owner' | 'member') =>
  createUser({ ctx: to, input: { email: `${uuidv7()}@example.com`, password: 'long enough', role } });
const steps = () => getFirstSteps({ ctx, input: {} });
const nothing = { hasApi: true, generated: false, createdKey: false, calledApi: false, invited: false, isDone: false };

async function completeJob(by: Context): Promise<void> {
  await completeWithFiles(by, await acceptJob(by));
}

describe('getFirstSteps', () => {
  it('begins with nothing done', async () => {
    expect(await steps()).toEqual(nothing);
  });

  it('advances as facts come true, and is done with the last', async () => {
    const { key, id } = await createApiKey({ ctx, input: { name: 'Key' } });
    expect(await steps()).toEqual({ ...nothing, createdKey: true });
    await authenticateApiKey({ input: { key } });
    await expect.poll(steps).toEqual({ ...nothing, createdKey: true, calledApi: true });
    await join(ctx, 'member');
    expect(await steps()).toEqual({ ...nothing, createdKey: true, calledApi: true, invited: true });
    await completeJob({ ...ctx, actor: { type: 'api_key', apiKeyId: id } });
    expect(await steps()).toEqual({
      hasApi: true,
      generated: true,
      createdKey: true,
      calledApi: true,
      invited: true,
      isDone: true,
    });
  });

  it('counts an invitation that nobody has followed yet', async () => {
    await service.database.prisma.invitation.create({
      data: {
        id: uuidv7(),
        organizationId: ctx.organizationId,
        email: 'a@example.com',
        role: 'member',
        tokenHash: uuidv7(),
        expiresAt: new Date(),
      },
    });
    expect(await steps()).toEqual({ ...nothing, invited: true });
  });

  it('takes a job that waits or failed for no deck', async () => {
    const { id: apiKeyId } = await createApiKey({ ctx, input: { name: 'Key' } });
    const id = await acceptJob({ ...ctx, actor: { type: 'api_key', apiKeyId } });
    expect(await steps()).toMatchObject({ generated: false });
    await service.database.prisma.job.update({
      where: { id },
      data: { status: 'failed', errorCode: 'internal_error', errorMessage: 'x', finishedAt: new Date() },
    });
    expect(await steps()).toMatchObject({ generated: false });
  });

  it.each([
    ['free', false],
    ['starter', false],
    ['business', true],
  ] as const)('asks for no key where the plan has none: %s, trial %s', async (plan, trial) => {
    ctx = await openOrganization(plan, trial);
    expect(await steps()).toMatchObject({ hasApi: false, isDone: false });
  });

  it('sees nothing of other organizations', async () => {
    const { api } = await createTenant();
    await completeJob(api);
    expect(await steps()).toEqual(nothing);
  });

  it('is for owners and admins', async () => {
    const as = (role: 'owner' | 'admin' | 'member'): Context => ({
      ...ctx,
      actor: { type: 'user', userId: uuidv7(), role },
    });
    for (const role of ['owner', 'admin'] as const)
      await expect(getFirstSteps({ ctx: as(role), input: {} })).resolves.toEqual(nothing);
    await expect(getFirstSteps({ ctx: as('member'), input: {} })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(getFirstSteps({ ctx: systemContext(uuidv7()), input: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
