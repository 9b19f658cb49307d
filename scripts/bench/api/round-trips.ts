import pg from 'pg';
import type { Handler } from '@/lib/http/handler';
import { flushRequestLog } from '@/lib/services/requests/request-log';

/** One message to the database and its answer; `count` is a write to a table that is not logged. */
export type RoundTrip = 'read' | 'write' | 'count' | 'begin' | 'commit';

const kinds: [RegExp, RoundTrip][] = [
  [/^\s*begin/i, 'begin'],
  [/^\s*commit/i, 'commit'],
  [/rate_limits/i, 'count'],
  [/^\s*select/i, 'read'],
];

/** What a call asks of the database before it is answered, as seen between the pools and the server. */
export async function recordRoundTrips(handler: Handler, makeCall: () => Parameters<Handler>): Promise<RoundTrip[]> {
  // The first call does what is done once: connecting, noting when a key was used.
  await expectOk(handler(...makeCall()));
  await flushRequestLog();
  const trips: RoundTrip[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    trips.push(kindOf(args[0]));
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await expectOk(handler(...makeCall()));
  } finally {
    pg.Client.prototype.query = query;
  }
  await flushRequestLog();
  return trips;
}

function kindOf(statement: unknown): RoundTrip {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'write';
}

async function expectOk(response: Promise<Response>): Promise<void> {
  const { status } = await response;
  if (status !== 200) throw new Error(`The dry run answered ${status}.`);
}
