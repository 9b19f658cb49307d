import { generateOperation, statusOperation } from '@/lib/contracts/operations/jobs';
import { createJob } from '@/lib/services/jobs/create-job';
import { getJob } from '@/lib/services/jobs/get-job';
import { createHandler } from '../create-handler';
import { createRoute } from '../serve';

const generate = createHandler(generateOperation, async ({ ctx, input, admit }) => {
  const { body, replayed } = await createJob({
    ctx,
    input: {
      request: input.body,
      sentBody: input.sentBody,
      idempotencyKey: input.headers['idempotency-key'],
      baseUrl: input.baseUrl,
      admit,
    },
  });
  return { body, jobId: body.job_id, headers: replayed ? { 'Idempotency-Replayed': 'true' } : undefined };
});

export const generateRoute = createRoute(generateOperation.path, { POST: generate });

const status = createHandler(statusOperation, async ({ ctx, input }) => {
  const { body, retryAfterSeconds } = await getJob({
    ctx,
    input: { jobId: input.params.job_id, baseUrl: input.baseUrl },
  });
  const headers = retryAfterSeconds === null ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return { body, headers, jobId: body.job_id };
});

export const statusRoute = createRoute(statusOperation.path, { GET: status });
