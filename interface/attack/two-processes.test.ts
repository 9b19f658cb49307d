import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { getBalance } from '@/lib/services/credits/ledger';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { tries } from '@/lib/testing/test-run';
import { startWeb, type WebProcess } from '@/scripts/web/testing/start-web';
import { startWorker, type WorkerProcess } from '@/scripts/worker/testing/start-worker';
import { refusalOf, send, type Answer, type Sent } from './testing/send';

let service: TestService;
let webs: WebProcess[];
let worker: WorkerProcess | undefined;
beforeAll(async () => {
  service = await openTestService();
  webs = await Promise.all([startWeb(), startWeb()]);
});
afterAll(async () => {
  worker?.child.kill('SIGTERM');
  await Promise.all([...webs.map((web) => web.stop()), worker?.ended]);
  await service.close();
});

/** A worker, from the first test on that wants jobs to be done. */
async function haveJobsTaken(): Promise<void> {
  worker ??= await startWorker({ WORKER_CONCURRENCY: '4' });
}

const slide = { prompt: 'Three reasons', output_type: 'single_slide' };

/** Sent to one process and the other in turn, all at once. */
function together(count: number, ask: (index: number, at: string) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index, webs[index % webs.length]!.url)));
}

function generate(key: string, at: string, sent: Sent = {}): Promise<Answer> {
  return send(at, 'POST', '/api/v1/generate', { key, body: slide, ...sent });
}

const status = (key: string, at: string, jobId: string) => send(at, 'GET', `/api/v1/status/${jobId}`, { key });

/** How many answers have which status. */
function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const answer of answers) counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  return counts;
}

/** Rows of the one column that a query has. */
async function valuesOf<T>(text: string, ...values: unknown[]): Promise<T[]> {
  const { rows } = await service.database.pool.query<{ value: T }>(text, values);
  return rows.map(({ value }) => value);
}
const jobsOf = ({ organizationId }: TestTenant) =>
  valuesOf<string>('select id as value from jobs where organization_id = $1', organizationId);
const queuedOf = ({ organizationId }: TestTenant) =>
  valuesOf<string>(`select job_id as value from job_queue where organization_id = $1`, organizationId);

