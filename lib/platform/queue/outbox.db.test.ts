import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { createInngestSender } from './get-job-queue';
import { createOutboxQueue, dispatchOutbox, insertCancellations, jobAcceptedEvent, jobCancelledEvent } from './outbox';
import { enqueue } from './testing/enqueue';
import { insertJob } from './testing/insert-job';

interface Received {
  id: string;
  name: string;
  data: unknown;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Sending loads it with the first event, and a commit does not wait for that.
  await import('inngest');
});
afterAll(() => database.close());

/** Stands in for Inngest's event address, which takes `POST /e/<key>`. */
let received: Received[] = [];
let status = 200;
let requests = 0;
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const events = (await json(request)) as Received[];
  requests += 1;
  if (status === 200 && request.url === '/e/test-key') received.push(...events);
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ids: events.map((event) => event.id), status }));
}
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())));
beforeEach(() => {
  received = [];
  status = 200;
  requests = 0;
});
afterEach(() => database.pool.query('delete from outbox_events'));

const send = () =>
  createInngestSender({ eventKey: 'test-key', baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
type Job = Awaited<ReturnType<typeof insertJob>>;

async function accept(job: Job, { commit = true, outputType }: { commit?: boolean; outputType?: 'single_slide' } = {}) {
  const queue = createOutboxQueue(database.pool, send());
  const transaction = await database.pool.connect();
  await transaction.query('begin');
  await enqueue(transaction, queue, job, outputType);
  expect(received).toEqual([]);
  await transaction.query(commit ? 'commit' : 'rollback');
  transaction.release();
  return queue;
}
const rows = async () =>
  (await database.pool.query('select event_id, sent_at, attempts, last_error from outbox_events')).rows;
const dispatch = () => dispatchOutbox(database.pool, send());
/** Seconds until the next sending; null when there is none. */
const nextInSeconds = async () =>
  (
    await database.pool.query<{ seconds: number | null }>(
      'select round(extract(epoch from next_send_at - now()) / 5)::int * 5 as seconds from outbox_events',
    )
  ).rows[0]?.seconds;
const letTimePass = () =>
  database.pool.query('update outbox_events set next_send_at = now() where next_send_at is not null');
const setStatus = (jobId: string, status: string) =>
  database.pool.query('update jobs set status = $2::job_status where id = $1', [jobId, status]);
const fail = (jobId: string) =>
  database.pool.query(
    `update jobs set status = 'failed', error_code = 'cancelled', error_message = 'x', finished_at = now() where id = $1`,
    [jobId],
  );
const idsReceived = () => received.map(({ id }) => id);

describe('outbox', () => {
  it('sends after the commit, under the id of the job', async () => {
    const job = await insertJob(database.pool);
    await (await accept(job)).afterCommit(job);
    expect(received).toEqual([
      expect.objectContaining({ id: job.jobId, name: jobAcceptedEvent, data: { ...job, priority: 0 } }),
    ]);
    expect(await rows()).toEqual([{ event_id: job.jobId, sent_at: expect.any(Date), attempts: 1, last_error: null }]);
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 });
  });

  it('gives a single slide a lead over decks', async () => {
    const job = await insertJob(database.pool);
    await (await accept(job, { outputType: 'single_slide' })).afterCommit(job);
    expect(received).toMatchObject([{ data: { priority: 120 } }]);
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const job = await insertJob(database.pool);
    await (await accept(job, { commit: false })).afterCommit(job);
    await dispatch();
    expect(received).toEqual([]);
  });

  it('keeps an event that could not be sent until the sweeper sends it', async () => {
    status = 403;
    const job = await insertJob(database.pool);
    const queue = await accept(job);
    await queue.afterCommit(job);
    await expect
      .poll(rows, { timeout: 20_000 })
      .toEqual([{ event_id: job.jobId, sent_at: null, attempts: 1, last_error: expect.any(String) }]);
    expect(await nextInSeconds()).toBe(5);
    await letTimePass();
    expect(await dispatch()).toEqual({ sent: 0, failed: 1 });
    expect(await nextInSeconds()).toBe(10);
    status = 200;
    await letTimePass();
    expect(await dispatch()).toEqual({ sent: 1, failed: 0 });
    expect(idsReceived()).toEqual([job.jobId]);
    expect(await rows()).toEqual([{ event_id: job.jobId, sent_at: expect.any(Date), attempts: 3, last_error: null }]);
  });

  it('sends what was taken again under the same id, at growing intervals, until its job has ended', async () => {
    const job = await insertJob(database.pool);
    await (await accept(job)).afterCommit(job);
    const intervals = [await nextInSeconds()];
    for (const state of ['pending', 'processing', 'processing', 'pending']) {
      await setStatus(job.jobId, state);
      await letTimePass();
      expect(await dispatch()).toEqual({ sent: 1, failed: 0 });
      intervals.push(await nextInSeconds());
    }
    expect(intervals).toEqual([30, 60, 120, 240, 480]);
    expect(new Set(idsReceived())).toEqual(new Set([job.jobId]));
    await database.pool.query('update outbox_events set attempts = 500');
    await letTimePass();
    await dispatch();
    expect(await nextInSeconds()).toBe(3600);
    await fail(job.jobId);
    await letTimePass();
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 });
    expect(await nextInSeconds()).toBeNull();
  });

  it('sends each event once, in few requests, when several processes look at the same time', async () => {
    const jobs = [];
    for (let count = 0; count < 130; count += 1) jobs.push(await insertJob(database.pool));
    for (const job of jobs) await accept(job);
    const reports = await Promise.all([dispatch(), dispatch(), dispatch()]);
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(130);
    expect(idsReceived().sort()).toEqual(jobs.map(({ jobId }) => jobId).sort());
    expect(requests).toBeLessThanOrEqual(4);
  });

  it('has nothing to send for a job that ended before its event went out', async () => {
    const job = await insertJob(database.pool);
    await fail(job.jobId);
    await (await accept(job)).afterCommit(job);
    expect(received).toEqual([]);
    expect(await nextInSeconds()).toBeNull();
  });

  it('sends the end of a run once', async () => {
    const job = await insertJob(database.pool);
    await fail(job.jobId);
    await insertCancellations(database.pool, [job.jobId]);
    await insertCancellations(database.pool, [job.jobId]);
    expect(await dispatch()).toEqual({ sent: 1, failed: 0 });
    expect(received).toMatchObject([
      { id: `cancel:${job.jobId}`, name: jobCancelledEvent, data: { jobId: job.jobId } },
    ]);
    await letTimePass();
    expect(await dispatch()).toEqual({ sent: 0, failed: 0 });
  });
});
