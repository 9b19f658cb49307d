import { getPool } from '@/lib/platform/database/pool';

const staleMs = 60_000;

const touch = `
  update sessions set last_seen_at = now()
  where id = $1 and last_seen_at < now() - make_interval(secs => $2)`;

/** Notes that a session is in use, at most once a minute. Nobody waits for it, and the next request makes a failure good. */
export function touchSession({ id, lastSeenAt }: { id: string; lastSeenAt: Date }): void {
  if (Date.now() - lastSeenAt.getTime() < staleMs) return;
  void getPool()
    .query(touch, [id, staleMs / 1000])
    .catch(() => undefined);
}
