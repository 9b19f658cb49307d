import pg from 'pg';
import { vi } from 'vitest';

/** Sent behind the answers: when a batch is full, a minute is over, or a worker is to be woken. */
const background =
  /^notify deckwright_jobs$|^\s*(insert into request_log|update api_keys set last_used_at|select pg_notify)/;

/** Every SQL statement that any connection of this process sends while `work` runs, in their order. */
export async function recordStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const original: (this: pg.Client, ...given: unknown[]) => unknown = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const text = textOf(given[0]);
    if (!background.test(text)) statements.push(text);
    return original.apply(this, given) as never;
  });
  try {
    return { result: await work(), statements };
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
