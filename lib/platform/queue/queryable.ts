/** What the queue's own SQL runs on: a pool or a connection of `pg`. */
export interface Queryable {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
