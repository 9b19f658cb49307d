import { getLogger } from '@/lib/platform/logger/logger';
import { toAppError } from '../to-app-error';

/** Rows that nobody waits for, written together. */
export interface RowBuffer<Row> {
  /** Takes a row without delay; never throws. */
  add(row: Row): void;
  /** Writes what was added so far and tells how many rows wait on, because the database is away. */
  flush(): Promise<number>;
}

export interface RowBufferOptions<Row> {
  /** For the log. */
  name: string;
  /** Writes all rows or none; may be called again with the same rows. */
  write: (rows: readonly Row[]) => Promise<void>;
  /** So many are written without waiting, and at most so many in one statement. */
  batchRows?: number;
  /** How long a row waits for company. */
  delayMs?: number;
  /** While the database is away, rows beyond this are dropped. */
  mostRows?: number;
  retryMs?: number;
}

/** One write at a time; rows that a missing database holds up are kept up to a bound. */
export function createRowBuffer<Row>({
  name,
  write,
  batchRows = 200,
  delayMs = 250,
  mostRows = 10_000,
  retryMs = 1_000,
}: RowBufferOptions<Row>): RowBuffer<Row> {
  let waiting: Row[] = [];
  let dropped = 0;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function schedule(): void {
    // Without a hold on the process: what ends it flushes.
    timer ??= setTimeout(() => void flush(), isAway ? retryMs : delayMs).unref();
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchRows);
      isAway = !(await isSettled(batch));
      if (isAway) break;
      waiting = waiting.slice(batch.length);
    }
    if (!isAway) reportDropped();
    writing = undefined;
    if (waiting.length > 0) schedule();
  }

  /** Written, or such that no other attempt would write it. */
  async function isSettled(batch: readonly Row[]): Promise<boolean> {
    try {
      await write(batch);
    } catch (error) {
      if (toAppError(error).code === 'unavailable') return false;
      getLogger().error({ err: error, rows: batch.length }, `${name}: rows could not be written`);
    }
    return true;
  }

  function reportDropped(): void {
    if (dropped > 0) getLogger().warn({ rows: dropped }, `${name}: rows were dropped while the database was away`);
    dropped = 0;
  }

  async function flush(): Promise<number> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) writing ??= writeWaiting();
    await writing;
    return waiting.length;
  }

  return {
    add(row) {
      if (waiting.length >= mostRows) {
        dropped += 1;
        return;
      }
      waiting.push(row);
      if (waiting.length >= batchRows && !isAway && !writing) void flush();
      else schedule();
    },
    flush,
  };
}
