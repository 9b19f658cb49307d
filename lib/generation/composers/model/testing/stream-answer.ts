import type { ServerResponse } from 'node:http';
import type { ModelContent } from './openai-server';

/** Sends the head of a stream, unless it was sent. */
export function beginStream(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
}

/** Sends events as a stream, or as much of it as the answer's fault lets through. */
export function streamAnswer(
  response: ServerResponse,
  events: readonly string[],
  { stallsAfter, cutAfter }: ModelContent,
): void {
  beginStream(response);
  if (cutAfter !== undefined)
    return void response.write(events.join('').slice(0, cutAfter), () => response.socket?.destroy());
  if (stallsAfter !== undefined) return void response.write(events.slice(0, stallsAfter).join(''));
  response.end(events.join(''));
}
