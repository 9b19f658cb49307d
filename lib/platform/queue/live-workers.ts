import { giveJobsBack } from './fair-queue';
import type { Queryable } from './queryable';

/*
 * How a dead worker is told from a busy one. Each counts up a number in its row, about once a second. Whoever watches
 * counts by its own clock for how long it has seen no change, and starts over when it could not look for a while
 * itself: a database that was away, or a machine that slept, makes nobody dead. No session is held, so that it works
 * through a pooler, too.
 */
export const beatMs = 1_000;
const silenceMs = 3_000;
/** A watch with a longer gap starts over. */
const longestGapMs = 2_000;

export async function registerWorker(database: Queryable, worker: { id: string; slots: number }): Promise<void> {
  await database.query('insert into workers (id, slots) values ($1, $2)', [worker.id, worker.slots]);
}

/** By which graphile-worker's own jobs are found to be this worker's. */
export async function nameWorkerPool(database: Queryable, id: string, poolId: string): Promise<void> {
  await database.query('update workers set pool_id = $2 where id = $1', [id, poolId]);
}

// Nothing is lost with a beat that a crash of the database takes back, and nobody is dead because its disk is slow.
const beat = `
  update workers set beat = beat + 1
  where id = $1 and set_config('synchronous_commit', 'off', true) is not null returning id`;

/** False when the worker was taken for dead: its jobs are in other hands. */
export async function beatWorker(database: Queryable, id: string): Promise<boolean> {
  const { rows } = await database.query(beat, [id]);
  return rows.length === 1;
}

/** Gives everything back that workers had under way, and forgets them. */
export async function releaseWorkers(database: Queryable, ids: readonly string[]): Promise<void> {
  const { rows } = await database.query<{ pool_id: string | null }>(
    'delete from workers where id = any($1::uuid[]) returning pool_id',
    [ids],
  );
  await giveJobsBack(database, ids);
  const pools = rows.flatMap(({ pool_id: poolId }) => (poolId === null ? [] : [poolId]));
  if (pools.length === 0) return;
  await database.query('select graphile_worker.force_unlock_workers($1::text[])', [pools]);
  await database.query(`select pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1000)::text)`);
}

/** Workers that something is still booked on although nobody knows them: their rows were lost with a part of the data. */
const findUnknown = `
  select distinct worker_id as id from job_queue
  where worker_id is not null and worker_id not in (select id from workers)`;

interface Seen {
  beat: string;
  since: number;
}

/** Watches over the workers' beats; what it finds it says until somebody has released it. */
export function watchWorkers(now: () => number = () => performance.now()) {
  let seen = new Map<string, Seen>();
  let lastLook = -Infinity;
  return {
    /** Ids of workers that have been silent for three seconds of watching. */
    async findDead(database: Queryable): Promise<string[]> {
      const { rows } = await database.query<{ id: string; beat: string }>('select id, beat::text from workers');
      const unknown = await database.query<{ id: string }>(findUnknown);
      const at = now();
      const hasGap = at - lastLook > longestGapMs;
      lastLook = at;
      const before = seen;
      seen = new Map(
        rows.map(({ id, beat }) => {
          const known = before.get(id);
          return [id, known && !hasGap && known.beat === beat ? known : { beat, since: at }];
        }),
      );
      const silent = [...seen].filter(([, { since }]) => at - since >= silenceMs).map(([id]) => id);
      return [...silent, ...unknown.rows.map(({ id }) => id)];
    },
  };
}
