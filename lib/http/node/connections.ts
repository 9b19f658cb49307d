import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerOnSocket, brokenRequest, refusal } from './send-response';

export interface OpenExchange {
  incoming: IncomingMessage;
  reply: ServerResponse;
  /** False for pages. */
  isOurs: boolean;
}

export interface Connections {
  begin: (exchange: OpenExchange) => void;
  /** The exchange on a connection that began last, while its reply is not written. */
  busyWith: (socket: Duplex) => OpenExchange | null;
  /** Every answer that begins from now on is the last one of its connection; idle ones stay open for one more. */
  announceEnd: () => void;
  /** Closes each once no answer is owed on it; at once those that never asked for anything. */
  finish: () => void;
}

/** Knows the newest exchange of each connection of a server. */
export function trackConnections(server: Server): Connections {
  const newest = new Map<Duplex, OpenExchange | null>();
  let isEnding = false;
  const busyWith = (socket: Duplex) => {
    const exchange = newest.get(socket);
    return exchange && !exchange.reply.writableFinished ? exchange : null;
  };
  server.on('connection', (socket) => {
    newest.set(socket, null);
    socket.once('close', () => newest.delete(socket));
  });
  return {
    begin: (exchange) => {
      newest.set(exchange.incoming.socket, exchange);
      if (isEnding) makeLast(exchange.reply);
    },
    busyWith,
    announceEnd: () => {
      isEnding = true;
      for (const exchange of newest.values()) if (exchange && !exchange.reply.headersSent) makeLast(exchange.reply);
    },
    finish: () => {
      isEnding = true;
      for (const socket of newest.keys()) {
        const busy = busyWith(socket);
        if (!busy) socket.destroy();
        else finishAfter(busy.reply, socket);
      }
    },
  };
}

function makeLast(reply: ServerResponse): void {
  reply.setHeader('Connection', 'close');
}

function finishAfter(reply: ServerResponse, socket: Duplex): void {
  if (!reply.headersSent) makeLast(reply);
  else reply.once('finish', () => socket.end());
}

/** What came is no HTTP, or comes too slowly. It is answered behind whatever was asked for before it. */
export function answerBroken({ code }: NodeJS.ErrnoException, socket: Socket, connections: Connections): void {
  // Nobody listens, or nobody ever spoke: browsers open connections in reserve.
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const refuse = () => void answerOnSocket(socket, refusal(brokenRequest(code)));
  const busy = connections.busyWith(socket);
  if (!busy) return refuse();
  if (busy.incoming.complete) return void busy.reply.once('finish', refuse);
  // It is the body that is broken: its reader fails, and that is the answer.
  if (busy.isOurs) busy.incoming.emit('error', brokenRequest(code));
  else socket.destroy();
}
