import type { JobStatus } from '@/lib/contracts/job';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { readPageOfJobs } from './list-jobs-page';
import { jobListSchema, pageOfJobs, type JobListInput } from './list-jobs-query';

/** The token of a page of the list as it is now, at a fraction of the cost of the page. */
export async function listJobChanges({ ctx, input }: Call<Context, JobListInput>): Promise<{ token: string }> {
  const { token } = await readPageOfJobs(parseInput(jobListSchema, input), async (filters) => {
    const { text, values } = pageOfJobs(ctx.organizationId, filters, 'job.id, job.status');
    const { rows } = await getPool().query<{ id: string; status: JobStatus }>(text, values);
    return rows;
  });
  return { token };
}
