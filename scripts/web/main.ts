import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createServer, type Listener, type WebServer } from '@/lib/http/node/create-server';
import { beginDraining } from '@/lib/http/readiness';
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
import { PlainError } from '../prepare/say.mjs';
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
  const { HOST, PORT, PUBLIC_BASE_URL, DRAIN_SECONDS } = env;
  await prepareBlobStore();
  // For pictures of requests and what people look at, and for jobs where Inngest calls upon this process to do them.
  const computing = startComputing({ size: env.JOB_ENGINE === 'inngest' ? env.WORKER_CONCURRENCY + 1 : 2, spare: 0 });
  const pages = values['api-only'] ? undefined : openPages(HOST, PORT);
  const server = createServer({ origin: PUBLIC_BASE_URL, otherwise: pages && whenOpen(pages) });
  await listen(server, PORT, HOST);
  const guardian = startGuardian();
  endOnRequest('web process', async (why) => {
    await end(server, pages, why === 'asked' ? DRAIN_SECONDS : 0);
    await Promise.all([guardian.stop(), computing.close()]);
    await Promise.all([closeRateLimiter(), closeDatabase()]);
  });
  await pages;
  console.log(`web ready on ${HOST}:${PORT}`);
}

async function openPages(host: string, port: number): Promise<Pages> {
  const { servePages } = await import('./serve-pages');
  return servePages(process.cwd(), host, port);
}

/** Calls of the interface need not wait until the pages can be served; whoever wants a page does. */
function whenOpen(pages: Promise<Pages>): Listener {
  return (incoming, reply) => {
    void pages.then(
      ({ answer }) => answer(incoming, reply),
      () => reply.destroy(),
    );
  };
}

async function listen(server: WebServer, port: number, host: string): Promise<void> {
  try {
    await server.listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') throw error;
    throw new PlainError(
      `Port ${port} of ${host} is in use. Stop what listens there, or choose another port with PORT.`,
    );
  }
}

/**
 * Serves a while longer where others can take over what would come, then takes no more connections, lets
 * what runs finish, and leaves nothing unwritten.
 */
async function end(server: WebServer, pages: Promise<Pages> | undefined, drainSeconds: number): Promise<void> {
  beginDraining();
  server.drain();
  await sleep(drainSeconds * 1_000);
  await server.close(GRACE_MS);
  await (await pages)?.close();
  await flushRequestLog();
}

main().catch((error: unknown) => {
  if (error instanceof EnvError || error instanceof FileStoreError || error instanceof PlainError)
    console.error(error.message);
  else getLogger().fatal({ err: error }, 'the web process failed');
  process.exit(1);
});
