import pg from 'pg';
import { holdWorkerLock, type LiveWorker } from '@/lib/platform/queue/worker-liveness';

export interface Liveness {
  plugin: GraphileConfig.Plugin;
  /** The pool that holds the lock; null before it has started. */
  poolId(): string | null;
  release(): Promise<void>;
}

/**
 * Takes the pool's lock before its first worker asks for a job, so that no sweep ever finds a
 * job whose worker seems dead only because it has just begun.
 */
export function createLiveness(databaseUrl: string, onLost: (reason: Error) => void): Liveness {
  let pool: string | null = null;
  let live: Promise<LiveWorker> | null = null;

  async function hold(poolId: string): Promise<LiveWorker> {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'deckwright worker',
    });
    await connection.connect();
    return holdWorkerLock(connection, poolId, onLost);
  }

  return {
    plugin: {
      name: 'deckwright-liveness',
      version: '1.0.0',
      worker: {
        hooks: {
          async startWorker(_ctx, { worker }) {
            pool = worker.workerPool.id;
            live ??= hold(pool);
            await live;
          },
        },
      },
    },
    poolId: () => pool,
    async release() {
      await (await live)?.release();
    },
  };
}
