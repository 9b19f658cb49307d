import { createServer } from 'node:http';
import next from 'next';
import type { Listener } from '@/lib/http/node/create-server';
import { announceHeaders } from '@/lib/http/portal/sign-in/web-process-headers';
import { tellPages } from './tell-pages';

export interface Pages {
  answer: Listener;
  close: () => Promise<void>;
}

/** The pages of the built application, answered within this process. */
export async function startPages(root: string, hostname: string, port: number): Promise<Pages> {
  // A server that nobody connects to: Next.js would take every request with an Upgrade header from
  // the real one, calls of the interface too, though built pages have no use for any.
  const httpServer = createServer();
  const app = next({ dev: false, dir: root, hostname, port, httpServer });
  await app.prepare();
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