describe('a hundred simultaneous requests with one idempotency key', () => {
  it('make one job, queued once, charged once, and answer alike', async () => {
    const tenant = await createTenant({ credits: 10 });
    const headers = { 'idempotency-key': 'order-42' };
    const answers = await together(100, (_, at) => generate(tenant.key.key, at, { headers }));
    expect(statuses(answers)).toEqual({ 200: 100 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')).toHaveLength(99);
    const jobId = answers[0]!.job().job_id;
    expect(await jobsOf(tenant)).toEqual([jobId]);
    expect(await queuedOf(tenant)).toEqual([jobId]);

    await haveJobsTaken();
    await expect
      .poll(() => valuesOf('select status::text as value from jobs where id = $1', jobId), { timeout: 30_000 })
      .toEqual(['completed']);
    expect(
      await valuesOf(`select amount as value from credit_entries where job_id = $1 and kind = 'charge'`, jobId),
    ).toEqual([-1]);
    expect((await getBalance({ ctx: tenant.system, input: {} })).balance).toBe(9);
  });

  it('and different bodies have one winner; the rest are told of the conflict', async () => {
    const tenant = await createTenant({ credits: 0 });
    const headers = { 'idempotency-key': 'order-43' };
    const answers = await together(40, (index, at) =>
      generate(tenant.key.key, at, { headers, body: { ...slide, prompt: `Reason ${index}` } }),
    );
    const won = answers.findIndex((answer) => answer.status === 200);
    const refused = answers.filter((_, index) => index !== won).map(refusalOf);
    expect(refused).toEqual(refused.map(() => '409 idempotency_conflict'));
    expect(
      await valuesOf('select prompt as value from jobs where organization_id = $1', tenant.organizationId),
    ).toEqual([`Reason ${won}`]);
  });
});

describe('a limit', () => {
  it('of 60 a minute lets exactly 60 of 200 parallel requests through, and the others leave nothing', async () => {
    const tenant = await createTenant({ credits: 0 });
    const answers = await together(200, (_, at) => generate(tenant.key.key, at));
    expect(statuses(answers)).toEqual({ 200: 60, 429: 140 });
    for (const answer of answers.filter((one) => one.status === 429)) {
      expect(refusalOf(answer)).toBe('429 rate_limit_exceeded');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const accepted = answers.filter((one) => one.status === 200).map((one) => one.job().job_id);
    expect((await jobsOf(tenant)).sort()).toEqual(accepted.sort());
  });

  it('of one poll a second per job holds for both together', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const bornAtMs = Date.now();
    // In the first second of its life two are allowed.
    await vi.waitUntil(() => Date.now() > bornAtMs + 1_000, { timeout: 10_000 });
    const startedAt = performance.now();
    const answers = await together(40, (_, at) => status(tenant.key.key, at, jobId));
    const seconds = Math.floor((performance.now() - startedAt) / 1_000);
    const { 200: shown = 0, 429: refused = 0 } = statuses(answers);
    expect(shown + refused).toBe(40);
    expect(shown).toBeGreaterThan(0);
    // One in each second that it took.
    expect(shown).toBeLessThanOrEqual(1 + seconds);
  });
});

describe('what changes', () => {
  it('by a revocation counts from the very next request on, in both processes', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    // Both know the key by now, if they know anything.
    expect((await together(2, (_, at) => status(tenant.key.key, at, jobId))).map((answer) => answer.status)).toEqual([
      200, 200,
    ]);
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: tenant.key.id } });
    const answers = [
      ...(await together(2, (_, at) => status(tenant.key.key, at, jobId))),
      ...(await together(2, (_, at) => generate(tenant.key.key, at))),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => '401 unauthorized'));
  });

  it('by a change of plan counts from the very next request on, in both processes', async () => {
    const tenant = await createTenant({ credits: 0 });
    const outcomes = async () =>
      (await together(2, (_, at) => generate(tenant.key.key, at))).map((answer) => answer.status);
    expect(await outcomes()).toEqual([200, 200]);
    await setPlan({ ctx: tenant.system, input: { plan: 'starter' } });
    expect(await outcomes()).toEqual([403, 403]);
    await setPlan({ ctx: tenant.system, input: { plan: 'enterprise', trial: true } });
    expect(await outcomes()).toEqual([403, 403]);
    await setPlan({ ctx: tenant.system, input: { plan: 'business' } });
    expect(await outcomes()).toEqual([200, 200]);
  });
});

describe('jobs at once on a pool that covers a fifth of them', () => {
  const covered = tries(20, 100);
  const sent = 5 * covered;

  it('are completed as often as that, and the pool is empty to the credit', async () => {
    const tenant = await createTenant({ credits: covered });
    const keys = await Promise.all(
      Array.from({ length: 10 }, (_, index) => createApiKey({ ctx: tenant.system, input: { name: `Key ${index}` } })),
    );
    const answers = await together(sent, (index, at) => generate(keys[Math.floor(index / 2) % keys.length]!.key, at));
    expect(statuses(answers)).toEqual({ 200: sent });

    await haveJobsTaken();
    const ends = `select coalesce(error_code, status::text) as value from jobs where organization_id = $1 and finished_at is not null`;
    const endsOf = () => valuesOf<string>(ends, tenant.organizationId);
    await expect.poll(async () => (await endsOf()).length, { timeout: 150_000, interval: 200 }).toBe(sent);
    const ended = await endsOf();
    expect(ended.filter((end) => end === 'completed')).toHaveLength(covered);
    expect(ended.filter((end) => end === 'insufficient_credits')).toHaveLength(sent - covered);

    const sumOf = (what: string, rows: string) =>
      valuesOf<number>(`select ${what}::int as value from ${rows} and organization_id = $1`, tenant.organizationId);
    expect(await getBalance({ ctx: tenant.system, input: {} })).toMatchObject({ balance: 0, held: 0 });
    expect(await sumOf('sum(amount)', 'credit_entries where true')).toEqual([0]);
    expect(await sumOf('sum(amount)', `credit_entries where kind = 'charge'`)).toEqual([-covered]);
    expect(await sumOf('count(*)', 'artifacts where true')).toEqual([covered]);
    expect(await findLedgerViolations({ ctx: tenant.system, input: {} })).toEqual([]);
  });
});
