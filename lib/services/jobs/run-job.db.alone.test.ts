import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOpenAiServer, type ModelReply } from '@/lib/generation/composers/model/testing/openai-server';
import { createTestDatabase, type TestDatabase } from '@/lib/platform/database/testing/create-test-database';
import { getLogger } from '@/lib/platform/logger/logger';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { operatorContext, systemContext } from '../context';
import { findLedgerViolations } from '../credits/check-ledger';
import { getBalance } from '../credits/ledger';
import { createOrganization } from '../organizations/create-organization';
import { createJob } from './create-job';
import { failJob } from './job-life';
import { runJob } from './run-job';

let database: TestDatabase;
let dataDir: string;
let provider: Awaited<ReturnType<typeof startOpenAiServer>>;
let reply: () => ModelReply | Promise<ModelReply>;

// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'run-job-'));
  provider = await startOpenAiServer(() => reply());
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('MODEL', 'compatible:test');
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', provider.baseUrl);
  database = await createTestDatabase();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await provider.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  // No valid answer: everything is written without the model.
  reply = () => ({ content: 'not JSON' });
  provider.calls.splice(0);
});

async function accept() {
  const { id } = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Test', plan: 'enterprise', credits: 100 },
  });
  const ctx = systemContext(id);
  const request = { prompt: '# Plan\n\n- Revenue is $18.4M\n- Churn is 2.1 %\n', output_type: 'deck' as const };
  const { body } = await createJob({ ctx, input: { request, sentBody: request, baseUrl: 'http://127.0.0.1' } });
  return { ctx, jobId: body.job_id };
}
type Accepted = Awaited<ReturnType<typeof accept>>;
const run = async ({ ctx, jobId }: Accepted, isLastAttempt = false) =>
  runJob({ ctx, input: { jobId, isLastAttempt, step: await openStepMemory(database.pool, jobId) } });
const jobOf = async ({ jobId }: Accepted) =>
  (
    await database.pool.query<{ status: string; error_code: string | null }>(
      'select status, error_code from jobs where id = $1',
      [jobId],
    )
  ).rows[0];
const isSound = async ({ ctx }: Accepted) => (await findLedgerViolations({ ctx, input: {} })).length === 0;

describe('runJob', () => {
  it('completes the job and tells in its report that the model was of no use', async () => {
    const job = await accept();
    await run(job);
    expect(await jobOf(job)).toEqual({ status: 'completed', error_code: null });
    const { rows } = await database.pool.query('select quality from artifacts where job_id = $1', [job.jobId]);
    expect(rows[0].quality.notices.join(' ')).toContain('language model');
    expect(await isSound(job)).toBe(true);
  });

  it('leaves the job to another attempt when the provider does not answer', async () => {
    reply = () => ({ status: 503, headers: { 'retry-after-ms': '1' } });
    const job = await accept();
    await expect(run(job)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(await jobOf(job)).toEqual({ status: 'processing', error_code: null });
    reply = () => ({ content: 'not JSON' });
    await run(job);
    expect(await jobOf(job)).toEqual({ status: 'completed', error_code: null });
    expect(await isSound(job)).toBe(true);
  });

  it('fails it on the last attempt and gives the hold back', async () => {
    reply = () => ({ status: 503, headers: { 'retry-after-ms': '1' } });
    const job = await accept();
    await run(job, true);
    expect(await jobOf(job)).toEqual({ status: 'failed', error_code: 'provider_unavailable' });
    expect(await getBalance({ ctx: job.ctx, input: {} })).toEqual({ balance: 100, held: 0 });
  });

  it('fails it at once when another attempt can change nothing', async () => {
    reply = () => ({ status: 401 });
    const job = await accept();
    await run(job);
    expect(await jobOf(job)).toEqual({ status: 'failed', error_code: 'provider_unavailable' });
    expect(provider.calls).toHaveLength(1);
  });

  it('does nothing for a job that has ended', async () => {
    const job = await accept();
    await failJob({ ctx: job.ctx, input: { jobId: job.jobId, code: 'generation_timeout', message: 'Too late.' } });
    await run(job);
    expect(await jobOf(job)).toEqual({ status: 'failed', error_code: 'generation_timeout' });
    expect(provider.calls).toHaveLength(0);
  });

  describe('for a job that is gone', () => {
    const told = () => {
      const lines: unknown[] = [];
      for (const level of ['info', 'warn', 'error'] as const)
        vi.spyOn(getLogger(), level).mockImplementation(
          (_: unknown, message?: string) => void lines.push([level, message]),
        );
      return lines;
    };
    const once = [['info', 'job has ended elsewhere; nothing is left to do']];

    it.each(['jobs', 'organizations'])(
      'has nothing to do and says so once when its row in %s was deleted while it waited',
      async (table) => {
        const job = await accept();
        await database.pool.query(`delete from ${table} where id = $1`, [
          table === 'jobs' ? job.jobId : job.ctx.organizationId,
        ]);
        const lines = told();
        await run(job);
        expect(lines).toEqual(once);
        expect(provider.calls).toHaveLength(0);
      },
    );

    it('ends when it is deleted while it runs, whatever its rows are refused with', async () => {
      const job = await accept();
      reply = async () => {
        await database.pool.query('delete from jobs where id = $1', [job.jobId]);
        return { content: 'not JSON' };
      };
      const lines = told();
      await run(job);
      expect(provider.calls).not.toHaveLength(0);
      expect(lines).toEqual(once);
    });
  });

  it('charges once when two workers run the same job at the same time', async () => {
    const job = await accept();
    await Promise.all([run(job), run(job)]);
    expect(await jobOf(job)).toEqual({ status: 'completed', error_code: null });
    const { rows } = await database.pool.query(
      `select kind from credit_entries where job_id = $1 and kind = 'charge'`,
      [job.jobId],
    );
    expect(rows).toHaveLength(1);
    expect(await isSound(job)).toBe(true);
  });
});
