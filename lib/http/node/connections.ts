import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

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
  /** Closes each once no answer is owed on it; at once those that never asked for anything. */
  finish: () => void;
}

/** Knows the newest exchange of each connection of a server. */
export function trackConnections(server: Server): Connections {
  const newest = new Map<Duplex, OpenExchange | null>();
  const busyWith = (socket: Duplex) => {
    const exchange = newest.get(socket);
    return exchange && !exchange.reply.writableFinished ? exchange : null;
  };
  server.on('connection', (socket) => {
    newest.set(socket, null);
    socket.once('close', () => newest.delete(socket));
  });
  return {
    begin: (exchange) => newest.set(exchange.incoming.socket, exchange),
    busyWith,
    finish: () => {
      for (const socket of newest.keys()) {
        const busy = busyWith(socket);
        if (!busy) socket.destroy();
        else finishAfter(busy.reply, socket);
      }
    },
  };
}

function finishAfter(reply: ServerResponse, socket: Duplex): void {
  if (!reply.headersSent) reply.setHeader('Connection', 'close');
  else reply.once('finish', () => socket.end());
}
