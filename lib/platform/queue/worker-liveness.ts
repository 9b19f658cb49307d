import type { Client } from 'pg';
import type { Queryable } from './queryable';

/**
 * How a dead worker is told from a busy one. Each worker holds an advisory lock, named after
 * its pool, on a connection of its own: PostgreSQL drops the lock when the process dies. A
 * host that hangs keeps its connection, so the worker also speaks on it every second, and
 * one that has been silent too long loses it.
 */
const lockSpace = 'deckwright-worker';
const heartbeatMs = 1_000;
const longestSilenceSeconds = 30;

export interface LiveWorker {
  release(): Promise<void>;
}

/**
 * Takes the pool's lock; `connection` serves nothing else from now on. `onLost` is called
 * when the connection breaks: the worker's jobs may then be in other hands, so it must end.
 */
export async function holdWorkerLock(
  connection: Client,
  poolId: string,
  onLost: (reason: Error) => void,
): Promise<LiveWorker> {
  await connection.query('select pg_advisory_lock(hashtext($1), hashtext($2))', [lockSpace, poolId]);
  let released = false;
  const lose = (reason: Error) => {
    clearInterval(timer);
    if (!released) onLost(reason);
    released = true;
  };
  const timer = setInterval(() => void connection.query('select 1').catch(lose), heartbeatMs);
  connection.on('error', lose);
  connection.on('end', () => lose(new Error('The connection that shows the worker alive was closed.')));
  return {
    async release() {
      released = true;
      clearInterval(timer);
      await connection.end();
    },
  };
}

/** Gives the jobs of dead workers back to the queue and wakes the living; returns the dead pools. */
export async function releaseDeadWorkers(
  database: Queryable,
  { silenceSeconds = longestSilenceSeconds }: { silenceSeconds?: number } = {},
): Promise<string[]> {
  await database.query(endSilentWorkers, [lockSpace, silenceSeconds]);
  const { rows } = await database.query<{ locked_by: string }>(findDeadWorkers, [lockSpace]);
  const dead = rows.map((row) => row.locked_by);
  if (dead.length > 0) await releaseWorkers(database, dead);
  return dead;
}

/** Also what a worker does for itself when it ends before its jobs do. */
export async function releaseWorkers(database: Queryable, poolIds: string[]): Promise<void> {
  await database.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds]);
  await database.query(`select pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1000)::text)`);
}

const endSilentWorkers = `
  select pg_terminate_backend(activity.pid)
  from pg_locks locks
  join pg_stat_activity activity on activity.pid = locks.pid
  where locks.locktype = 'advisory' and locks.granted
    and locks.database = (select oid from pg_database where datname = current_database())
    and locks.classid = (hashtext($1)::bigint & 4294967295)::oid
    and activity.state = 'idle'
    and activity.state_change < now() - make_interval(secs => $2)`;

const findDeadWorkers = `
  select distinct jobs.locked_by
  from graphile_worker._private_jobs jobs
  where jobs.locked_by is not null
    and not exists (
      select from pg_locks locks
      where locks.locktype = 'advisory' and locks.granted
        and locks.database = (select oid from pg_database where datname = current_database())
        and locks.classid = (hashtext($1)::bigint & 4294967295)::oid
        and locks.objid = (hashtext(jobs.locked_by)::bigint & 4294967295)::oid)`;
