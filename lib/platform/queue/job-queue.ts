import type { Queryable } from './queryable';

export interface QueuedJob {
  jobId: string;
  organizationId: string;
}

/** How accepted jobs reach a worker: graphile-worker's table, or Inngest by way of the outbox. */
export interface JobQueue {
  /** Joins the caller's transaction: the job is queued when that commits, and only then. */
  enqueue(transaction: Queryable, job: QueuedJob): Promise<void>;
  /**
   * To be called after the commit. Sends what `enqueue` left in the outbox; never throws,
   * because a sweeper sends later what can't be sent now.
   */
  afterCommit(job: QueuedJob): Promise<void>;
}
