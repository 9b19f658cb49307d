import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startOpenAiServer,
  type ModelCall,
  type ModelReply,
} from '@/lib/generation/composers/model/testing/openai-server';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { createLocalBlobStore } from '@/lib/platform/blob-store/local-blob-store';
import { createTestDatabase, type TestDatabase } from '@/lib/platform/database/testing/create-test-database';
import { pgbouncerPath, startPgBouncer } from '@/lib/platform/database/testing/pgbouncer';
import { operatorContext, systemContext } from '@/lib/services/context';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { createJob } from '@/lib/services/jobs/create-job';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { startWorker, type WorkerProcess } from './testing/start-worker';

let database: TestDatabase;
let dataDir: string;
let organizationId: string;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'worker-'));
  const organization = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Test', plan: 'enterprise', credits: 100 },
  });
  organizationId = organization.id;
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  const worker = await startWorker({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
  workers.push(worker);
  return worker;
};
/** Starting one takes longer than most of what is asked of it, so the tests of a group share what they leave alive. */
const oneOf = async (env: Record<string, string> = {}) => workers.find(({ child }) => isRunning(child)) ?? start(env);
const isRunning = ({ exitCode, signalCode }: WorkerProcess['child']) => exitCode === null && signalCode === null;
async function endAll(): Promise<void> {
  for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map(({ ended }) => ended));
}

async function accept(prompt: string): Promise<string> {
  const request = { prompt, output_type: 'deck' as const };
  const { body } = await createJob({
    ctx: systemContext(organizationId),
    input: { request, sentBody: request, baseUrl: 'http://127.0.0.1' },
  });
  return body.job_id;
}
const jobOf = async (jobId: string) =>
  (await database.pool.query('select status, error_code from jobs where id = $1', [jobId])).rows[0] as {
    status: string;
    error_code: string | null;
  };
const statusOf = async (jobId: string) => (await jobOf(jobId)).status;
const rowsOf = async (text: string, jobId: string) => (await database.pool.query(text, [jobId])).rows;

const prompt = '# Launch plan\n\nMake 3 slides.\n\n- Revenue is $18.4M\n- Churn is 2.1 %\n';

describe('worker', () => {
  afterAll(endAll);

  it('fails a job past its deadline and gives its hold back', async () => {
    const jobId = await accept(prompt);
    await database.pool.query(`update jobs set deadline_at = now() - interval '1 second' where id = $1`, [jobId]);
    await start();
    await expect
      .poll(() => jobOf(jobId), { timeout: 20_000 })
      .toEqual({ status: 'failed', error_code: 'generation_timeout' });
    expect(await findLedgerViolations({ ctx: systemContext(organizationId), input: {} })).toEqual([]);
  });

  it('makes the file of an accepted job and charges what it delivered', async () => {
    await oneOf();
    const jobId = await accept(prompt);
    await expect.poll(() => statusOf(jobId), { timeout: 30_000 }).toBe('completed');
    const [file] = await rowsOf('select blob_key, bytes, slide_count, quality from artifacts where job_id = $1', jobId);
    const blob = await readBlob(createLocalBlobStore(join(dataDir, 'blobs')), file.blob_key);
    expect(blob?.size).toBe(file.bytes);
    expect(Buffer.from(blob!.bytes.subarray(0, 2)).toString()).toBe('PK');
    expect(await rowsOf(`select amount from credit_entries where job_id = $1 and kind = 'charge'`, jobId)).toEqual([
      { amount: -file.slide_count },
    ]);
    expect(await findLedgerViolations({ ctx: systemContext(organizationId), input: {} })).toEqual([]);
  });

  it('does not start with files of its own beside another, and says in a line what to set', async () => {
    await oneOf();
    const workerCount = async () => (await database.pool.query('select from workers')).rowCount;
    const before = await workerCount();
    const otherDir = await mkdtemp(join(tmpdir(), 'worker-with-other-files-'));
    const failure: unknown = await start({ DATA_DIR: otherDir }).catch((error: unknown) => error);
    await rm(otherDir, { recursive: true });
    expect(String(failure)).toMatch(
      /the worker ended with 1:\nThe files of this database are in the folder .* would use the folder .*other-files.*S3_BUCKET.*$/,
    );
    expect(await workerCount()).toBe(before);
  });

  it('ends at once when it is idle and told to', async () => {
    const worker = await oneOf();
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
  });

  it('says which variable is wrong and ends', async () => {
    await expect(start({ WORKER_CONCURRENCY: 'many' })).rejects.toThrow(/WORKER_CONCURRENCY/);
  });
});

const bouncerPath = pgbouncerPath();
if (!bouncerPath)
  console.log('Skipped: a worker behind PgBouncer; no pgbouncer is installed (apt-get install pgbouncer).');

