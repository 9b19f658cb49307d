import { generateOperation } from '@/lib/contracts/operations/generate';
import { createJob } from '@/lib/services/jobs/create-job';
import { createHandler } from '../create-handler';
import { createRoute } from '../create-route';

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
