import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '@/lib/services/transaction';

/** What requests leave behind, as so many rows and files. */
export interface Stored {
  jobs: number;
  idempotency_records: number;
  credit_entries: number;
  artifacts: number;
  audit_entries: number;
  outbox_events: number;
  queued: number;
  /** Two for each blob: the local store keeps its type beside it. */
  files: number;
}

const countRows = `
  select (select count(*) from jobs)::int as jobs,
    (select count(*) from idempotency_records)::int as idempotency_records,
    (select count(*) from credit_entries)::int as credit_entries,
    (select count(*) from artifacts)::int as artifacts,
    (select count(*) from audit_entries)::int as audit_entries,
    (select count(*) from outbox_events)::int as outbox_events,
    (select count(*) from job_queue join jobs on jobs.id = job_id where status in ('pending', 'processing'))::int as queued`;

export async function countStored(sql: Sql): Promise<Stored> {
  const { rows } = await sql.query<Omit<Stored, 'files'>>(countRows);
  return { ...rows[0]!, files: countFiles() };
}

function countFiles(): number {
  const folder = join(process.env.DATA_DIR ?? '', 'blobs');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

/** What is there now and was not there before; empty when nothing is. */
export function added(before: Stored, after: Stored): Partial<Stored> {
  const names = Object.keys(after) as (keyof Stored)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]]).filter(([, count]) => count !== 0));
}
