import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestService, type TestService } from '@/lib/services/testing/test-service';
import { startLoadBalancer, type LoadBalancer } from './testing/load-balancer';
import { startWeb, type WebProcess } from './testing/start-web';

const env = { DRAIN_SECONDS: '1' };
const CALLERS = 8;

let service: TestService;
let servers: WebProcess[];
let balancer: LoadBalancer;
beforeAll(async () => {
  service = await openTestService();
  servers = await Promise.all([startWeb({ env }), startWeb({ env })]);
  balancer = await startLoadBalancer(servers.map(({ url }) => url));
  await vi.waitUntil(() => balancer.ready.size === 2);
});
afterAll(async () => {
  await balancer.close();
  await Promise.all(servers.map((server) => server.stop()));
  await service.close();
});

const body = JSON.stringify({ prompt: 'A plan in 10 slides', output_type: 'deck' });
/** What answers no matter whose call it is, and how often: small and large, with a body and without. */
const requests: [path: string, init: RequestInit, status: number][] = [
  ['/api/v1/nope', {}, 404],
  ['/api/v1/nope', { method: 'POST', body }, 404],
  ['/api/v1/openapi.json', {}, 200],
];

/** Calls one after another without a pause, on connections that are kept, until it is told to stop. */
async function callUntil(signal: AbortSignal): Promise<string[]> {
  const unexpected: string[] = [];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [path, init, status] = requests[turn % requests.length]!;
    const seen = await fetch(balancer.url + path, init).then(
      async (response) => (await response.text(), response.status),
      (error: unknown) => String(error),
    );
    if (seen !== status) unexpected.push(`${path}: ${seen}`);
  }
  return unexpected;
}

it('no request is lost while one web process after another is restarted behind a load balancer', async () => {
  const over = new AbortController();
  const callers = Array.from({ length: CALLERS }, () => callUntil(over.signal));
  for (const [index, server] of servers.entries()) {
    expect(await server.stop()).toBe(0);
    expect(balancer.ready).not.toContain(server.url);
    servers[index] = await startWeb({ env, port: Number(new URL(server.url).port) });
    await vi.waitUntil(() => balancer.ready.size === 2, { timeout: 20_000 });
  }
  over.abort();
  expect({ unexpected: (await Promise.all(callers)).flat(), dropped: balancer.dropped }).toEqual({
    unexpected: [],
    dropped: [],
  });
});
