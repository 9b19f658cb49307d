export interface QueuedJob {
  jobId: string;
  organizationId: string;
}

/** How accepted jobs reach a worker: the embedded engine's table, or Inngest by way of the outbox. */
export interface JobQueue {
  /**
   * The end of the SQL statement that accepts jobs: queues those of its part `accepted`, which has
   * their `job_id`, `organization_id` and `output_type`. They are queued when that commits, and only then.
   */
  readonly enqueueAccepted: string;
  /**
   * To be called after the commit. Sends what the statement left in the outbox; never throws,
   * because a sweeper sends later what can't be sent now.
   */
  afterCommit(job: QueuedJob): Promise<void>;
}
