import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '@/lib/generation/pipeline/generation-job';
import { operatorContext } from '../context';
import { createJob } from '../jobs/create-job';
import { findSession } from '../sessions/find-session';
import { createSession, endSession } from '../sessions/sessions';
import { deckRequest } from '../testing/test-job';
import { createTenant, openTestService, testDataDir, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { rowsPerBatch, runSweeps, sweeps, type SweepName } from './run-sweeps';
import type { SweepSchedule } from './sweep';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(() => sql('truncate request_log, rate_limits, sessions, idempotency_records, outbox_events'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);
const forgetful: Step = { run: (_name, work) => work() };
const sweep = (schedule: SweepSchedule = 'often', step = forgetful) =>
  runSweeps({ ctx: operatorContext, input: { schedule, step } });
const removedBy = async (name: SweepName) => (await sweep())[name]?.removed;
const idsIn = async (table: string, column = 'id') =>
  (await sql(`select ${column} as id from ${table} order by 1`)).rows.map(({ id }) => id as string);

const logRow = `
  insert into request_log (id, method, status, duration_ms, created_at)
  select gen_random_uuid(), 'GET', 200, 1, now() - make_interval(days => $1) from generate_series(1, $2::int)`;
const event = `
  insert into outbox_events (id, name, event_id, data, created_at, sent_at)
  values (gen_random_uuid(), 'x', $1, '{}', now() - $2::interval, now() - $3::interval)`;

async function person(email: string): Promise<string> {
  const { system } = await createTenant();
  return (await createUser({ ctx: system, input: { email, password: 'long enough, surely', role: 'owner' } })).id;
}

describe('runSweeps', () => {
  it.each(['often', 'nightly'] as const)(
    'finds nothing in a young installation, in one batch of each kind (%s)',
    async (schedule) => {
      const steps: string[] = [];
      const swept = await sweep(schedule, { run: (name, work) => (steps.push(name), work()) });
      const kinds = Object.entries(sweeps).flatMap(([name, kind]) => (kind.schedule === schedule ? [name] : []));
      expect(steps).toEqual(kinds.map((name) => `${name}-1`));
      expect(swept).toEqual(
        Object.fromEntries(kinds.map((name) => [name, { removed: 0, failed: 0, isFinished: true }])),
      );
    },
  );

  it('removes files whose writer was killed, once nobody can be writing them any more', async () => {
    const folder = join(testDataDir, 'blobs', '.incoming');
    await mkdir(folder, { recursive: true });
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000);
    for (const name of ['left', 'being-written']) await writeFile(join(folder, name), 'half');
    await utimes(join(folder, 'left'), twoDaysAgo, twoDaysAgo);
    expect((await sweep('nightly')).unfinishedFiles).toEqual({ removed: 1, failed: 0, isFinished: true });
    expect(await readdir(folder)).toEqual(['being-written']);
  });

  it('removes more rows than one statement does, each batch a step', async () => {
    await sql(logRow, [31, 2 * rowsPerBatch + 1]);
    const steps: string[] = [];
    const swept = await sweep('often', { run: (name, work) => (steps.push(name), work()) });
    expect(swept.requestLog).toEqual({ removed: 2 * rowsPerBatch + 1, failed: 0, isFinished: true });
    expect(steps.filter((name) => name.startsWith('requestLog'))).toEqual([
      'requestLog-1',
      'requestLog-2',
      'requestLog-3',
    ]);
  });

  it('ends when its measure is full, and says so', async () => {
    vi.spyOn(sweeps.sessions, 'batch').mockResolvedValue({ removed: rowsPerBatch, failed: 0, next: 'more' });
    const batches = Object.values(sweeps).filter(({ schedule }) => schedule === 'often').length;
    expect((await sweep()).sessions).toEqual({
      removed: Math.floor(960 / batches) * rowsPerBatch,
      failed: 0,
      isFinished: false,
    });
  });

  it('goes on with the other kinds when one fails, and then fails itself', async () => {
    vi.spyOn(sweeps.idempotencyRecords, 'batch').mockRejectedValue(new Error('no permission'));
    await sql(logRow, [31, 1]);
    await expect(sweep()).rejects.toThrow('1 failed');
    expect(await idsIn('request_log')).toEqual([]);
  });

  it('goes on where it stopped when the steps before are remembered', async () => {
    await sql(logRow, [31, 3 * rowsPerBatch]);
    const remembered = new Map<string, unknown>();
    const cutOffAt = (name: string): Step => ({
      async run(step, work) {
        if (step === name) throw new Error('cut off');
        if (!remembered.has(step)) remembered.set(step, await work());
        return remembered.get(step) as Awaited<ReturnType<typeof work>>;
      },
    });
    await expect(sweep('often', cutOffAt('requestLog-2'))).rejects.toThrow();
    expect(await idsIn('request_log')).toHaveLength(2 * rowsPerBatch);
    expect((await sweep('often', cutOffAt('none'))).requestLog?.removed).toBe(3 * rowsPerBatch);
    expect(await idsIn('request_log')).toEqual([]);
  });

  it('removes each row once when it runs twice at the same time', async () => {
    await sql(logRow, [31, 3 * rowsPerBatch + 7]);
    const both = await Promise.all([sweep(), sweep()]);
    const removed = both.reduce((sum, swept) => sum + (swept.requestLog?.removed ?? 0), 0);
    expect(removed + (await idsIn('request_log')).length).toBe(3 * rowsPerBatch + 7);
    await sweep();
    expect(await idsIn('request_log')).toEqual([]);
  });

  it('leaves a row that is in use at the moment, and waits for nobody', async () => {
    await sql(logRow, [31, 2]);
    const [busy] = await idsIn('request_log');
    const client = await service.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from request_log where id = $1 for update', [busy]);
      expect(await removedBy('requestLog')).toBe(1);
      expect(await idsIn('request_log')).toEqual([busy]);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await removedBy('requestLog')).toBe(1);
  });
});

