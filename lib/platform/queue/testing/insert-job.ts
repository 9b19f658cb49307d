import { randomUUID } from 'node:crypto';
import type { Queryable } from '../queryable';

/** A job's row and its organization's, as bare as the tables allow. */
export async function insertJob(
  database: Queryable,
  { status = 'pending', deadlineAt = new Date(Date.now() + 900_000) }: { status?: string; deadlineAt?: Date } = {},
): Promise<{ jobId: string; organizationId: string }> {
  const organizationId = randomUUID();
  const jobId = randomUUID();
  await database.query(`insert into organizations (id, name, plan) values ($1, 'Test', 'enterprise')`, [
    organizationId,
  ]);
  await database.query(
    `insert into jobs (id, organization_id, status, output_type, prompt, deadline_at) values ($1, $2, $3::job_status, 'deck', 'x', $4)`,
    [jobId, organizationId, status, deadlineAt],
  );
  return { jobId, organizationId };
}
