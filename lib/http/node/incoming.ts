import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/contracts/app-error';

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the client waits for permission before it sends the body; RFC 9110, section 10.1.1. */
export function waitsToSend({ headers }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}

/**
 * The body, read from the socket as fast as it is asked for and never ahead of that: what nobody
 * reads is never sent for, which is what `Expect: 100-continue` is about.
 */
export function openBody(request: IncomingMessage, onFirstRead: () => void): ReadableStream<Uint8Array> {
  let isAsked = false;
  let isOver = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = (finish: () => void) => () => {
          if (!isOver) finish();
          isOver = true;
        };
        const fail = end(() => controller.error(endedEarly()));
        // First of all, or listening to data would start the flow.
        request.pause();
        request.on('data', (chunk: Uint8Array) => {
          if (isOver) return;
          request.pause();
          controller.enqueue(chunk);
        });
        request.on(
          'end',
          end(() => controller.close()),
        );
        request.on('error', fail);
        request.on('close', fail);
      },
      pull() {
        if (!isAsked) onFirstRead();
        isAsked = true;
        request.resume();
      },
      cancel() {
        isOver = true;
        request.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

function endedEarly(): AppError {
  return new AppError({
    code: 'invalid_request',
    message: 'The body ended before it was complete, or is not well-formed HTTP.',
  });
}

/** An unread rest up to this is thrown away to keep the connection. */
const WORTH_READING_BYTES = 64 * 1024;

/** Whether more of the body may be coming than the connection is worth. */
export function isMuchLeft(incoming: IncomingMessage): boolean {
  const { complete, headers } = incoming;
  if (complete) return false;
  // Whoever waits for permission may now leave the body out or send it, and we could not tell which.
  if (headers.expect !== undefined || headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length']) > WORTH_READING_BYTES;
}

/** The two parts of a request line that say what is asked for; RFC 9112, section 3.2. */
export interface RequestTarget {
  /** Begins with a slash, except for the asterisk and the authority form, which name no path. */
  path: string;
  /** With its question mark; empty without one. */
  query: string;
}

/** A scheme and an authority, which a server must accept and may ignore. */
const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

export function readTarget(target: string): RequestTarget {
  const local = target.replace(absolute, '');
  const mark = local.indexOf('?');
  const path = mark === -1 ? local : local.slice(0, mark);
  return { path: path === '' ? '/' : path, query: mark === -1 ? '' : local.slice(mark) };
}
