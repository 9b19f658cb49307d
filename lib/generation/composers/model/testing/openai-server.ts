import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { protocolOf } from './openai-protocols';
import { beginStream, streamAnswer } from './stream-answer';

/** What a model was asked, from either of OpenAI's two protocols. */
export interface ModelCall {
  path: string;
  authorization: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Record<string, unknown>;
  /** The name and JSON schema of the object asked for; empty where neither is sent. */
  schemaName: string;
  schema: unknown;
  /** All message texts, joined. */
  text: string;
}

export interface ModelContent {
  content: string;
  /** The chat protocol's reason; `content_filter` and `length` also end a response of the other protocol. */
  finish?: string;
  /** The model declines, in these words. */
  refusal?: string;
  delayMs?: number;
  /** Tokens of the question and the answer; 1 and 1 otherwise. */
  usage?: { input: number; output: number; cached?: number };
  /** Streams so many parts and then stays silent. */
  stallsAfter?: number;
  /** Sends so many letters of the body and then cuts the connection. */
  cutAfter?: number;
  /** Answers a request for a stream with a whole object, as servers do that have no streams. */
  isWhole?: boolean;
}

export type ModelReply =
  | ModelContent
  | { status: number; headers?: Record<string, string>; message?: string; code?: string }
  /** Anything else that a server may do: the bytes as they are, or an end of the connection before the first. */
  | { raw: string; type: string; status?: number; headers?: Record<string, string> }
  | { cut: 'before-headers' | 'within-headers' };

type Reply = (call: ModelCall, index: number) => ModelReply | Promise<ModelReply>;

/** A reviewer who finds nothing to change. */
const content: Reply = () => ({ content: JSON.stringify({ changes: [] }) });

export interface OpenAiServerOptions {
  /** Decides the answers to reviews of a deck, which are counted apart. */
  review?: Reply;
  /** A stream begins at once and says so often that it is alive, so that callers wait for an answer as long as it takes. */
  keepAliveMs?: number;
}

/** A local server that speaks OpenAI's chat and responses protocols, whole and streamed; `reply` decides each other answer. */
export async function startOpenAiServer(reply: Reply, { review = content, keepAliveMs }: OpenAiServerOptions = {}) {
  const calls: ModelCall[] = [];
  const reviews: ModelCall[] = [];
  let answeredRounds = 0;
  const flight = { now: 0, most: 0 };
  const server = createServer((request, response) => void answerCall(request, response));

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = readCall(request, (await json(request)) as Record<string, unknown>);
    const [list, answerTo] = call.schemaName === 'review' ? [reviews, review] : [calls, reply];
    list.push(call);
    flight.most = Math.max(flight.most, (flight.now += 1));
    const round = answeredRounds + 1;
    response.once('close', () => (flight.now -= 1));
    if (keepAliveMs !== undefined && call.body.stream === true) keepAlive(response, keepAliveMs);
    const answer = await answerTo(call, list.length - 1);
    answeredRounds = Math.max(answeredRounds, round);
    await send(response, call, answer);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    reviews,
    /** How many calls were made at most one after the other, each once the one before was answered. */
    rounds: () => answeredRounds,
    /** Calls that are being answered, and the most that were at once. */
    flight,
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>;

function readCall({ url, headers }: IncomingMessage, body: Record<string, unknown>): ModelCall {
  const chat = (body.response_format as { json_schema?: { name: string; schema: unknown } } | undefined)?.json_schema;
  const responses = (body.text as { format?: { name: string; schema: unknown } } | undefined)?.format;
  const format = chat ?? responses;
  return {
    path: url ?? '',
    authorization: headers.authorization,
    headers,
    body,
    schemaName: format?.name ?? '',
    schema: format?.schema,
    text: JSON.stringify(body.messages ?? [body.instructions, body.input]),
  };
}

/** Comments, which readers of event streams pass over. */
function keepAlive(response: ServerResponse, everyMs: number): void {
  beginStream(response);
  const beat = setInterval(() => response.write(': waiting\n\n'), everyMs);
  for (const end of ['finish', 'close']) response.once(end, () => clearInterval(beat));
}

async function send(response: ServerResponse, call: ModelCall, answer: ModelReply): Promise<void> {
  if ('cut' in answer) {
    if (answer.cut === 'within-headers') response.socket?.write('HTTP/1.1 200 OK\r\ncontent-ty');
    response.socket?.destroy();
  } else if ('raw' in answer) {
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type, ...answer.headers }).end(answer.raw);
  } else if ('status' in answer) {
    const error = { message: answer.message ?? 'refused', type: 'error', code: answer.code ?? null, param: null };
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify({ error }));
  } else {
    if (answer.delayMs) await setTimeout(answer.delayMs, undefined, { ref: false });
    sendContent(response, call, answer);
  }
}

function sendContent(response: ServerResponse, call: ModelCall, answer: ModelContent): void {
  const protocol = protocolOf(call.path);
  if (call.body.stream === true && !answer.isWhole) return streamAnswer(response, protocol.events(answer), answer);
  const body = JSON.stringify(protocol.whole(answer));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (answer.cutAfter === undefined) response.end(body);
  else response.write(body.slice(0, answer.cutAfter), () => response.socket?.destroy());
}
