import { getLogger } from '@/lib/platform/logger/logger';
import { getRequestLog } from './request-log';

/** Writes the calls recorded so far; for the end of a process, and for tests. */
export async function flushRequestLog(): Promise<void> {
  const rows = await getRequestLog().flush();
  if (rows > 0) getLogger().warn({ rows }, 'request log: the database is away, rows are not written');
}
