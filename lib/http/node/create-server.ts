import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isApiPath } from '../api-path';
import { answerCall, hasOneHost, respond } from './answer-call';
import { answerOnSocket } from './answer-on-socket';
import { brokenRequest, refusal } from './refusals';
import { readTarget } from './request-target';

export type Listener = (incoming: IncomingMessage, reply: ServerResponse) => void;

export interface ServerOptions {
  /** Of the service, as callers know it. */
  origin: string;
  /** Answers what lies outside the interface; without it nothing lies there. */
  otherwise?: Listener;
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

/** The newest exchange of each connection. */
type Exchanges = WeakMap<Duplex, { incoming: IncomingMessage; reply: ServerResponse; isOurs: boolean }>;

/** A server that answers the interface itself and leaves the rest to `otherwise`. */
export function createServer({ origin, otherwise }: ServerOptions): Server {
  const newest: Exchanges = new WeakMap();
  const listen: Listener = (incoming, reply) => {
    const target = readTarget(incoming.url ?? '/');
    const isOurs = !otherwise || isOwnTarget(target.path) || !hasOneHost(incoming);
    newest.set(incoming.socket, { incoming, reply, isOurs });
    incoming.on('error', () => undefined);
    if (isOurs) return void answerCall(origin, target, incoming, reply);
    incoming.url = target.path + target.query;
    otherwise(incoming, reply);
  };
  // A missing host is refused in our own words.
  const server = createHttpServer({ ...timeouts, requireHostHeader: false }, listen);
  server.on('checkContinue', listen);
  server.on('checkExpectation', listen);
  server.on('connect', (incoming, socket: Socket) => {
    void answerOnSocket(socket, respond(origin, readTarget(incoming.url ?? ''), incoming), incoming);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerBroken(error, socket as Socket, newest));
  return server;
}

function isOwnTarget(path: string): boolean {
  return !path.startsWith('/') || isApiPath(path);
}

/** Bytes that are no HTTP: they are answered after whatever came before them. */
function answerBroken({ code }: NodeJS.ErrnoException, socket: Socket, newest: Exchanges): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refuse = () => void answerOnSocket(socket, refusal(brokenRequest(code)));
  const last = newest.get(socket);
  if (!last || last.reply.writableFinished) return refuse();
  if (last.incoming.complete) return void last.reply.once('finish', refuse);
  // It is the body that is broken: its reader fails, and that is the answer.
  if (last.isOurs) last.incoming.emit('error', brokenRequest(code));
  else socket.destroy();
}
