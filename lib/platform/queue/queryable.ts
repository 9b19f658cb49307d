/** What the queue's own SQL runs on: a pool of `pg`, or one of its connections inside a transaction. */
export interface Queryable {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
