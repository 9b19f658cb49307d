import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, inject } from 'vitest';
import { errorBodySchema, type ErrorBody } from '@/lib/contracts/error-body';
import { jobSchema, type JobBody } from '@/lib/contracts/job';
import { expectDocumented } from '@/lib/http/testing/expect-documented';
import { openDatabase, useDatabase, type Database } from '@/lib/platform/database/client';

/** Drops connections long before the server does, so that none breaks just when it is used again. */
const agent = new Agent({ keepAlive: true, timeout: 10_000 });
const given = inject('service');

/** Where the service under test is. */
export const baseUrl = given.url;
/** What its processes were started with, for those that a test starts beside them. */
export const environment = given.environment;

/** The service's own database and folder become those of this process, for the verbs that set a test up. */
export function openService(): Database {
  Object.assign(process.env, environment);
  const database = openDatabase(environment.DATABASE_URL ?? '', { poolSize: 5 });
  useDatabase(database);
  afterAll(() => database.close());
  return database;
}

export interface Sent {
  /** Goes into the Authorization header. */
  key?: string;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a text or bytes already. */
  body?: unknown;
  /** The client's address; one that nobody else calls from unless given. */
  from?: string;
  /** Another process of the service. */
  at?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** The body as a job, or as an error; throws when it has not exactly that shape. */
  job(): JobBody;
  error(): ErrorBody['error'];
}

/** Calls the service over the network. Fails unless the OpenAPI document describes the answer. */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const answer = await send(method, path, sent);
  const body = answer.bytes.length > 0 ? new Uint8Array(answer.bytes) : null;
  await expectDocumented(new Response(body, answer), { method, path });
  return answer;
}

/** With the path as it is written: `fetch` would tidy it up first. */
function send(method: string, path: string, sent: Sent): Promise<Answer> {
  const body = bodyOf(sent.body);
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
    ...(sent.key === undefined ? {} : { authorization: `Bearer ${sent.key}` }),
    'x-forwarded-for': sent.from ?? strangeAddress(),
    ...sent.headers,
  };
  const { hostname, port } = new URL(sent.at ?? baseUrl);
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
      const fields = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      );
      buffer(incoming).then((bytes) => resolve(toAnswer(incoming.statusCode ?? 0, new Headers(fields), bytes)), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

function bodyOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Failed authentications are counted by address, so each request that says nothing has one of its own. */
function strangeAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

function toAnswer(status: number, headers: Headers, bytes: Buffer): Answer {
  const text = bytes.toString('utf8');
  return {
    status,
    headers,
    bytes,
    text,
    job: () => jobSchema.parse(JSON.parse(text)),
    error: () => errorBodySchema.parse(JSON.parse(text)).error,
  };
}

/** Status and code of an error, such as `409 idempotency_conflict`. */
export function refusalOf(answer: Answer): string {
  return `${answer.status} ${answer.error().code}`;
}

/** Calls so many times at once. */
export function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** What `act` comes to when it takes less than a second; on a busy machine, begun anew until it does. */
export async function withinASecond<Prepared, T>(
  prepare: () => Promise<Prepared>,
  act: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  for (;;) {
    const prepared = await prepare();
    const start = performance.now();
    const result = await act(prepared);
    if (performance.now() - start < 950) return result;
  }
}
