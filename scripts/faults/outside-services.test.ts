import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFaultProxy, type FaultManner, type FaultProxy } from './fault-proxy';
import { outsideServices, refuseCommands } from './outside-services';

// What a failing service says has to be understood by those who ask it; nobody stands behind these proxies.
const behind = createServer();
const proxies: FaultProxy[] = [];
beforeAll(() => new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  await new Promise((resolve) => behind.close(resolve));
});

async function openFailing(manner: FaultManner): Promise<number> {
  const proxy = await openFaultProxy((behind.address() as AddressInfo).port, manner);
  proxies.push(proxy);
  await proxy.set('failing');
  return proxy.port;
}

it('PostgreSQL says that it is starting', async () => {
  const port = await openFailing(outsideServices.postgres.manner);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'a', database: 'a' });
  client.on('error', () => undefined);
  await expect(client.connect()).rejects.toMatchObject({ code: '57P03', severity: 'FATAL' });
});

it('Redis says to each command that it is loading', () => {
  const commands = ['*2\r\n$3\r\nGET\r\n$1\r\na\r\n', '*1\r\n$4\r\nPING\r\n'];
  const said = refuseCommands(Buffer.from(commands.join('')));
  expect(said.split('\r\n')).toEqual([expect.stringMatching(/^-LOADING /), expect.stringMatching(/^-LOADING /), '']);
});

it.each([
  ['model', 503],
  ['files', 500],
  ['search', 502],
  ['inngest', 503],
] as const)('%s answers %i', async (name, status) => {
  const port = await openFailing(outsideServices[name].manner);
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: 'x'.repeat(100_000) });
  expect(response.status).toBe(status);
  expect((await response.text()).length).toBe(Number(response.headers.get('content-length')));
});
