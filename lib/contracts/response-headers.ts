/** A header of an answer, as the documents describe it. */
export interface ResponseHeader {
  name: string;
  /** Whether each answer that lists it has it. */
  required: boolean;
  description: string;
  /** JSON Schema of its value; numbers are whole. */
  schema: { type: 'string' | 'integer'; minimum?: number; const?: string; pattern?: string; format?: string };
  example: string | number;
}

const seconds = { type: 'integer', minimum: 1 } as const;
const count = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;

const limit = {
  name: 'RateLimit-Limit',
  description: 'Calls that the limit lets through in one window.',
  schema: count,
  example: 60,
};
const remaining = {
  name: 'RateLimit-Remaining',
  description: 'Calls left in this window.',
  schema: count,
  example: 59,
};
const reset = { name: 'RateLimit-Reset', description: 'Seconds until the window ends.', schema: count, example: 60 };

/** Every header of the interface, by the name of its component in the document. */
export const responseHeaders = {
  RequestId: {
    name: 'X-Request-Id',
    required: true,
    description: 'Names this request in the logs of the service; quote it when you report a problem.',
    schema: { type: 'string', format: 'uuid' },
    example: '0198c1f2-7a60-7c3e-9d55-2f6f0f6f3c11',
  },
  CacheControl: {
    name: 'Cache-Control',
    required: true,
    description: 'No answer may be stored.',
    schema: { type: 'string', const: 'no-store' },
    example: 'no-store',
  },
  ContentTypeOptions: {
    name: 'X-Content-Type-Options',
    required: true,
    description: 'The content is what its type says.',
    schema: { type: 'string', const: 'nosniff' },
    example: 'nosniff',
  },
  RateLimitLimit: { ...limit, required: true },
  RateLimitRemaining: { ...remaining, required: true },
  RateLimitReset: { ...reset, required: true },
  // Where the caller may be unknown, or the failure comes before the counting.
  MaybeRateLimitLimit: { ...limit, required: false },
  MaybeRateLimitRemaining: { ...remaining, required: false },
  MaybeRateLimitReset: { ...reset, required: false },
  RetryAfter: {
    name: 'Retry-After',
    required: true,
    description: 'Seconds to wait at least before the next attempt.',
    schema: seconds,
    example: 5,
  },
  PollAfter: {
    name: 'Retry-After',
    required: false,
    description:
      'Seconds to wait before the next poll. Present while the job is unfinished; it grows as the job stays so.',
    schema: seconds,
    example: 2,
  },
  IdempotencyReplayed: {
    name: 'Idempotency-Replayed',
    required: false,
    description: 'Present when the answer shows the job of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  WwwAuthenticate: {
    name: 'WWW-Authenticate',
    required: true,
    description: 'The scheme to authenticate with.',
    schema: { type: 'string', const: 'Bearer' },
    example: 'Bearer',
  },
  Allow: {
    name: 'Allow',
    required: true,
    description: 'The methods that the path answers to.',
    schema: text,
    example: 'GET, HEAD',
  },
  Location: {
    name: 'Location',
    required: true,
    description: 'Where the file is. Good as long as the link itself.',
    schema: { type: 'string', format: 'uri' },
    example: 'https://store.example/board-update.pptx?token=0f3c11',
  },
  ContentDisposition: {
    name: 'Content-Disposition',
    required: true,
    description: 'A readable file name, in ASCII and where needed in UTF-8 (RFC 6266).',
    schema: text,
    example: 'attachment; filename="Board update.pptx"',
  },
  ContentLength: {
    name: 'Content-Length',
    required: true,
    description: 'Bytes in this answer.',
    schema: count,
    example: 98304,
  },
  ContentRange: {
    name: 'Content-Range',
    required: true,
    description: 'Which bytes of the file these are, and how many it has.',
    schema: { type: 'string', pattern: '^bytes \\d+-\\d+/\\d+$' },
    example: 'bytes 0-1023/98304',
  },
  UnsatisfiedRange: {
    name: 'Content-Range',
    required: true,
    description: 'How many bytes the file has.',
    schema: { type: 'string', pattern: '^bytes \\*/\\d+$' },
    example: 'bytes */98304',
  },
  ETag: {
    name: 'ETag',
    required: true,
    description: 'Changes with the bytes of the file.',
    schema: text,
    example: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
  },
  AcceptRanges: {
    name: 'Accept-Ranges',
    required: true,
    description: 'Byte ranges are served.',
    schema: { type: 'string', const: 'bytes' },
    example: 'bytes',
  },
} as const satisfies Record<string, ResponseHeader>;

export type ResponseHeaderId = keyof typeof responseHeaders;

/** `idempotency-key` as it is usually written: `Idempotency-Key`. */
export function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
