import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sendResponse } from './send-response';

/** Sends an answer where Node.js has no reply to write it to, and ends the connection. */
export async function answerOnSocket(
  socket: Socket,
  response: Promise<Response>,
  incoming = new IncomingMessage(socket),
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const reply = new ServerResponse(incoming);
  reply.shouldKeepAlive = false;
  reply.once('finish', () => socket.end());
  try {
    const made = await response;
    made.headers.set('Connection', 'close');
    reply.assignSocket(socket);
    await sendResponse(made, reply);
  } catch {
    socket.destroy();
  }
}
