import { getPool } from '@/lib/platform/database/pool';

/** Named, so that each connection parses and plans it once. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** A pool or one of its connections: what the hot paths speak SQL to. */
export interface Sql {
  query<Row extends object>(statement: Statement): Promise<{ rows: Row[]; rowCount: number | null }>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** Everything that `work` does on its connection happens, or nothing does. */
export async function inTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await getPool().connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that can't even roll back goes out of the pool.
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** PostgreSQL's SQLSTATE of an error, such as `23505`; undefined for errors from elsewhere. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export const uniqueViolation = '23505';
