import { addDays, subDays } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { authenticateApiKey } from './authenticate-api-key';
import { revokeApiKey, rotateApiKey } from './change-api-key';
import { createApiKey } from './create-api-key';
import { successorName } from './key-rules';
import { listManagedKeys } from './list-managed-keys';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('rotateApiKey', () => {
  it('makes a second key, and both work until one is revoked', async () => {
    const { system, key } = await createTenant();
    const successor = await rotateApiKey({ ctx: system, input: { apiKeyId: key.id } });
    expect(successor).toMatchObject({ name: 'Key (2)', expiresAt: null });
    expect(successor.key).not.toBe(key.key);
    for (const { key: plaintext } of [key, successor])
      await expect(authenticateApiKey({ input: { key: plaintext } })).resolves.toBeDefined();
    const { live, rotations } = await listManagedKeys({ ctx: system, input: {} });
    expect(live.map(({ id }) => id)).toEqual([successor.id, key.id]);
    expect(rotations).toMatchObject([{ old: { id: key.id }, successor: { id: successor.id } }]);
    await revokeApiKey({ ctx: system, input: { apiKeyId: key.id } });
    expect((await listManagedKeys({ ctx: system, input: {} })).rotations).toEqual([]);
    await expect(authenticateApiKey({ input: { key: successor.key } })).resolves.toBeDefined();
  });

  it.each([
    ['never', null, false],
    ['an hour before', -3_600, false],
    ['just before, which is known to a minute', -30, true],
    ['afterwards', 30, true],
  ])('tells whether the old key is in use: %s', async (_when, seconds, isOldInUse) => {
    const { system, key } = await createTenant();
    const { createdAt } = await rotateApiKey({ ctx: system, input: { apiKeyId: key.id } });
    const lastUsedAt = seconds === null ? null : new Date(createdAt.getTime() + seconds * 1_000);
    await service.database.prisma.apiKey.update({ where: { id: key.id }, data: { lastUsedAt } });
    expect((await listManagedKeys({ ctx: system, input: {} })).rotations).toMatchObject([{ isOldInUse }]);
  });

  it('lets the successor live as long as the key was made for', async () => {
    const { system } = await createTenant();
    const key = await createApiKey({ ctx: system, input: { name: 'Key', expiresAt: '90' } });
    const age = { createdAt: subDays(key.createdAt, 80), expiresAt: subDays(key.expiresAt ?? new Date(), 80) };
    await service.database.prisma.apiKey.update({ where: { id: key.id }, data: age });
    const successor = await rotateApiKey({ ctx: system, input: { apiKeyId: key.id } });
    expect(Math.abs(Number(successor.expiresAt) - addDays(Date.now(), 90).getTime())).toBeLessThan(60_000);
  });

  it('leaves rows about both keys, without a plaintext in any of the database', async () => {
    const { system, key, organizationId } = await createTenant();
    const successor = await rotateApiKey({ ctx: system, input: { apiKeyId: key.id } });
    const entries = await service.database.prisma.auditEntry.findMany({
      where: { organizationId, action: { startsWith: 'api_key.' } },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['api_key.created', key.id],
      ['api_key.created', successor.id],
      ['api_key.rotated', key.id],
    ]);
    expect(entries.map(({ detail }) => detail)).toMatchObject([
      {},
      { replacesId: key.id },
      { successorId: successor.id, successorName: 'Key (2)' },
    ]);
    const { rows: keys } = await service.database.pool.query('select * from api_keys where organization_id = $1', [
      organizationId,
    ]);
    const text = JSON.stringify([entries, keys]);
    expect(text).toContain(successor.displayPrefix);
    for (const { key: plaintext } of [key, successor]) expect(text).not.toContain(plaintext.slice(0, 9));
  });

  it('gives a key one successor, also when two are asked for at once, and a next one when that is gone', async () => {
    const { system, key } = await createTenant();
    const rotate = () => rotateApiKey({ ctx: system, input: { apiKeyId: key.id } });
    const outcomes = await Promise.allSettled([rotate(), rotate(), rotate()]);
    expect(fulfilled(outcomes)).toBe(1);
    await expect(rotate()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('“Key (2)”') });
    const successor = (await listManagedKeys({ ctx: system, input: {} })).rotations[0]?.successor;
    await revokeApiKey({ ctx: system, input: { apiKeyId: successor?.id ?? '' } });
    await expect(rotate()).resolves.toBeDefined();
  });

  it('stops at 50 live keys, also when several keys are rotated at once', async () => {
    const { system } = await createTenant();
    const create = (_: unknown, index: number) => createApiKey({ ctx: system, input: { name: `Key ${index}` } });
    const keys = await Promise.all(Array.from({ length: 47 }, create));
    const outcomes = await Promise.allSettled(
      keys.slice(0, 8).map(({ id }) => rotateApiKey({ ctx: system, input: { apiKeyId: id } })),
    );
    expect(fulfilled(outcomes)).toBe(2);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: expect.stringContaining('50') },
    });
    expect((await listManagedKeys({ ctx: system, input: {} })).liveCount).toBe(50);
  });
});

describe('successorName', () => {
  it.each([
    ['CRM', 'CRM (2)'],
    ['CRM (2)', 'CRM (3)'],
    ['CRM (99)', 'CRM (100)'],
    ['CRM (old)', 'CRM (old) (2)'],
    ['(2)', '(2) (2)'],
  ])('%s is followed by %s', (name, next) => expect(successorName(name)).toBe(next));

  it('fits, and cuts no character in two', () => {
    expect(successorName('x'.repeat(100))).toBe(`${'x'.repeat(96)} (2)`);
    expect(successorName(`${'x'.repeat(95)}😀😀xx`)).toBe(`${'x'.repeat(95)} (2)`);
    expect(successorName(`${'x'.repeat(92)} (999999)`).length).toBeLessThanOrEqual(100);
  });
});
