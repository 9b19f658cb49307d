import type { Queryable } from './queryable';

export interface QueuedDocument {
  documentId: string;
  organizationId: string;
}

/** How documents reach a worker that indexes them: graphile-worker's table, or Inngest by way of the outbox. */
export interface DocumentQueue {
  /** Queues a document in the transaction of `sql`; one that waits already is not queued twice. */
  enqueue(sql: Queryable, document: QueuedDocument): Promise<void>;
  /** To be called after the commit; never throws, because a sweep queues again what got lost. */
  afterCommit(document: QueuedDocument): Promise<void>;
}
