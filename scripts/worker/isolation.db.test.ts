import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiServer } from '@/lib/generation/composers/model/testing/openai-server';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { getBalance } from '@/lib/services/credits/ledger';
import { cancelJob } from '@/lib/services/jobs/cancel-job';
import { createJob } from '@/lib/services/jobs/create-job';
import { getJob } from '@/lib/services/jobs/get-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { startWorker, type WorkerProcess } from './testing/start-worker';

let service: TestService;
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  service = await openTestService();
});
afterEach(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map(({ ended }) => ended));
});
afterAll(() => service.close());

const poison = pathToFileURL(join(import.meta.dirname, 'testing', 'poison.mjs')).href;

async function start(env: Record<string, string> = {}): Promise<WorkerProcess> {
  const worker = await startWorker({
    DATABASE_URL: service.database.url,
    DATA_DIR: process.env.DATA_DIR!,
    NODE_OPTIONS: `--import ${poison}`,
    ...env,
  });
  workers.push(worker);
  return worker;
}

async function accept({ api }: TestTenant, prompt: string): Promise<string> {
  const request = { prompt, output_type: 'deck' as const };
  const { body } = await createJob({ ctx: api, input: { request, sentBody: request, baseUrl: 'http://localhost' } });
  return body.job_id;
}
const bodyOf = async ({ api }: TestTenant, jobId: string) =>
  (await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost' } })).body;
const statusOf = async (tenant: TestTenant, jobId: string) => (await bodyOf(tenant, jobId)).status;
const rowOf = async (text: string, jobId: string) => (await service.database.pool.query(text, [jobId])).rows[0];
const content = '# Launch plan\n\nMake 3 slides.\n\n- Revenue is $18.4M\n- Churn is 2.1 %\n';

async function expectUncharged({ system }: TestTenant): Promise<void> {
  expect(await getBalance({ ctx: system, input: {} })).toEqual({ balance: 100, held: 0 });
  expect(await findLedgerViolations({ ctx: system, input: {} })).toEqual([]);
}

describe('a job whose computing harms the process it runs in', () => {
  it.each(['computes', 'grows', 'crashes'])(
    'is ended after its second death, and harms no other (%s)',
    async (what) => {
      const [poisoner, neighbour] = [await createTenant(), await createTenant()];
      const worker = await start({
        WORKER_CONCURRENCY: '2',
        RENDER_PROCESSOR_SECONDS: what === 'computes' ? '3' : '60',
        RENDER_MEMORY_MEGABYTES: '512',
      });
      const poisoned = await accept(poisoner, `${content}\n- A poison that ${what}\n`);
      const own = await accept(neighbour, content);
      await expect.poll(() => statusOf(neighbour, own), { timeout: 40_000 }).toBe('completed');
      await expect.poll(() => statusOf(poisoner, poisoned), { timeout: 40_000 }).toBe('failed');
      expect((await bodyOf(poisoner, poisoned)).error?.code).toBe('generation_failed');
      expect(await rowOf('select deaths from jobs where id = $1', poisoned)).toEqual({ deaths: 2 });
      expect(await rowOf('select deaths from jobs where id = $1', own)).toEqual({ deaths: 0 });
      await expectUncharged(poisoner);
      expect(worker.child.exitCode).toBeNull();
    },
  );
});

describe('a worker that is killed from outside', () => {
  it('costs its job no attempt', async () => {
    const tenant = await createTenant();
    const server = await startOpenAiServer(() => new Promise(() => undefined));
    const worker = await start({ MODEL: 'compatible:test', OPENAI_COMPATIBLE_BASE_URL: server.baseUrl });
    const jobId = await accept(tenant, content);
    const attempts = async () =>
      rowOf('select attempts, worker_id is null as waits from job_queue where job_id = $1', jobId);
    await expect.poll(attempts, { timeout: 20_000 }).toEqual({ attempts: 1, waits: false });
    worker.child.kill('SIGKILL');
    await worker.ended;
    await start({ WORKER_CONCURRENCY: '1' });
    await expect.poll(() => statusOf(tenant, jobId), { timeout: 40_000 }).toBe('completed');
    await server.close();
  });
});

describe('a job that a person cancels', () => {
  it('stops where it is, uncharged, and its worker goes on with others', async () => {
    const tenant = await createTenant();
    await start({ RENDER_PROCESSOR_SECONDS: '600', RENDER_SECONDS: '600', WORKER_CONCURRENCY: '1' });
    const stuck = await accept(tenant, `${content}\n- A poison that computes\n`);
    const next = await accept(tenant, content);
    const isTaken = async () =>
      (await rowOf('select worker_id from job_queue where job_id = $1', stuck))?.worker_id !== null;
    await expect.poll(isTaken, { timeout: 20_000 }).toBe(true);
    await cancelJob({ ctx: tenant.system, input: { jobId: stuck } });
    expect((await bodyOf(tenant, stuck)).error?.code).toBe('cancelled');
    await expect.poll(() => statusOf(tenant, next), { timeout: 40_000 }).toBe('completed');
    await expect(cancelJob({ ctx: tenant.system, input: { jobId: stuck } })).rejects.toThrow('ended already');
    expect(await findLedgerViolations({ ctx: tenant.system, input: {} })).toEqual([]);
  });

  it('never starts when it was still waiting', async () => {
    const tenant = await createTenant();
    const jobId = await accept(tenant, content);
    await cancelJob({ ctx: tenant.system, input: { jobId } });
    await start();
    const queued = () => rowOf('select 1 from job_queue where job_id = $1', jobId);
    await expect.poll(queued, { timeout: 20_000 }).toBeUndefined();
    expect((await bodyOf(tenant, jobId)).error?.code).toBe('cancelled');
    await expectUncharged(tenant);
  });
});
