import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { getKeyUsage } from './get-key-usage';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function log({ organizationId, key }: TestTenant, createdAt: Date, statuses: readonly number[]): Promise<void> {
  const row = (status: number) => ({
    id: uuidv7(),
    organizationId,
    apiKeyId: key.id,
    method: 'GET',
    status,
    durationMs: 1,
    createdAt,
  });
  await service.database.prisma.requestLogEntry.createMany({ data: statuses.map(row) });
}

it('counts the requests and errors of each of the last 30 days', async () => {
  const tenant = await createTenant();
  await log(tenant, new Date(), [200, 200, 400]);
  await log(tenant, dayAgo(29), [200, 404, 429, 500]);
  await log(tenant, dayAgo(30), [200]);
  const { dayCount, byKey } = await getKeyUsage({ ctx: tenant.system, input: { apiKeyIds: [tenant.key.id] } });
  const usage = byKey[tenant.key.id];
  expect(dayCount).toBe(30);
  expect(usage).toMatchObject({ requests: 7, errors: 4 });
  expect(usage?.days).toHaveLength(30);
  expect(usage?.days[0]).toEqual({ day: dayAgo(29).toISOString().slice(0, 10), requests: 4, errors: 3 });
  expect(usage?.days[29]).toEqual({ day: new Date().toISOString().slice(0, 10), requests: 3, errors: 1 });
  expect(usage?.days[15]).toMatchObject({ requests: 0, errors: 0 });
});

it('keeps keys apart, and tells nothing of a key of another organization', async () => {
  const [tenant, stranger] = [await createTenant(), await createTenant()];
  await log(tenant, new Date(), [200]);
  await log(stranger, new Date(), [200, 200]);
  const { byKey } = await getKeyUsage({ ctx: tenant.system, input: { apiKeyIds: [tenant.key.id, stranger.key.id] } });
  expect([byKey[tenant.key.id]?.requests, byKey[stranger.key.id]?.requests]).toEqual([1, 0]);
});

it('refuses what is not a list of ids', async () => {
  const { system } = await createTenant();
  for (const apiKeyIds of [['nonsense'], Array.from({ length: 501 }, () => uuidv7())]) {
    await expect(getKeyUsage({ ctx: system, input: { apiKeyIds } })).rejects.toMatchObject({ code: 'invalid_request' });
  }
});
