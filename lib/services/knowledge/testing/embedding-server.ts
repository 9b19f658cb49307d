import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Words that mean much the same share a direction; a text is the sum of its words. */
const meanings: readonly RegExp[] = [
  /holiday|vacation|leave|urlaub|vacances/gi,
  /revenue|sales|turnover|umsatz|income/gi,
  /laptop|computer|notebook|device/gi,
  /train|railway|rail|travel|bahn/gi,
  /customer|client|buyer|kunde/gi,
];

export interface EmbeddingCall {
  texts: string[];
  authorization: string | undefined;
}

/** Answers in place of the vectors: a status, or a body as it stands; `cut` ends the connection. */
export type EmbeddingFault = { status: number; headers?: Record<string, string> } | { body: string } | 'cut' | null;

export interface EmbeddingServer {
  baseUrl: string;
  calls: EmbeddingCall[];
  /** For each call the fault that it meets, or null. */
  fault: (call: number) => EmbeddingFault;
  /** Calls from this one on are never answered. */
  holdFrom: number;
  close: () => Promise<void>;
}

/** Stands in for a provider: `POST /v1/embeddings` as OpenAI has it. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stand: EmbeddingServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    fault: () => null,
    holdFrom: Number.POSITIVE_INFINITY,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { input } = (await json(request)) as { input: string[] };
    stand.calls.push({ texts: input, authorization: request.headers.authorization });
    if (stand.calls.length >= stand.holdFrom) return;
    const fault = stand.fault(stand.calls.length);
    if (fault === 'cut') return void request.socket.destroy();
    if (fault && 'status' in fault)
      return void response
        .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
        .end('{"error":{"message":"no"}}');
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
    const body = fault
      ? fault.body
      : JSON.stringify({
          object: 'list',
          data,
          model: 'test',
          usage: { prompt_tokens: 7 * input.length, total_tokens: 7 * input.length },
        });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }
  return stand;
}

function vectorOf(text: string): number[] {
  return [...meanings.map((meaning) => text.match(meaning)?.length ?? 0), 0.05];
}
