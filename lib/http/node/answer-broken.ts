import type { Socket } from 'node:net';
import { answerOnSocket } from './answer-on-socket';
import type { Connections } from './connections';
import { brokenRequest, refusal } from './refusals';

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
