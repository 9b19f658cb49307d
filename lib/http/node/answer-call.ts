import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '../router';
import { closeGently } from './close-gently';
import { ambiguousHost, refusal } from './refusals';
import { isMuchLeft, waitsToSend } from './request-body';
import type { RequestTarget } from './request-target';
import { sendResponse } from './send-response';
import { toRequest } from './to-request';

/** Answers a call of the interface from a socket. Never rejects. */
export async function answerCall(
  origin: string,
  target: RequestTarget,
  incoming: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  try {
    const response = await respond(origin, target, incoming, reply).catch(refusal);
    if (isMuchLeft(incoming)) {
      response.headers.set('Connection', 'close');
      closeGently(incoming);
    }
    await sendResponse(response, reply);
  } catch {
    reply.destroy();
  }
}

export async function respond(
  origin: string,
  target: RequestTarget,
  incoming: IncomingMessage,
  reply?: ServerResponse,
): Promise<Response> {
  if (!hasOneHost(incoming)) return refusal(ambiguousHost());
  const { handler, params } = findRoute(incoming.method ?? 'GET', target.path);
  const onBodyRead = () => {
    if (waitsToSend(incoming)) reply?.writeContinue();
  };
  const request = toRequest(incoming, { origin, target, onBodyRead });
  // A socket that is gone has no address; its headers are to be believed no more for that.
  return handler(request, { params, clientAddress: incoming.socket.remoteAddress ?? 'gone' });
}

export function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}
