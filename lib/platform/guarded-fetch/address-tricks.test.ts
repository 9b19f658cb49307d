import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuardedFetch } from './guarded-fetch';
import { readNetworks } from './networks';
import { addressTricks, hostileRecords } from './testing/address-tricks';
import { startCountingServer, type CountingServer } from './testing/counting-server';
import { watchConnections, type Connections } from './testing/watch-connections';

const isSocket = (host: string, port: number) => port === 0 && host.startsWith('/');
const resolve = async (name: string) => hostileRecords[name] ?? [];
const signal = new AbortController().signal;

let servers: CountingServer[];
let connections: Connections;
let ports: number[];

beforeAll(async () => {
  servers = await Promise.all([
    startCountingServer('127.0.0.1'),
    startCountingServer('::1').catch(() => startCountingServer('127.0.0.1')),
  ]);
  ports = servers.map(({ port }) => port);
  connections = watchConnections(isSocket);
});
afterAll(async () => {
  connections.stop();
  await Promise.all(servers.map((server) => server.close()));
});

describe('an address that leads where none may go', () => {
  it('comes in at least 60 forms', () => {
    expect(new Set(addressTricks.map(([, address]) => address)).size).toBe(addressTricks.length);
    expect(addressTricks.length).toBeGreaterThanOrEqual(60);
  });

  it.each(addressTricks)('%s: %j reaches no socket', async (_kind, address, code) => {
    const fetchGuarded = openGuardedFetch({ allowed: readNetworks(undefined), resolve });
    for (const port of ports) {
      await expect(fetchGuarded(address.replaceAll('PORT', String(port)), { signal })).rejects.toMatchObject({
        name: 'FetchError',
        code,
      });
    }
    expect(connections.tried).toEqual([]);
    expect(servers.map((server) => server.connections)).toEqual([0, 0]);
  });

  it('is refused as well where another network is open', async () => {
    const fetchGuarded = openGuardedFetch({ allowed: readNetworks('10.20.0.0/16'), resolve });
    for (const [, address] of addressTricks) {
      await expect(fetchGuarded(address.replaceAll('PORT', String(ports[0])), { signal })).rejects.toMatchObject({
        name: 'FetchError',
      });
    }
    expect(connections.tried).toEqual([]);
  });
});
