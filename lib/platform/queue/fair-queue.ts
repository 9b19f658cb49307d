import type { Pool } from 'pg';
import { getPool } from '../database/pool';
import type { JobQueue, QueuedJob } from './job-queue';
import type { Queryable } from './queryable';

/** By which workers are told that there may be something to take. */
export const wakeChannel = 'deckwright_jobs';

/** With the backoff below the last try begins about four minutes after the first failed. */
export const maxAttempts = 6;

/** Grows by a factor of e with each attempt. */
const backoffSeconds = (attempts: number) => Math.exp(Math.min(attempts, 10));

/** A deck that so many jobs of its organization have overtaken is next. */
const mostOvertaken = 10;

/** A job that lost its place is next, but not for ever: it may be what its workers die of. */
const isReturned = 'returns between 1 and 3';

/** The embedded engine's queue: a table of ours, because whose turn it is depends on what everybody has under way. */
export function createFairQueue(): JobQueue {
  const wake = createWaker(() => getPool().query(`notify ${wakeChannel}`));
  return {
    enqueueAccepted: `
      insert into job_queue (job_id, organization_id, output_type)
      select job_id, organization_id, output_type from accepted`,
    async afterCommit() {
      wake();
    },
  };
}

/**
 * Calls that come while one is on its way share the next: a transaction that notifies holds a lock of the whole
 * cluster until its commit is on the disk. Nobody waits for it, and a failure is nobody's loss: workers look by
 * themselves a moment later.
 */
export function createWaker(send: () => Promise<unknown>): () => void {
  let isSending = false;
  let isWanted = false;
  const wake = () => {
    isWanted = isSending;
    if (isSending) return;
    isSending = true;
    void send()
      .catch(() => undefined)
      .finally(() => {
        isSending = false;
        if (isWanted) wake();
      });
  };
  return wake;
}

export interface ClaimedJob extends QueuedJob {
  /** This one included. */
  attempts: number;
}

/** Jobs that an organization may have under way, by its plan; 0 for as many as there are places. */
export type PlanCaps = Readonly<Record<string, number>>;

export interface ClaimOptions {
  caps?: PlanCaps;
  /** Takes a job only of an organization that has none under way. */
  onlyOfIdle?: boolean;
}

const hasWaiting = `select exists (select from job_queue where worker_id is null and run_at <= now()) as waits`;

/** One claim at a time: two that look at once would both find the same organization the next. */
const beginClaim = `begin; select pg_advisory_xact_lock(hashtext('deckwright-claim'))`;

const claim = `
  with line as (
    select organization_id, count(worker_id) as running,
      min(position) filter (where worker_id is null and run_at <= now()) as head,
      coalesce(bool_or(${isReturned}) filter (where worker_id is null and run_at <= now()), false) as has_returned
    from job_queue group by organization_id
  ), turn as (
    select line.organization_id
    from line
    join organizations on organizations.id = line.organization_id
    left join queue_turns on queue_turns.organization_id = line.organization_id
    where head is not null
      and running < coalesce(nullif(($2::jsonb ->> organizations.plan::text)::int, 0), 2147483647)
      and (running = 0 or not $3::boolean)
    order by has_returned desc, running, queue_turns.at nulls first, head
    limit 1
  ), next as (
    select position, output_type, organization_id
    from job_queue join turn using (organization_id)
    where worker_id is null and run_at <= now()
    order by ${isReturned} desc, overtaken >= ${mostOvertaken} desc, output_type = 'single_slide' desc, position
    limit 1
  ), passed as (
    update job_queue set overtaken = overtaken + 1
    where position = (
      select min(waiting.position) from job_queue waiting join next using (organization_id)
      where waiting.worker_id is null and waiting.run_at <= now()
        and waiting.output_type = 'deck' and waiting.position < next.position and next.output_type = 'single_slide')
  ), turned as (
    insert into queue_turns (organization_id, at) select organization_id, clock_timestamp() from turn
    on conflict (organization_id) do update set at = excluded.at
  )
  update job_queue set worker_id = $1, claimed_at = now(), attempts = attempts + 1
  from next where job_queue.position = next.position
  returning job_queue.job_id as "jobId", job_queue.organization_id as "organizationId", attempts`;

