import type { IncomingMessage } from 'node:http';

/** Long enough for an answer to cross the world, short enough not to collect connections. */
const LINGER_MS = 2_000;

/**
 * Ends the connection after the answer without reading what is left of the request. Closed at
 * once, the system would answer the bytes still coming in with a reset, which can overtake the
 * answer; so our half is closed, nothing more is read, and the rest follows a little later.
 */
export function closeGently(incoming: IncomingMessage): void {
  const { socket } = incoming;
  // What Node.js calls once the last answer of a connection is written.
  socket.destroySoon = () => {
    incoming.pause();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
