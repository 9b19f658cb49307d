// Runs the bundled web process; bundles it first when its sources changed.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnv } from '@/lib/platform/env/env';
import { prepare } from '../prepare/prepare.mjs';
import { openInOrder } from './closers';
import { checkPort } from './start-checks';
import { startParts } from './start-parts';

const root = join(import.meta.dirname, '../..');
beforeAll(() => prepare(root, ['bundle']), 300_000);

const strangers: Server[] = [];
afterEach(async () => {
  await Promise.all(strangers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Somebody else's server, which answers everything. */
async function startStranger(host: string): Promise<number> {
  const server = createServer((_, reply) => void reply.setHeader('Connection', 'close').end('hello'));
  strangers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

/** The address of the stranger, and ours. */
const places = [
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['127.0.0.1', '0.0.0.0'],
  ['::', '127.0.0.1'],
  ['127.0.0.1', '::'],
  ['127.0.0.1', 'localhost'],
] as const;

describe.each(places)('where another server listens on %s, on the same port of %s', (theirs, ours) => {
  it('a service is refused before it starts', async () => {
    const port = await startStranger(theirs);
    await expect(checkPort(port, ours)).rejects.toThrow(
      new RegExp(`^Port ${port} of ${ours} is in use.* PORT=\\d+ npm start$`),
    );
  });
});

it('an answer of another server on its port is no sign that the web process is ready', async () => {
  const port = await startStranger('127.0.0.1');
  const source = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const lines: string[] = [];
  const output = { say: () => undefined, child: () => (line: string) => void lines.push(line) };
  const starting = openInOrder(async (closers) => {
    await startParts({ root, mode: 'production', parts: ['web'], env: loadEnv(source), source, output }, closers);
    return {};
  });
  await expect(starting).rejects.toThrow('The web process ended with status 1 while starting');
  expect(lines.join('\n')).toContain(`Port ${port} of 127.0.0.1 is in use.`);
});