describe('what is swept', () => {
  it('are calls of more than 30 days ago', async () => {
    await sql(logRow, [29, 1]);
    await sql(logRow, [31, 1]);
    expect(await removedBy('requestLog')).toBe(1);
    expect(await idsIn('request_log')).toHaveLength(1);
  });

  it('are the Idempotency-Keys that have expired, and no others', async () => {
    const { api } = await createTenant();
    const accept = (idempotencyKey: string) =>
      createJob({
        ctx: api,
        input: { request: deckRequest, sentBody: deckRequest, idempotencyKey, baseUrl: 'http://localhost' },
      });
    const [old, young] = [await accept('old'), await accept('young')];
    await sql("update idempotency_records set expires_at = now() - interval '1 second' where job_id = $1", [
      old.body.job_id,
    ]);
    expect(await removedBy('idempotencyRecords')).toBe(1);
    expect(await idsIn('idempotency_records', 'job_id')).toEqual([young.body.job_id]);
  });

  it('are counters of limits whose time is over, but none that still counts or never ends', async () => {
    const counter = `insert into rate_limits (key, points, expire) values ($1, 1, (extract(epoch from now()) * 1000)::bigint + $2::int)`;
    await sql(counter, ['old', -120_000]);
    await sql(counter, ['live', 60_000]);
    await sql(`insert into rate_limits (key, points, expire) values ('endless', 1, null)`);
    expect(await removedBy('rateLimits')).toBe(1);
    expect(await idsIn('rate_limits', 'key')).toEqual(['endless', 'live']);
  });

  it('are sessions that have expired or were ended', async () => {
    const userId = await person('a@example.org');
    const [live, ended, expired] = await Promise.all([1, 2, 3].map(() => createSession({ input: { userId } })));
    await endSession({ input: { sessionId: ended!.id } });
    await sql('update sessions set expires_at = now() where id = $1', [expired!.id]);
    expect(await removedBy('sessions')).toBe(2);
    expect(await findSession({ input: { sessionId: live!.id } })).toMatchObject({ userId });
    expect(await idsIn('sessions')).toEqual([live!.id]);
  });

  it('are events that went out yesterday, or that nobody waits for any more', async () => {
    await sql(event, ['sent long ago', '2 days', '25 hours']);
    await sql(event, ['just sent', '2 days', '23 hours']);
    await sql(event, ['still to be sent', '6 days', null]);
    await sql(event, ['never sent', '8 days', null]);
    expect(await removedBy('outboxEvents')).toBe(2);
    expect(await idsIn('outbox_events', 'event_id')).toEqual(['just sent', 'still to be sent']);
  });

  it('are jobs of the queue that were given up a week ago, and none that waits, runs or will be tried again', async () => {
    await sql('delete from graphile_worker._private_jobs');
    const add = async (name: string, set: string) => {
      await sql(`select graphile_worker.add_job('generate', json_build_object('jobId', $1::text), job_key := $1)`, [
        name,
      ]);
      await sql(`update graphile_worker._private_jobs set ${set} where key = $1`, [name]);
    };
    const old = `updated_at = now() - interval '8 days'`;
    await add('given up', `attempts = max_attempts, ${old}`);
    await add('given up lately', `attempts = max_attempts, updated_at = now() - interval '6 days'`);
    await add('last try runs', `attempts = max_attempts, locked_at = now(), locked_by = 'someone', ${old}`);
    await add('to be tried again', `attempts = 1, ${old}`);
    await add('waits', old);
    expect(await removedBy('givenUpJobs')).toBe(1);
    expect(await idsIn('graphile_worker._private_jobs', 'key')).toEqual([
      'given up lately',
      'last try runs',
      'to be tried again',
      'waits',
    ]);
  });

  it('is nothing of a job: its row stays', async () => {
    const { api } = await createTenant();
    const { body } = await createJob({
      ctx: api,
      input: { request: deckRequest, sentBody: deckRequest, idempotencyKey: uuidv7(), baseUrl: 'http://localhost' },
    });
    await sql('update idempotency_records set expires_at = now()');
    await sweep();
    expect((await sql('select status from jobs where id = $1', [body.job_id])).rows).toEqual([{ status: 'pending' }]);
  });
});
