import { z } from 'zod';
import { generateRequestSchema } from '../generate-request';
import { jobSchema } from '../job';
import { oncePerLimits } from '../once-per-limits';
import { noFields, type Operation } from './operation';

const headersSchema = oncePerLimits(({ idempotencyKeyMaxCharacters: max }) =>
  z.object({
    'idempotency-key': z
      .string()
      .regex(new RegExp(`^[!-~]{1,${max}}$`), { error: `must be 1 to ${max} printable ASCII characters without spaces` })
      .optional()
      .meta({
        description: 'A retry with the same key and the same body answers with the original job. Remembered for 24 hours.',
      }),
  }),
);

export const generateOperation = {
  id: 'generate',
  method: 'POST',
  path: '/api/v1/generate',
  summary: 'Start a generation job',
  description: 'Accepts a job and returns at once; poll its status until it is completed or failed.',
  auth: 'api_key',
  limit: 'generate',
  params: noFields,
  headers: headersSchema,
  query: noFields,
  body: generateRequestSchema,
  reply: jobSchema,
  responseHeaders: [
    { name: 'Idempotency-Replayed', description: '`true` when the answer is that of an earlier request.' },
  ],
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
