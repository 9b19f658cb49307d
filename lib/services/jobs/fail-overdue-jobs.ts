import { jobErrorCodes } from '@/lib/contracts/error-codes';
import { getPool } from '@/lib/platform/database/pool';
import { systemContext, type Call, type OperatorContext } from '../context';
import { failJob } from './fail-job';

const findOverdue = `
  select id, organization_id from jobs
  where status in ('pending', 'processing') and deadline_at <= now()
  order by deadline_at limit 100`;

/** Fails the jobs that are past their time limit, whatever became of their workers; returns their ids. */
export async function failOverdueJobs({
  ctx: _operator,
}: Call<OperatorContext, Record<string, never>>): Promise<string[]> {
  const { rows } = await getPool().query<{ id: string; organization_id: string }>(findOverdue);
  const failed: string[] = [];
  for (const { id, organization_id: organizationId } of rows) {
    const reason = { code: 'generation_timeout', message: jobErrorCodes.generation_timeout.meaning } as const;
    const changed = await failJob({ ctx: systemContext(organizationId), input: { jobId: id, ...reason } });
    if (changed) failed.push(id);
  }
  return failed;
}