describe.skipIf(!bouncerPath)('a worker behind PgBouncer in transaction mode', () => {
  it('makes the files of accepted jobs, keeps its place while it waits, and goes past the pooler for all of it', async () => {
    const bouncer = await startPgBouncer(bouncerPath ?? '', database.url);
    try {
      await start({
        DATABASE_URL: bouncer.url,
        DATABASE_POOLER: 'transaction',
        DIRECT_DATABASE_URL: database.url,
      });
      const jobIds = [await accept(prompt), await accept(prompt), await accept(prompt)];
      for (const jobId of jobIds) await expect.poll(() => statusOf(jobId), { timeout: 30_000 }).toBe('completed');
      const alive = async () =>
        (await database.pool.query('select beat::int from workers order by started_at desc limit 1')).rows[0]
          ?.beat as number;
      const before = await alive();
      await expect.poll(alive, { timeout: 10_000 }).toBeGreaterThan(before);
      await bouncer.stop();
      const last = await accept(prompt);
      await expect.poll(() => statusOf(last), { timeout: 30_000 }).toBe('completed');
    } finally {
      await endAll();
      await bouncer.stop();
    }
  });
});

describe('a worker that ends', () => {
  let server: Awaited<ReturnType<typeof startOpenAiServer>>;
  let env: Record<string, string>;
  let reply: (call: ModelCall) => ModelReply;
  beforeAll(async () => {
    server = await startOpenAiServer((call) => reply(call));
    env = { MODEL: 'compatible:test', OPENAI_COMPATIBLE_BASE_URL: server.baseUrl };
  });
  afterAll(async () => {
    await endAll();
    await server.close();
  });

  const outline = {
    title: 'Launch plan',
    author: null,
    slides: [1, 2, 3].map((number) => ({
      kind: 'bullets',
      title: `Point ${number} stands`,
      message: 'm',
      material: [`Fact ${number}`],
    })),
  };
  const slide = (number: string) => ({
    kind: 'bullets',
    title: `Point ${number} stands`,
    ...{ eyebrow: null, source: null, notes: `Say ${number}.`, lead: null, ordered: null },
    items: [{ text: `Fact ${number} holds`, children: null }],
  });
  const numberOf = (call: ModelCall) => /title: Point (\d) stands/.exec(call.text)?.[1] ?? '';

  it('loses the worker and nothing else: the next one resumes, the job is charged once', async () => {
    let slow = true;
    reply = (call) => {
      if (call.schemaName === 'outline') return { content: JSON.stringify(outline) };
      const number = numberOf(call);
      return { content: JSON.stringify(slide(number)), delayMs: slow && number === '3' ? 120_000 : 0 };
    };
    const first = await oneOf(env);
    const jobId = await accept(prompt);
    const finished = async () =>
      (await rowsOf('select name from job_steps where job_id = $1 and finished_at is not null', jobId)).map(
        (row) => row.name,
      );
    await expect
      .poll(finished, { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['start', 'plan', 'write-slide-1', 'write-slide-2']));
    await expect.poll(() => server.calls.map(numberOf)).toContain('3');

    first.child.kill('SIGKILL');
    await first.ended;
    const before = server.calls.length;
    slow = false;
    await start(env);
    await expect.poll(() => statusOf(jobId), { timeout: 30_000 }).toBe('completed');

    const askedAgain = new Set(server.calls.slice(before).map((call) => numberOf(call) || call.schemaName));
    expect([...askedAgain]).toEqual(['3']);
    expect(await rowsOf('select slide_count from artifacts where job_id = $1', jobId)).toEqual([{ slide_count: 3 }]);
    expect(await rowsOf('select kind, amount from credit_entries where job_id = $1 order by id', jobId)).toEqual([
      { kind: 'hold', amount: -3 },
      { kind: 'release', amount: 3 },
      { kind: 'charge', amount: -3 },
    ]);
    expect(await findLedgerViolations({ ctx: systemContext(organizationId), input: {} })).toEqual([]);
  });

  it('hands a job over when it is told to end before the job does', async () => {
    let slow = true;
    reply = (call) => {
      if (call.schemaName === 'outline') return { content: JSON.stringify(outline), delayMs: slow ? 120_000 : 0 };
      return { content: JSON.stringify(slide(numberOf(call))) };
    };
    const first = await oneOf(env);
    const before = server.calls.length;
    const jobId = await accept(prompt);
    await expect.poll(() => server.calls.length, { timeout: 20_000 }).toBe(before + 1);
    slow = false;
    await start(env);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await expect.poll(() => statusOf(jobId), { timeout: 20_000 }).toBe('completed');
  });

  it('ends when the process that started it is gone', async () => {
    const worker = await oneOf(env);
    worker.child.disconnect();
    expect(await worker.ended).toBe(0);
  });
});
