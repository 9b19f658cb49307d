import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { createInngestSender } from './get-job-queue';
import { createOutboxQueue, dispatchOutbox, jobAcceptedEvent } from './outbox';
import { enqueue } from './testing/enqueue';

interface Received {
  id: string;
  name: string;
  data: unknown;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Stands in for Inngest's event address, which takes `POST /e/<key>`. */
let received: Received[] = [];
let status = 200;
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const events = (await json(request)) as Received[];
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
});
afterEach(() => database.pool.query('delete from outbox_events'));

const send = () =>
  createInngestSender({ eventKey: 'test-key', baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const job = { jobId: '01900000-0000-7000-8000-000000000001', organizationId: '01900000-0000-7000-8000-000000000002' };

async function accept({ commit }: { commit: boolean }) {
  const queue = createOutboxQueue(database.pool, send());
  const transaction = await database.pool.connect();
  await transaction.query('begin');
  await enqueue(transaction, queue, job);
  expect(received).toEqual([]);
  await transaction.query(commit ? 'commit' : 'rollback');
  transaction.release();
  return queue;
}
const rows = async () =>
  (await database.pool.query('select event_id, sent_at, attempts, last_error from outbox_events')).rows;

describe('outbox', () => {
  it('sends after the commit, under the id of the job', async () => {
    const queue = await accept({ commit: true });
    await queue.afterCommit(job);
    expect(received).toEqual([expect.objectContaining({ id: job.jobId, name: jobAcceptedEvent, data: job })]);
    expect(await rows()).toEqual([{ event_id: job.jobId, sent_at: expect.any(Date), attempts: 1, last_error: null }]);
    expect(await dispatchOutbox(database.pool, send())).toEqual({ sent: 0, failed: 0 });
  });

  it('sends nothing when the transaction is rolled back', async () => {
    await (await accept({ commit: false })).afterCommit(job);
    await dispatchOutbox(database.pool, send());
    expect(received).toEqual([]);
  });

  it('keeps an event that could not be sent until the sweeper sends it', async () => {
    status = 403;
    const queue = await accept({ commit: true });
    await queue.afterCommit(job);
    await expect
      .poll(rows, { timeout: 20_000 })
      .toEqual([{ event_id: job.jobId, sent_at: null, attempts: 1, last_error: expect.any(String) }]);
    expect(await dispatchOutbox(database.pool, send())).toEqual({ sent: 0, failed: 1 });
    status = 200;
    expect(await dispatchOutbox(database.pool, send())).toEqual({ sent: 1, failed: 0 });
    expect(received.map((event) => event.id)).toEqual([job.jobId]);
    expect(await rows()).toEqual([{ event_id: job.jobId, sent_at: expect.any(Date), attempts: 3, last_error: null }]);
  });
});
