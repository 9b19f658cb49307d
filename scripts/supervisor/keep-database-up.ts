import type { OpenCluster } from '@/lib/platform/database/embedded/open-cluster';
import { openCluster } from '@/lib/platform/database/embedded/open-cluster';
import { isProcessAlive } from '@/lib/platform/process-lock/process-lock.mjs';

const CHECK_EVERY_MS = 1_000;

/** Starts the embedded PostgreSQL again when it dies under the service. Returns what ends the watch. */
export function keepDatabaseUp(
  cluster: OpenCluster,
  dataDir: string,
  onNotice: (line: string) => void,
): () => Promise<void> {
  let pid = cluster.pid;
  let repairing = Promise.resolve();
  let isBusy = false;
  const repair = async () => {
    onNotice('PostgreSQL is gone; starting it again.');
    const opened = await openCluster(dataDir, { onProgress: onNotice });
    if (opened.port !== cluster.port) throw new Error(`port ${cluster.port} was taken meanwhile; restart the service`);
    pid = opened.pid;
  };
  const timer = setInterval(() => {
    if (isBusy || isProcessAlive(pid)) return;
    isBusy = true;
    repairing = repair()
      .catch((error: unknown) =>
        onNotice(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => (isBusy = false));
  }, CHECK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await repairing;
  };
}
