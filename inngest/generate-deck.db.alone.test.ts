import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InngestTestEngine } from '@inngest/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/lib/platform/database/testing/create-test-database';
import { operatorContext, systemContext } from '@/lib/services/context';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { createJob } from '@/lib/services/jobs/create-job';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { jobAccepted, jobCancelled } from './client';
import { createGenerateDeck } from './generate-deck';
import { sweepJobs } from './sweeps';

const generateDeck = createGenerateDeck({ concurrency: 3, startsPerMinute: 30 });

let database: TestDatabase;
let dataDir: string;

// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inngest-'));
  vi.stubEnv('DATA_DIR', dataDir);
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function accept({ credits = 100, prompt = '# Plan\n\n- Revenue is $18.4M\n- Churn is 2.1 %\n' } = {}) {
  const { id: organizationId } = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Test', plan: 'enterprise', credits },
  });
  const request = { prompt, output_type: 'deck' as const };
  const ctx = systemContext(organizationId);
  const { body } = await createJob({ ctx, input: { request, sentBody: request, baseUrl: 'http://127.0.0.1' } });
  return { jobId: body.job_id, organizationId };
}
/** A fresh engine for each run: one that has run keeps what it ran. */
const engineFor = (data: { jobId: string; organizationId: string }) =>
  new InngestTestEngine({ function: generateDeck, events: [{ name: jobAccepted.name, data }] });
const jobOf = async (jobId: string) =>
  (await database.pool.query('select status, error_code from jobs where id = $1', [jobId])).rows[0];
const charges = async (jobId: string) =>
  (await database.pool.query(`select amount from credit_entries where job_id = $1 and kind = 'charge'`, [jobId])).rows;

describe('generate-deck', () => {
  it('takes an accepted job to its files', async () => {
    const data = await accept();
    const { error } = await engineFor(data).execute();
    expect(error).toBeUndefined();
    expect(await jobOf(data.jobId)).toEqual({ status: 'completed', error_code: null });
    expect(await charges(data.jobId)).toHaveLength(1);
    expect(await findLedgerViolations({ ctx: systemContext(data.organizationId), input: {} })).toEqual([]);
  });

  it('changes nothing when the same event arrives again', async () => {
    const data = await accept();
    await engineFor(data).execute();
    const again = await engineFor(data).execute();
    expect(again.error).toBeUndefined();
    expect(await charges(data.jobId)).toHaveLength(1);
  });

  it.each(['start', 'plan', 'write', 'design', 'render', 'deliver'])(
    'has %s as a step of its own, without a file in its result',
    async (name) => {
      const { result, error } = await engineFor(await accept()).executeStep(name);
      expect(error).toBeUndefined();
      expect(JSON.stringify(result).length).toBeLessThan(10_000);
    },
  );

  it('ends the job without a retry when the pool does not cover it', async () => {
    const data = await accept({ credits: 0 });
    const { error } = await engineFor(data).execute();
    expect(error).toBeUndefined();
    expect(await jobOf(data.jobId)).toEqual({ status: 'failed', error_code: 'insufficient_credits' });
  });

  it('has nothing to do for a job that was deleted while it waited', async () => {
    const data = await accept();
    await database.pool.query('delete from organizations where id = $1', [data.organizationId]);
    expect((await engineFor(data).execute()).error).toBeUndefined();
  });

  it.each([
    ['generation_failed', new Error('The connection was closed.')],
    ['provider_unavailable', Object.assign(new Error('The model is away.'), { name: 'provider_unavailable' })],
  ] as const)('fails the job with %s when Inngest has given up on it', async (code, error) => {
    const data = await accept();
    const onFailure = generateDeck.opts.onFailure as (args: unknown) => Promise<void>;
    await onFailure({ event: { data: { event: { name: jobAccepted.name, data } } }, error });
    expect(await jobOf(data.jobId)).toEqual({ status: 'failed', error_code: code });
  });

  it('fails a job whose time was up for that, whatever the last error was', async () => {
    const data = await accept();
    await database.pool.query(`update jobs set deadline_at = now() where id = $1`, [data.jobId]);
    const onFailure = generateDeck.opts.onFailure as (args: unknown) => Promise<void>;
    await onFailure({ event: { data: { event: { name: jobAccepted.name, data } } }, error: new Error('x') });
    expect(await jobOf(data.jobId)).toEqual({ status: 'failed', error_code: 'generation_timeout' });
  });

  it('runs once a job, lets no organization take every worker, and ends with its job', () => {
    const key = 'event.data.organizationId';
    expect(generateDeck.opts).toMatchObject({
      idempotency: 'event.data.jobId',
      concurrency: [{ limit: 3, key }],
      throttle: { limit: 30, period: '1m', key },
      priority: { run: 'event.data.priority' },
      cancelOn: [{ event: jobCancelled.name, if: 'async.data.jobId == event.data.jobId' }],
    });
    expect(generateDeck.opts.retries).toBeGreaterThan(0);
  });

  it('takes a title that would be cut within an emoji', async () => {
    const title = `${'Growth in every region of the north '.repeat(3).slice(0, 99)}😀 and more`;
    const data = await accept({
      prompt: `Make 2 slides.\n\n# ${title}\n\n- Revenue is $18.4M 😀\n\n# Costs\n\n- Costs are $2M\n`,
    });
    expect((await engineFor(data).execute()).error).toBeUndefined();
    expect(await jobOf(data.jobId)).toEqual({ status: 'completed', error_code: null });
  });
});

describe('sweep-jobs', () => {
  it('fails jobs past their deadline', async () => {
    const { jobId } = await accept();
    await database.pool.query(`update jobs set deadline_at = now() - interval '1 second' where id = $1`, [jobId]);
    const { result } = await new InngestTestEngine({ function: sweepJobs }).execute();
    expect(result).toMatchObject({ overdue: expect.any(Number), failed: 0 });
    expect(await jobOf(jobId)).toEqual({ status: 'failed', error_code: 'generation_timeout' });
  });
});
