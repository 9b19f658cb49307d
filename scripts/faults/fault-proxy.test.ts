import { createServer, type AddressInfo, type Server } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atLeastMs } from '@/lib/testing/timers';
import { openFaultProxy, type FaultProxy } from './fault-proxy';

const slowMs = 200;

let server: Server;
let proxy: FaultProxy;
let heard: string[];

beforeEach(async () => {
  heard = [];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (asked) => {
      heard.push(String(asked));
      socket.write(`answer to ${String(asked)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await openProxy();
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => server.close(resolve));
});

const openProxy = (sparedBytes?: number) =>
  openFaultProxy((server.address() as AddressInfo).port, {
    slowMs,
    refuse: (asked, isFirst) => `no ${String(asked)}${isFirst ? ', stranger' : ''}`,
    sparedBytes,
  });

/** A connection through the proxy. */
function open() {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.setEncoding('utf8');
  let got = '';
  socket.on('data', (piece) => (got += String(piece)));
  const failed = new Promise<string>((resolve) =>
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? '')),
  );
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, got: () => got, failed, closed, ask: (words: string) => socket.write(words) };
}

describe('a proxy in front of a service', () => {
  it('passes everything on while there is no fault', async () => {
    const caller = open();
    caller.ask('one');
    await expect.poll(caller.got).toBe('answer to one');
    caller.ask('two');
    await expect.poll(caller.got).toBe('answer to oneanswer to two');
    expect(proxy.struck()).toBe(0);
    caller.socket.destroy();
  });

  it('that is slow lets answers come later, in their order even when it recovers meanwhile', async () => {
    await proxy.set('slow');
    const caller = open();
    const began = performance.now();
    caller.ask('one');
    await expect.poll(() => heard).toEqual(['one']);
    await expect.poll(proxy.struck).toBe(1);
    await proxy.set(null);
    caller.ask('two');
    await expect.poll(caller.got).toBe('answer to oneanswer to two');
    expect(performance.now() - began).toBeGreaterThanOrEqual(atLeastMs(slowMs));
    caller.socket.destroy();
  });

  it('that fails refuses in the words of the service, those who were there before too, and resets every third', async () => {
    const before = open();
    before.ask('one');
    await expect.poll(before.got).toBe('answer to one');
    await proxy.set('failing');
    const after = open();
    before.ask('two');
    await before.closed;
    expect(before.got()).toBe('answer to oneno two');
    after.ask('three');
    await after.closed;
    expect(after.got()).toBe('no three, stranger');
    const third = open();
    third.ask('four');
    expect(await third.failed).toBe('ECONNRESET');
    expect(heard).toEqual(['one']);
    expect(proxy.struck()).toBe(3);
  });

  it('that half answers breaks off in the middle', async () => {
    await proxy.set('half-answering');
    const caller = open();
    caller.ask('one');
    await caller.closed;
    expect(caller.got()).toBe('answer');
    expect(heard).toEqual(['one']);
    expect(proxy.struck()).toBe(1);
  });

  it('that half answers lets a handshake pass first', async () => {
    await proxy.close();
    proxy = await openProxy(5);
    await proxy.set('half-answering');
    const caller = open();
    caller.ask('one');
    await expect.poll(caller.got).toBe('answer to one');
    caller.ask('two');
    await caller.closed;
    expect(caller.got()).toBe('answer to oneanswer');
  });

  it('that hangs takes connections and answers nobody before it goes on', async () => {
    const before = open();
    before.ask('one');
    await expect.poll(before.got).toBe('answer to one');
    await proxy.set('hung');
    const after = open();
    before.ask('two');
    after.ask('three');
    await expect.poll(proxy.struck).toBe(2);
    await sleep(50);
    expect(heard).toEqual(['one']);
    await proxy.set(null);
    await expect.poll(after.got).toBe('answer to three');
    await expect.poll(before.got).toBe('answer to oneanswer to two');
    before.socket.destroy();
    after.socket.destroy();
  });

  it('that is gone cuts all connections and refuses new ones, and is back at the same port', async () => {
    const before = open();
    before.ask('one');
    await expect.poll(before.got).toBe('answer to one');
    await proxy.set('gone');
    await before.closed;
    expect(await open().failed).toBe('ECONNREFUSED');
    await proxy.set(null);
    const after = open();
    after.ask('two');
    await expect.poll(after.got).toBe('answer to two');
    after.socket.end();
    await after.closed;
    expect(await text(connect(proxy.port, '127.0.0.1').end('three'))).toMatch(/^(answer to three)?$/);
  });
});
