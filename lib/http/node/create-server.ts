import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { findProbe } from '../readiness';
import { answerCall, hasOneHost, respond } from './answer-call';
import { answerBroken, trackConnections, type Connections } from './connections';
import { readTarget, waitsToSend } from './incoming';
import { answerOnSocket, sendResponse } from './send-response';

export type Listener = (incoming: IncomingMessage, reply: ServerResponse) => void;

export interface ServerOptions {
  /** Of the service, as callers know it. */
  origin: string;
  /** Answers what lies outside the interface; without it nothing lies there. */
  otherwise?: Listener;
  /** How long callers may take, where that is not as long as usual. */
  patience?: Partial<typeof timeouts>;
}

export interface WebServer {
  /** Resolves when it takes connections, with its port: a free one when that is 0. */
  listen: (port: number, host: string) => Promise<number>;
  /** Goes on serving, and asks callers with every answer to come back on another connection. */
  drain: () => void;
  /** Takes no more connections, and resolves when what runs has been answered, or after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
}

const timeouts = {
  /** Headers fit into a few packets; whoever drips them ties up a connection. */
  headersTimeout: 20_000,
  /** The largest body within reach of a line of one megabit a second. */
  requestTimeout: 330_000,
  /** Longer than the longest wait between two polls, and than the minute for which proxies keep connections. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
};

/** A connection on which nothing moves for so long in the middle of an exchange has nobody at its other end. */
const STALLED_MS = 120_000;

/** For two years browsers ask this host, and no other of its domain, by https alone (RFC 6797). */
const stayWithHttps = 'max-age=63072000';

/** A server that answers the interface itself and leaves the rest to `otherwise`. */
export function createServer(options: ServerOptions): WebServer {
  // A missing host is refused in our own words.
  const server = createHttpServer({ ...timeouts, ...options.patience, requireHostHeader: false });
  server.setTimeout(STALLED_MS);
  const connections = trackConnections(server);
  const listener = createListener(connections, options);
  server.on('request', listener);
  // Permission to send a body of the interface is given when somebody reads it.
  server.on('checkContinue', listener);
  server.on('checkExpectation', listener);
  server.on('connect', (incoming, socket: Socket) => {
    void answerOnSocket(socket, respond(options.origin, readTarget(incoming.url ?? ''), incoming), incoming);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    answerBroken(error, socket as Socket, connections),
  );
  return {
    listen: (port, host) => listen(server, port, host),
    drain: connections.announceEnd,
    close: (graceMs) => close(server, connections, graceMs),
  };
}

function createListener(connections: Connections, { origin, otherwise }: ServerOptions): Listener {
  const isSecure = origin.startsWith('https://');
  return (incoming, reply) => {
    const target = readTarget(incoming.url ?? '/');
    const isOurs = !otherwise || isOwnTarget(target.path) || !hasOneHost(incoming);
    connections.begin({ incoming, reply, isOurs });
    // The reader of the body is told by other means; unheard, it would end the process.
    incoming.on('error', () => undefined);
    if (isSecure) reply.setHeader('Strict-Transport-Security', stayWithHttps);
    const probe = findProbe(target.path);
    if (probe) return void answerProbe(probe({ method: incoming.method ?? 'GET' }), reply);
    if (isOurs) return void answerCall(origin, target, incoming, reply);
    if (waitsToSend(incoming)) reply.writeContinue();
    incoming.url = target.path + target.query;
    otherwise(incoming, reply);
  };
}

async function answerProbe(response: Promise<Response>, reply: ServerResponse): Promise<void> {
  await sendResponse(await response, reply).catch(() => reply.destroy());
}

function isOwnTarget(path: string): boolean {
  return !path.startsWith('/') || isApiPath(path);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function close(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  connections.finish();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

const prefix = /^\/api\/v1(?:\/|$)/i;

/**
 * Whether the path of a request line belongs to the interface: as it stands, or in a spelling that
 * a lenient server behind this one could still take for it (escapes, dots, doubled slashes).
 *
 * @param path begins with a slash
 */
export function isApiPath(path: string): boolean {
  return prefix.test(path) || prefix.test(plainPath(path));
}

function plainPath(path: string): string {
  const decoded = path.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const merged = decoded.replace(/[\\/]+/g, '/');
  // Resolves dot segments as a client would.
  return new URL(`http://host${merged}`).pathname;
}
