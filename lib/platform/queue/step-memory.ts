import { storableJson } from '../database/storable-text';
import type { Queryable } from './queryable';

export interface StepMemory {
  /** Does the work once: a step that has finished before gives what it gave then. Results are JSON. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Remembers a job's finished steps in PostgreSQL. A step may be done twice (after a crash, or
 * by a worker that was thought dead); the first result to arrive is the one that counts.
 */
export async function openStepMemory(database: Queryable, jobId: string): Promise<StepMemory> {
  const remembered = await loadFinished(database, jobId);
  return {
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      if (remembered.has(name)) return remembered.get(name) as T;
      const startedAt = new Date();
      let result: T;
      try {
        result = await work();
      } catch (error) {
        await countFailure(database, jobId, name, startedAt);
        throw error;
      }
      const kept = await keep(database, { jobId, name, startedAt, result });
      remembered.set(name, kept);
      return kept as T;
    },
  };
}

async function loadFinished(database: Queryable, jobId: string): Promise<Map<string, unknown>> {
  const { rows } = await database.query<{ name: string; result: unknown }>(
    'select name, result from job_steps where job_id = $1 and finished_at is not null',
    [jobId],
  );
  return new Map(rows.map((row) => [row.name, row.result]));
}

async function keep(
  database: Queryable,
  step: { jobId: string; name: string; startedAt: Date; result: unknown },
): Promise<unknown> {
  const { rows } = await database.query<{ result: unknown }>(
    `insert into job_steps as known (job_id, name, result, started_at, finished_at)
     values ($1, $2, $3::jsonb, $4, now())
     on conflict (job_id, name) do update set
       result = case when known.finished_at is null then excluded.result else known.result end,
       started_at = case when known.finished_at is null then excluded.started_at else known.started_at end,
       finished_at = coalesce(known.finished_at, excluded.finished_at)
     returning result`,
    [step.jobId, step.name, storableJson(step.result), step.startedAt],
  );
  return rows[0]?.result;
}

async function countFailure(database: Queryable, jobId: string, name: string, startedAt: Date): Promise<void> {
  await database.query(
    `insert into job_steps as known (job_id, name, attempt, started_at) values ($1, $2, 2, $3)
     on conflict (job_id, name) do update set attempt = known.attempt + 1, started_at = excluded.started_at`,
    [jobId, name, startedAt],
  );
}
