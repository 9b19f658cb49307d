import { z } from 'zod';
import { signedQuery, type Operation } from './operation';

const etag = '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"';

const headersSchema = z.object({
  range: header(
    'One byte range (RFC 9110, section 14). Several at once, and other units, give the whole file.',
    'bytes=0-1023',
  ),
  'if-range': header('An ETag: the range is served only of that very file, else the whole one.', etag),
  'if-none-match': header('ETags that you have already; the answer is 304 when the file has one of them.', etag),
});

function header(description: string, example: string) {
  return z.string().optional().meta({ param: { description, example } });
}

export const downloadOperation = {
  id: 'download',
  method: 'GET',
  path: '/api/v1/downloads/{artifact_id}',
  summary: 'Download a file',
  description:
    'Gives the file behind an address from a status answer. The address is signed: no API key is asked for, and none should be sent.',
  auth: 'signed_url',
  limit: null,
  params: z.object({
    artifact_id: z
      .string()
      .meta({ param: { description: 'Which file.', example: '0198c1f2-9e10-7a02-9c3b-d1a5b7c3f001' } }),
  }),
  headers: () => headersSchema,
  query: signedQuery,
  body: null,
  reply: null,
  responseHeaders: ['ContentDisposition', 'ContentLength', 'ETag', 'AcceptRanges'],
  errors: ['not_found', 'range_not_satisfiable'],
} as const satisfies Operation;
