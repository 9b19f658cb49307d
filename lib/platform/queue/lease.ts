import type { Queryable } from './queryable';

const take = `
  insert into leases (name, holder, expires_at) values ($1, $2, now() + make_interval(secs => $3))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where leases.holder = excluded.holder or leases.expires_at < now()
  returning holder`;

/** Whether `holder` may do what one process at a time may do, for so many seconds; asking again renews it. */
export async function holdLease(
  database: Queryable,
  { name, holder, seconds }: { name: string; holder: string; seconds: number },
): Promise<boolean> {
  const { rows } = await database.query(take, [name, holder, seconds]);
  return rows.length === 1;
}

/** Lets the next one in at once. */
export async function leaveLease(database: Queryable, name: string, holder: string): Promise<void> {
  await database.query('delete from leases where name = $1 and holder = $2', [name, holder]);
}
