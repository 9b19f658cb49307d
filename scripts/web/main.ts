import { parseArgs } from 'node:util';
import { createServer, type WebServer } from '@/lib/http/node/create-server';
import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { FileStoreError } from '@/lib/platform/blob-store/store-identity';
import { closeDatabase } from '@/lib/platform/database/client';
import { getEnv } from '@/lib/platform/env/env';
import { EnvError } from '@/lib/platform/env/env-error';
import { getLogger } from '@/lib/platform/logger/logger';
import { startGuardian } from '@/lib/services/guardian/guardian';
import { startComputing } from '@/lib/services/jobs/start-computing';
import { closeRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { flushRequestLog } from '@/lib/services/requests/request-log';
import { endOnRequest } from '../supervisor/end-on-request';
import type { Pages } from './serve-pages';

/** How long running requests may go on after the process was told to end. */
const GRACE_MS = 8_000;

/**
 * The web process of the built service: calls of the interface are answered here, everything else
 * by Next.js. With --api-only there is nothing else.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'api-only': { type: 'boolean', default: false } } });
  const env = getEnv();
  const { HOST, PORT, PUBLIC_BASE_URL } = env;
  await prepareBlobStore();
  // For what people look at, and for jobs where Inngest calls upon this process to do them.
  const compute = startComputing({ size: env.JOB_ENGINE === 'inngest' ? env.WORKER_CONCURRENCY : 1, spare: 0 });
  const pages = values['api-only'] ? undefined : await openPages(HOST, PORT);
  const server = createServer({ origin: PUBLIC_BASE_URL, otherwise: pages?.answer });
  await server.listen(PORT, HOST);
  const guardian = startGuardian();
  endOnRequest('web process', async () => {
    await guardian.stop();
    await end(server, pages);
    await compute.close();
  });
  console.log(`web ready on ${HOST}:${PORT}`);
}

async function openPages(host: string, port: number): Promise<Pages> {
  const { servePages } = await import('./serve-pages');
  return servePages(process.cwd(), host, port);
}

/** Takes no more connections, lets what runs finish, and leaves nothing unwritten. */
async function end(server: WebServer, pages: Pages | undefined): Promise<void> {
  await server.close(GRACE_MS);
  await pages?.close();
  await flushRequestLog();
  await Promise.all([closeRateLimiter(), closeDatabase()]);
}

main().catch((error: unknown) => {
  if (error instanceof EnvError || error instanceof FileStoreError) console.error(error.message);
  else getLogger().fatal({ err: error }, 'the web process failed');
  process.exit(1);
});
