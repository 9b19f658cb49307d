import { z } from 'zod';
import { jobSchema } from '../job';
import { noFields, type Operation } from './operation';

export const statusOperation = {
  id: 'status',
  method: 'GET',
  path: '/api/v1/status/{job_id}',
  summary: 'Read the state of a job',
  description: 'Answers for jobs created with the same API key. A completed job carries fresh download URLs.',
  auth: 'api_key',
  limit: 'status',
  // Any string: a malformed id gets the very answer that an unknown one gets.
  params: z.object({
    job_id: z.string().meta({
      param: { description: 'From the generate answer.', example: '0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f' },
    }),
  }),
  headers: () => noFields,
  query: noFields,
  body: null,
  reply: jobSchema,
  responseHeaders: ['PollAfter'],
  errors: ['unauthorized', 'plan_not_eligible', 'not_found', 'rate_limit_exceeded'],
} as const satisfies Operation;
