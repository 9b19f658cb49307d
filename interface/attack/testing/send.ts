import { errorBodySchema } from '@/lib/contracts/error-body';
import { jobSchema, type JobBody } from '@/lib/contracts/job';

export interface Sent {
  /** Goes into the Authorization header. */
  key?: string;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a text already. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as a job; throws when it has not exactly that shape. */
  job(): JobBody;
}

/** Sends a request to one of several processes. */
export async function send(
  origin: string,
  method: string,
  path: string,
  { key, headers, body }: Sent = {},
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, job: () => jobSchema.parse(JSON.parse(text)) };
}

/** Status and code of an error, such as `409 idempotency_conflict`. */
export function refusalOf({ status, text }: Answer): string {
  return `${status} ${errorBodySchema.parse(JSON.parse(text)).error.code}`;
}
