import { statusOperation } from '@/lib/contracts/operations/status';
import { getJob } from '@/lib/services/jobs/get-job';
import { createHandler } from '../create-handler';
import { createRoute } from '../create-route';

const status = createHandler(statusOperation, async ({ ctx, input }) => {
  const { body, retryAfterSeconds } = await getJob({
    ctx,
    input: { jobId: input.params.job_id, baseUrl: input.baseUrl },
  });
  const headers = retryAfterSeconds === null ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return { body, headers, jobId: body.job_id };
});

export const statusRoute = createRoute(statusOperation.path, { GET: status });
