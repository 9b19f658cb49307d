import { z } from 'zod';
import { oncePerNumbers } from '../contract-numbers';
import { generateRequestSchema } from '../generate-request';
import { jobSchema } from '../job';
import { noFields, type Operation } from './operation';

const headersSchema = oncePerNumbers(({ idempotencyKeyMaxCharacters: max, idempotencyTtlHours: hours }) =>
  z.object({
    'idempotency-key': z
      .string()
      .regex(new RegExp(`^[!-~]{1,${max}}$`), {
        error: `must be 1 to ${max} printable ASCII characters without spaces`,
      })
      .optional()
      .meta({
        param: {
          description: `Your own name for this request, so that it can be sent again safely: with the same key and the same body the answer shows the original job, and no second one is made. 1 to ${max} printable ASCII characters (0x21 to 0x7E), remembered for ${hours} hours per API key.`,
          example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
        },
      }),
  }),
);

export const generateOperation = {
  id: 'generate',
  method: 'POST',
  path: '/api/v1/generate',
  summary: 'Start a generation job',
  description: 'Accepts a job and answers at once; poll its status until it is completed or failed.',
  auth: 'api_key',
  limit: 'generate',
  params: noFields,
  headers: headersSchema,
  query: noFields,
  body: generateRequestSchema,
  reply: jobSchema,
  responseHeaders: ['IdempotencyReplayed'],
  errors: [
    'invalid_request',
    'unauthorized',
    'plan_not_eligible',
    'not_found',
    'ambiguous_template_name',
    'idempotency_conflict',
    'rate_limit_exceeded',
  ],
} as const satisfies Operation;

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
