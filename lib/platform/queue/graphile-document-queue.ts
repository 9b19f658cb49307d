import type { DocumentQueue } from './document-queue';

export const indexTask = 'index_document';
/** By which a worker that reads enough documents leaves others alone. */
export const indexFlag = 'index';

/** With the queue's backoff the last try begins about a minute and a half after the first failed. */
const maxAttempts = 5;
/** People wait for their decks: jobs have 0, and lower goes first. */
const priority = 10;

const addJob = `
  select graphile_worker.add_job('${indexTask}', json_build_object('documentId', $1::uuid, 'organizationId', $2::uuid),
    queue_name := 'index:' || $2::uuid, max_attempts := ${maxAttempts}, job_key := 'document:' || $1::uuid, priority := ${priority}, flags := array['${indexFlag}'])`;

/** Documents of one organization are read one after the other, so that a thousand of one keep nobody else's waiting. */
export function createGraphileDocumentQueue(): DocumentQueue {
  return {
    async enqueue(sql, { documentId, organizationId }) {
      await sql.query(addJob, [documentId, organizationId]);
    },
    async afterCommit() {},
  };
}
