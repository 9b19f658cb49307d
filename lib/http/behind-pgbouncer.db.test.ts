import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, useDatabase, type Database, type DatabaseOptions } from '@/lib/platform/database/client';
import { pgbouncerPath, startPgBouncer, type PgBouncer } from '@/lib/platform/database/testing/pgbouncer';
import { closeRateLimiter, useRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { createPostgresRateLimiter } from '@/lib/platform/rate-limiter/postgres-rate-limiter';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { generateRoute, statusRoute } from './routes/jobs';
import { callRoute } from './testing/call-route';

const path = pgbouncerPath();
if (!path) console.log('Skipped: what runs behind PgBouncer; no pgbouncer is installed (apt-get install pgbouncer).');

describe.skipIf(!path)('behind PgBouncer in transaction mode', () => {
  let service: TestService;
  let tenant: TestTenant;
  let bouncer: PgBouncer;
  let database: Database | undefined;
  beforeAll(async () => {
    service = await openTestService();
    tenant = await createTenant();
    bouncer = await startPgBouncer(path ?? '', service.database.url);
  });
  afterEach(async () => {
    useDatabase(service.database);
    await closeRateLimiter();
    await database?.close();
  });
  afterAll(async () => {
    await bouncer?.stop();
    await service?.close();
  });

  function open(options: DatabaseOptions): Database {
    database = openDatabase(bouncer.url, { poolSize: 10, ...options });
    useDatabase(database);
    useRateLimiter(createPostgresRateLimiter(service.database.url));
    return database;
  }

  const body = { prompt: 'A plan in 10 slides', output_type: 'deck' };
  const generate = (idempotencyKey?: string) =>
    callRoute(generateRoute, 'POST', {
      key: tenant.key.key,
      body,
      headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    });

  it('jobs are accepted and read, many at once', async () => {
    open({ pooler: 'transaction' });
    const accepted = await Promise.all(
      Array.from({ length: 30 }, (_, index) => generate(index % 2 ? `k-${index}` : undefined)),
    );
    expect(accepted.map(({ status }) => status)).toEqual(accepted.map(() => 200));
    const ids = await Promise.all(accepted.map(async (answer) => ((await answer.json()) as { job_id: string }).job_id));
    const read = await Promise.all(
      ids.map((id) => callRoute(statusRoute, 'GET', { key: tenant.key.key, params: { job_id: id } })),
    );
    expect(read.map(({ status }) => status)).toEqual(ids.map(() => 200));
  });

  it('transactions of Prisma wait for each other', async () => {
    const { prisma } = open({ pooler: 'transaction' });
    const id = tenant.organizationId;
    const raise = () =>
      prisma.$transaction(async (client) => {
        await client.$queryRaw`select id from organizations where id = ${id}::uuid for update`;
        const { name } = await client.organization.findUniqueOrThrow({ where: { id } });
        await client.organization.update({ where: { id }, data: { name: String((Number(name) || 0) + 1) } });
      });
    await Promise.all(Array.from({ length: 12 }, raise));
    expect(await prisma.organization.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: '12' });
  });

  it('nothing works without the setting that says so, which shows that this is a real one', async () => {
    const { pool } = open({});
    await expect(pool.query('select 1')).rejects.toThrow('unsupported startup parameter');
  });
});
