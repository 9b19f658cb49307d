import { setInterval } from 'node:timers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { createServer, type WebServer } from './create-server';
import { openRaw, readResponses, type RawConnection } from './testing/raw-connection';

let service: TestService;
let tenant: TestTenant;
let server: WebServer;
let port: number;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  const patience = { headersTimeout: 500, requestTimeout: 1_500, connectionsCheckingInterval: 100 };
  server = createServer({ origin: 'http://localhost:3000', patience });
  port = await server.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await server.close(0);
  await service.close();
});

/** Fewer than a key may send in a minute. */
const callers = 50;

/** Begins requests and goes on with each of them, a few bytes at a time, for as long as they are listened to. */
async function drip(beginning: string, drop: string): Promise<string[]> {
  const connections = await Promise.all(Array.from({ length: callers }, () => openRaw(port)));
  const timer = setInterval(() => {
    for (const { socket, write } of connections) if (socket.writable) write(drop);
  }, 50);
  for (const { write } of connections) write(beginning);
  const beside = await fetch(`http://127.0.0.1:${port}/api/v1/templates`, {
    headers: { authorization: `Bearer ${tenant.key.key}` },
  });
  expect(beside.status).toBe(200);
  const received = await Promise.all(connections.map((connection: RawConnection) => connection.untilClosed()));
  clearInterval(timer);
  return received;
}

it.each([
  ['their headers', 'GET /api/v1/templates HTTP/1.1\r\nHost: localhost\r\n', 'X-Drop: 1\r\n'],
  [
    'their body',
    'POST /api/v1/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\nAuthorization: Bearer KEY\r\n\r\n',
    ' ',
  ],
])('callers who send %s drop by drop are let go, and nobody else waits for them', async (_, beginning, drop) => {
  const received = await drip(beginning.replace('KEY', tenant.key.key), drop);
  const statuses = received.flatMap((text) => readResponses(text).map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await service.database.prisma.job.count({ where: { organizationId: tenant.organizationId } })).toBe(0);
});
