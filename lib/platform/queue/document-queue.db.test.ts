import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import { createGraphileDocumentQueue, indexFlag, indexTask, createOutboxDocumentQueue } from './document-queue';
import { dispatchOutbox, documentAddedEvent, type OutgoingEvent } from './outbox';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const newDocument = () => ({ documentId: randomUUID(), organizationId: randomUUID() });
async function inTransaction(
  work: (sql: TestDatabase['pool']) => Promise<void>,
  end: 'commit' | 'rollback',
): Promise<void> {
  const client = await database.pool.connect();
  await client.query('begin');
  await work(client as unknown as TestDatabase['pool']);
  await client.query(end);
  client.release();
}

describe('the queue in PostgreSQL', () => {
  const queue = createGraphileDocumentQueue();
  const jobsOf = async (documentId: string) =>
    (
      await database.pool.query(
        'select task_identifier, queue_name, priority, flags, max_attempts from graphile_worker.jobs where key = $1',
        [`document:${documentId}`],
      )
    ).rows;

  it('has a document once, in the line of its organization and behind decks, when the transaction commits', async () => {
    const document = newDocument();
    await inTransaction((sql) => queue.enqueue(sql, document), 'rollback');
    expect(await jobsOf(document.documentId)).toEqual([]);
    for (let time = 0; time < 2; time += 1) await inTransaction((sql) => queue.enqueue(sql, document), 'commit');
    expect(await jobsOf(document.documentId)).toEqual([
      {
        task_identifier: indexTask,
        queue_name: `index:${document.organizationId}`,
        priority: 10,
        flags: { [indexFlag]: true },
        max_attempts: 5,
      },
    ]);
  });

  it('lets an attempt that was given up begin anew', async () => {
    const document = newDocument();
    await queue.enqueue(database.pool, document);
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
      `document:${document.documentId}`,
    ]);
    await queue.enqueue(database.pool, document);
    const { rows } = await database.pool.query('select attempts from graphile_worker._private_jobs where key = $1', [
      `document:${document.documentId}`,
    ]);
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});

describe('the queue by way of the outbox', () => {
  let sent: OutgoingEvent[] = [];
  let isAway = false;
  const send = async (events: readonly OutgoingEvent[]) => {
    if (isAway) throw new Error('away');
    sent.push(...events);
  };
  const queue = () => createOutboxDocumentQueue(database.pool, send);
  afterEach(async () => {
    sent = [];
    isAway = false;
    await database.pool.query('delete from outbox_events');
  });

  it('sends an event after the commit, each time under an id of its own', async () => {
    const document = newDocument();
    for (let time = 0; time < 2; time += 1) {
      await inTransaction((sql) => queue().enqueue(sql, document), 'commit');
      await queue().afterCommit(document);
    }
    expect(sent.map(({ name, data }) => ({ name, data }))).toEqual(
      [1, 2].map(() => ({ name: documentAddedEvent, data: document })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps what can’t be sent for the sweeper', async () => {
    isAway = true;
    const document = newDocument();
    await queue().enqueue(database.pool, document);
    await queue().afterCommit(document);
    expect(sent).toEqual([]);
    isAway = false;
    await database.pool.query('update outbox_events set next_send_at = now()');
    expect(await dispatchOutbox(database.pool, send)).toEqual({ sent: 1, failed: 0 });
  });
});
