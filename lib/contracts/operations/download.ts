import { z } from 'zod';
import type { Operation } from './operation';

const headersSchema = z.object({
  range: z.string().optional().meta({ description: 'One byte range (RFC 9110, section 14).' }),
  'if-range': z.string().optional(),
  'if-none-match': z.string().optional(),
});

export const downloadOperation = {
  id: 'download',
  method: 'GET',
  path: '/api/v1/downloads/{artifact_id}',
  summary: 'Download a file',
  description: 'The address comes from a status answer, is signed, and lives 15 minutes. Byte ranges are served.',
  auth: 'signed_url',
  limit: null,
  params: z.object({ artifact_id: z.string() }),
  headers: () => headersSchema,
  // Optional here, because a link without them is a forged link and not a malformed request.
  query: z.object({
    expires: z.string().optional().meta({ description: 'Unix time in seconds.' }),
    kid: z.string().optional().meta({ description: 'Which signing key was used.' }),
    signature: z.string().optional().meta({ description: 'HMAC-SHA-256, base64url.' }),
  }),
  body: null,
  reply: null,
  responseHeaders: [
    { name: 'Content-Disposition', description: 'A readable file name.' },
    { name: 'ETag', description: 'Changes with the bytes.' },
    { name: 'Accept-Ranges', description: '`bytes`.' },
  ],
  errors: ['not_found', 'range_not_satisfiable'],
} as const satisfies Operation;
