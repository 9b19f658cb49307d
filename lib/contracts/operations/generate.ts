import { z } from 'zod';
import { generateRequestSchema } from '../generate-request';
import { jobSchema } from '../job';
import { oncePerNumbers } from '../once-per-numbers';
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