/**
 * Takes the next job for a worker: one that lost its place with its worker; else of the organization that has the fewest under way, among those the one whose turn
 * was longest ago; of its jobs single slides first, since somebody waits in front of them. Null when nothing waits, or
 * all that waits belongs to organizations that may have no more.
 */
export async function claimJob(
  pool: Pool,
  workerId: string,
  { caps = {}, onlyOfIdle = false }: ClaimOptions = {},
): Promise<ClaimedJob | null> {
  const { rows } = await pool.query<{ waits: boolean }>(hasWaiting);
  if (!rows[0]?.waits) return null;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(beginClaim);
    const claimed = await client.query<ClaimedJob>(claim, [workerId, JSON.stringify(caps), onlyOfIdle]);
    await client.query('commit');
    return claimed.rows[0] ?? null;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection whose transaction is in doubt is closed, which undoes it.
    client.release(broken);
  }
}

/** Takes a job that has ended, or is gone, out of the queue. */
export async function finishJob(database: Queryable, workerId: string, jobId: string): Promise<void> {
  await database.query('delete from job_queue where job_id = $1 and worker_id = $2', [jobId, workerId]);
}

/** Puts a job back that is to be tried again after a while. */
export async function postponeJob(
  database: Queryable,
  workerId: string,
  { jobId, attempts }: ClaimedJob,
): Promise<void> {
  await database.query(
    `update job_queue set worker_id = null, claimed_at = null, run_at = now() + make_interval(secs => $3)
     where job_id = $1 and worker_id = $2`,
    [jobId, workerId, backoffSeconds(attempts)],
  );
}

/** Puts a job back as if nobody had taken it: what ended was not its fault. */
export async function giveJobBack(database: Queryable, workerId: string, jobId: string): Promise<void> {
  await database.query(`${giveBack} where worker_id = $1 and job_id = $2`, [workerId, jobId]);
  await database.query(`notify ${wakeChannel}`);
}

const giveBack = `update job_queue set worker_id = null, claimed_at = null, attempts = greatest(attempts - 1, 0),
  returns = returns + 1`;

/** The same with all jobs of workers that are no more. */
export async function giveJobsBack(database: Queryable, workerIds: readonly string[]): Promise<void> {
  await database.query(`${giveBack} where worker_id = any($1::uuid[])`, [workerIds]);
  await database.query(`notify ${wakeChannel}`);
}

/**
 * The same with jobs that are booked on a worker which does not have them under way: the answer to its claim was lost,
 * or it could not write down what became of them.
 */
export async function giveStraysBack(
  database: Queryable,
  workerId: string,
  underway: readonly string[],
): Promise<string[]> {
  const { rows } = await database.query<{ jobId: string }>(
    `${giveBack} where worker_id = $1 and job_id <> all($2::uuid[]) returning job_id as "jobId"`,
    [workerId, underway],
  );
  return rows.map(({ jobId }) => jobId);
}

const findEnded = `
  select job_id as "jobId" from job_queue join jobs on jobs.id = job_id
  where worker_id = $1 and jobs.status in ('completed', 'failed')`;

/** Jobs that a worker has under way although they have ended: cancelled, or past their deadline. */
export async function findEndedJobs(database: Queryable, workerId: string): Promise<string[]> {
  const { rows } = await database.query<{ jobId: string }>(findEnded, [workerId]);
  return rows.map(({ jobId }) => jobId);
}

/** What has ended earlier and stands in the queue all the same goes when a worker takes it: there is nothing to do for it. */
const endedSeconds = 60;

const dropEnded = `
  delete from job_queue where worker_id is null and job_id = any (array(
    select id from jobs where files_deleted_at is null and finished_at > now() - interval '${endedSeconds} seconds'))`;

/**
 * Rows that outlived their job, such as that of one that was cancelled while it waited. Looked for among what has ended
 * lately, since this runs every second and the queue may be long.
 */
export async function dropEndedJobs(database: Queryable): Promise<void> {
  await database.query(dropEnded);
}
