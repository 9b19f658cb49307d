import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGuardedFetch } from './guarded-fetch';
import { readNetworks } from './networks';
import { addressTricks } from './testing/address-tricks';
import { startCountingServer, type CountingServer } from './testing/counting-server';
import { watchConnections, type Connections } from './testing/watch-connections';

/** One loopback address is opened for the server that leads on; all others stay forbidden. */
const allowed = readNetworks('127.0.0.1/32');
const signal = new AbortController().signal;

let location: string;
let status: number;
let origin: string;
let servers: CountingServer[];
let connections: Connections;

/** As servers write headers that are not ASCII. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const leadOn: RequestListener = (request, response) => {
  if (request.url === '/start')
    response.writeHead(status, { location: asBytes(location), 'set-cookie': 'a=1', authorization: 'x' }).end();
  else response.setHeader('content-type', 'text/plain').end(JSON.stringify(request.headers));
};

beforeEach(async () => {
  status = 302;
  servers = [await startCountingServer('127.0.0.1', leadOn), await startCountingServer('0.0.0.0')];
  origin = `http://127.0.0.1:${servers[0]?.port}`;
  connections = watchConnections((host, port) => host === '127.0.0.1' && port === servers[0]?.port);
});
afterEach(async () => {
  connections.stop();
  await Promise.all(servers.map((server) => server.close()));
});

const follow = (to: string, resolve = async (_name: string) => ['127.0.0.2']) => {
  location = to;
  return openGuardedFetch({ allowed, resolve })(`${origin}/start`, { signal });
};
const only = () => {
  expect(connections.tried.map((tried) => `http://${tried}`)).toEqual(Array(connections.tried.length).fill(origin));
  expect(servers[1]?.connections).toBe(0);
};

describe('a redirect', () => {
  const forbidden = [
    'http://127.0.0.2:PORT/',
    'http://2130706434:PORT/',
    'http://0x7f.2:PORT/',
    'http://0177.0.0.2:PORT/',
    '//127.0.0.2:PORT/',
    '\\\\127.0.0.2:PORT\\',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.2]:PORT/',
    'http://[64:ff9b::7f00:2]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://rebound.example:PORT/',
    'http://localhost:PORT/',
    'http://①②⑦.0.0.2:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/_x',
    'data:text/html,x',
    'javascript:alert(1)',
    'ftp://127.0.0.1/',
    'http://user:pass@127.0.0.1:PORT/',
    'http://[',
    'http://127.0.0.2:PORT\t/',
    'http://%31%32%37.0.0.2:PORT/',
  ];

  it.each([301, 302, 303, 307, 308])('with status %i leads into no forbidden network', async (code) => {
    status = code;
    for (const address of forbidden) {
      await expect(follow(address.replaceAll('PORT', String(servers[1]?.port))), address).rejects.toMatchObject({
        name: 'FetchError',
      });
    }
    only();
    expect(connections.tried).toHaveLength(forbidden.length);
  });

  it('leads to none of the forms that name another network than the opened one', async () => {
    const others = addressTricks.filter(
      ([kind, address]) =>
        /metadata|private|local|NAT|IPv6|cast|reserved|port of/.test(kind) && !/127|２７|⑦|\0/u.test(address),
    );
    for (const [, address] of others) {
      await expect(
        follow(address.replaceAll('PORT', String(servers[1]?.port)), async () => ['10.0.0.1']),
        address,
      ).rejects.toMatchObject({ name: 'FetchError' });
    }
    only();
    expect(others.length).toBeGreaterThan(30);
  });

  it('is followed five times and no more', async () => {
    const hops = async (count: number) => {
      const server = await startCountingServer('127.0.0.1', (request, response) => {
        const left = Number(request.url?.slice(1));
        if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
        else response.setHeader('content-type', 'text/plain').end('there');
      });
      servers.push(server);
      connections.stop();
      return openGuardedFetch({ allowed })(`http://127.0.0.1:${server.port}/${count}`, { signal }).then(
        ({ text, url }) => `${text} ${url.pathname}`,
        ({ code }: { code: string }) => `${code} after ${server.paths.length}`,
      );
    };
    expect(await hops(5)).toBe('there /0');
    expect(await hops(6)).toBe('too-many-redirects after 6');
  });

  it('to itself ends', async () => {
    await expect(follow('/start')).rejects.toMatchObject({ code: 'too-many-redirects' });
  });

  it('carries nothing over: no cookie, no referrer, no credentials', async () => {
    const { text } = await follow('/next#fragment');
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('in the page is not followed', async () => {
    const page = await startCountingServer('127.0.0.1', (_request, response) => {
      response.setHeader('refresh', `0; url=${origin}/start`);
      response.setHeader('link', `<${origin}/start>; rel=preload`);
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<meta http-equiv="refresh" content="0;url=${origin}/start"><script src="${origin}/s"></script><img src="${origin}/i"><base href="${origin}">`,
        );
    });
    servers.push(page);
    connections.stop();
    await openGuardedFetch({ allowed })(`http://127.0.0.1:${page.port}/`, { signal });
    expect(servers[0]?.connections).toBe(0);
  });
});

describe('a name server that changes its mind', () => {
  it('is asked once for each connection, and what it says next is never used', async () => {
    let asked = 0;
    const rebind = async () => [++asked === 1 ? '127.0.0.1' : '127.0.0.2'];
    connections.stop();
    const port = servers[0]?.port;
    const { text } = await openGuardedFetch({ allowed, resolve: rebind })(`http://rebinding.example:${port}/next`, {
      signal,
    });
    expect(JSON.parse(text)).toMatchObject({ host: `rebinding.example:${port}` });
    expect([asked, servers[0]?.connections, servers[1]?.connections]).toEqual([1, 1, 0]);
  });

  it('is refused when the same name is asked again after a redirect', async () => {
    let asked = 0;
    const rebind = async () => [++asked === 1 ? '127.0.0.1' : '127.0.0.2'];
    const port = servers[0]?.port;
    location = '/next';
    connections.stop();
    await expect(
      openGuardedFetch({ allowed, resolve: rebind })(`http://rebinding.example:${port}/start`, { signal }),
    ).rejects.toMatchObject({ code: 'address-private' });
    expect([asked, servers[0]?.paths]).toEqual([2, ['/start']]);
  });

  it('gets nowhere with a public address first and loopback second', async () => {
    let asked = 0;
    const rebind = async () => [++asked === 1 ? '93.184.216.34' : '127.0.0.1'];
    await expect(
      openGuardedFetch({ allowed: readNetworks(undefined), resolve: rebind })('http://rebinding.example/', { signal }),
    ).rejects.toMatchObject({ code: 'connection-failed' });
    expect(asked).toBe(1);
    expect(connections.tried).toEqual(['rebinding.example:80']);
    expect(servers.map((server) => server.connections)).toEqual([0, 0]);
  });
});
