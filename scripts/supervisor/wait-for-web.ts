import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../prepare/say.mjs';

const TIMEOUT_MS = 120_000;

/** The address or name by which a process that listens on `host` can be reached from here. */
export function localAddress(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** Its origin. */
export function localOrigin(host: string, port: number): string {
  const reachable = localAddress(host);
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Resolves at the first HTTP answer of any status. */
export async function waitForWeb(origin: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const response = await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
      await response.body?.cancel();
      return;
    } catch {
      if (Date.now() > deadline)
        throw new PlainError(
          `The web process did not answer on ${origin} within ${TIMEOUT_MS / 1000} seconds; its messages stand above.`,
        );
      await sleep(50);
    }
  }
}
