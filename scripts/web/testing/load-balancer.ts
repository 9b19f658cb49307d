import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_EVERY_MS = 50;

export interface LoadBalancer {
  url: string;
  /** Origins that said last that they are ready. */
  ready: ReadonlySet<string>;
  /** What could not be passed on: a request that a caller of the service would have lost. */
  dropped: string[];
  close: () => Promise<void>;
}

/** Passes requests on to the origins that say that they are ready, over connections that it keeps, and tries none twice. */
export async function startLoadBalancer(origins: readonly string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const dropped: string[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    for (const origin of origins) {
      void isReady(origin).then((is) => (is ? ready.add(origin) : ready.delete(origin)));
    }
  }, ASK_EVERY_MS);
  const passOn = (incoming: IncomingMessage, reply: ServerResponse) => {
    const candidates = [...ready];
    const origin = candidates[(turn += 1) % candidates.length];
    const drop = (why: string) => {
      dropped.push(`${incoming.method} ${incoming.url} to ${origin}: ${why}`);
      reply.destroy();
    };
    if (origin === undefined) return drop('nobody is ready');
    const { method, headers } = incoming;
    const passed = request(origin + incoming.url, { method, headers, agent }, (answer) => {
      answer.on('error', (error) => drop(error.message));
      reply.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(reply);
    });
    passed.on('error', (error) => drop(error.message));
    incoming.pipe(passed);
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, passOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    dropped,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(`${origin}/api/ready`, { headers: { Connection: 'close' } });
    await body?.cancel();
    return status === 200;
  } catch {
    return false;
  }
}
