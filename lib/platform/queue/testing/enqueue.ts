import type { JobQueue, QueuedJob } from '../job-queue';
import type { Queryable } from '../queryable';

/** Queues a job that has no row. */
export async function enqueue(
  database: Queryable,
  queue: JobQueue,
  { jobId, organizationId }: QueuedJob,
  outputType: 'deck' | 'single_slide' = 'deck',
): Promise<void> {
  const accepted = `with accepted as (select $1::uuid as job_id, $2::uuid as organization_id, $3::output_type as output_type)`;
  await database.query(`${accepted} ${queue.enqueueAccepted}`, [jobId, organizationId, outputType]);
}
