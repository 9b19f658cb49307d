import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { wakeChannel } from '@/lib/platform/queue/fair-queue';

const reconnectMs = 1_000;

/**
 * Calls `onWake` whenever there may be a new job. A connection of its own, made again when it breaks; where there is
 * none for a while, or a pooler swallows what it should hear, jobs are found by looking.
 */
export function listenForJobs(databaseUrl: string, onWake: () => void): { close(): Promise<void> } {
  let isClosed = false;
  let connection: pg.Client | undefined;

  async function connect(): Promise<void> {
    while (!isClosed) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        keepAlive: true,
        application_name: 'deckwright worker',
      });
      const lost = new Promise<void>((resolve) => client.once('error', () => resolve()).once('end', () => resolve()));
      client.on('notification', onWake);
      try {
        await client.connect();
        connection = client;
        await client.query(`listen ${wakeChannel}`);
        onWake();
        await lost;
      } catch {
        // The database is away; it is told of by whoever needs it.
      }
      await client.end().catch(() => undefined);
      if (!isClosed) await sleep(reconnectMs, undefined, { ref: false });
    }
  }

  void connect();
  return {
    async close() {
      isClosed = true;
      await connection?.end().catch(() => undefined);
    },
  };
}
