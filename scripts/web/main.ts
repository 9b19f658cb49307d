import type { Server } from 'node:http';
import { closeDatabase } from '@/lib/platform/database/client';
import { getEnv } from '@/lib/platform/env/env';
import { EnvError } from '@/lib/platform/env/env-error';
import { getLogger } from '@/lib/platform/logger/logger';
import { createServer } from '@/lib/http/node/create-server';

/** How long running requests may go on after the process was told to end. */
const GRACE_MS = 8_000;

async function main(): Promise<void> {
  const { HOST, PORT, PUBLIC_BASE_URL } = getEnv();
  const server = createServer({ origin: PUBLIC_BASE_URL });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
  endOnRequest(() => end(server));
  console.log(`web ready on ${HOST}:${PORT}`);
}

async function end(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
  await closeDatabase();
}

/** A signal, or the death of the parent that started this process, ends it once. */
function endOnRequest(end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const request = () => {
    ending ??= end().then(
      () => process.exit(0),
      (error: unknown) => {
        getLogger().error({ err: error }, 'the web process did not end cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', request);
  process.once('SIGINT', request);
  if (process.send) process.once('disconnect', request);
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(error.message);
  else getLogger().fatal({ err: error }, 'the web process failed');
  process.exit(1);
});
