import pg from 'pg';
import type { Handler } from '@/lib/http/handler';
import { flushRequestLog } from '@/lib/services/requests/request-log';

/** One message to the database. */
export interface RecordedStatement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Stands where a statement has the id of the job that it makes. */
export const newId = 'a new id';

/** What a call asks of the database before it is answered, as seen between the pools and the server. */
export async function recordStatements(
  handler: Handler,
  makeCall: () => Parameters<Handler>,
  { makesJob }: { makesJob: boolean },
): Promise<RecordedStatement[]> {
  // The first call does what is done once: connecting, noting when a key was used.
  await jobIdOf(handler(...makeCall()));
  await flushRequestLog();
  const statements: RecordedStatement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    statements.push(statementOf(args));
    return Reflect.apply(query, this, args);
  } as typeof query;
  let jobId: string;
  try {
    jobId = await jobIdOf(handler(...makeCall()));
  } finally {
    pg.Client.prototype.query = query;
  }
  await flushRequestLog();
  if (!makesJob) return statements;
  const renew = (value: unknown) => (value === jobId ? newId : value);
  return statements.map((statement) => ({ ...statement, values: statement.values.map(renew) }));
}

function statementOf([first, values]: unknown[]): RecordedStatement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(values) ? values : [] };
  const { name, text, values: own = [] } = first as pg.QueryConfig;
  return { name, text, values: own };
}

async function jobIdOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  if (response.status !== 200) throw new Error(`The dry run answered ${response.status}.`);
  return ((await response.json()) as { job_id: string }).job_id;
}

const kinds: [RegExp, string][] = [
  [/rate_limits/i, 'count'],
  [/^\s*select/i, 'read'],
];

export function tripOf({ text }: RecordedStatement): string {
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'write';
}
