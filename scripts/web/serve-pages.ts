import { createServer, type IncomingMessage } from 'node:http';
import next from 'next';
import type { Listener } from '@/lib/http/node/create-server';
import { announceHeaders, clientAddressHeader, pathHeader } from '@/lib/http/portal/sign-in/web-process-headers';
import { getEnv } from '@/lib/platform/env/env';
import { clientAddressOf } from '@/lib/services/limits/client-address';
import { nameSources } from '../supervisor/source-stacks';

export interface Pages {
  answer: Listener;
  close: () => Promise<void>;
}

/** The pages of the built application, answered within this process. */
export async function servePages(root: string, hostname: string, port: number): Promise<Pages> {
  // A server that nobody connects to: Next.js would take every request with an Upgrade header from
  // the real one, calls of the interface too, though built pages have no use for any.
  const httpServer = createServer();
  const app = next({ dev: false, dir: root, hostname, port, httpServer });
  await app.prepare();
  // Next.js has put a way of its own to write stacks in the place of ours.
  nameSources();
  const answer = app.getRequestHandler();
  announceHeaders();
  return {
    answer(incoming, reply) {
      tellPages(incoming);
      void answer(incoming, reply);
    },
    close: () => app.close(),
  };
}

/** Tells the pages what only this process knows, in the place of whatever the caller sent under these names. */
export function tellPages({ headers, socket, url }: IncomingMessage): void {
  const forwardedFor = headers['x-forwarded-for'] ?? null;
  headers[clientAddressHeader] = clientAddressOf({
    socketAddress: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    trustedHops: getEnv().TRUSTED_PROXY_HOPS,
  });
  headers[pathHeader] = url ?? '/';
}
