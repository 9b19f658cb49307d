import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** What a model was asked, from either of OpenAI's two protocols. */
export interface ModelCall {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
  /** The name and JSON schema of the object asked for. */
  schemaName: string;
  schema: unknown;
  /** All message texts, joined. */
  text: string;
}

export type ModelReply =
  | { content: string; finish?: string; delayMs?: number }
  | { status: number; headers?: Record<string, string>; message?: string };

/** A local server that speaks OpenAI's chat and responses protocols; `reply` decides each answer. */
export async function startOpenAiServer(reply: (call: ModelCall, index: number) => ModelReply) {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => void answerCall(request, response));

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Record<string, unknown>;
    const call = readCall(request.url ?? '', request.headers.authorization, body);
    calls.push(call);
    const answer = reply(call, calls.length - 1);
    if ('status' in answer) return sendError(response, answer);
    if (answer.delayMs) await setTimeout(answer.delayMs, undefined, { ref: false });
    send(response, 200, call.path.endsWith('/responses') ? responsesBody(answer.content) : chatBody(answer.content, answer.finish));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

function readCall(path: string, authorization: string | undefined, body: Record<string, unknown>): ModelCall {
  const chat = (body.response_format as { json_schema?: { name: string; schema: unknown } } | undefined)?.json_schema;
  const responses = (body.text as { format?: { name: string; schema: unknown } } | undefined)?.format;
  const format = chat ?? responses;
  return {
    path,
    authorization,
    body,
    schemaName: format?.name ?? '',
    schema: format?.schema,
    text: JSON.stringify(body.messages ?? body.input),
  };
}

function chatBody(content: string, finish = 'stop') {
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function responsesBody(content: string) {
  return {
    id: 'response-1',
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    model: 'test-model',
    output: [{ type: 'message', id: 'message-1', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: content, annotations: [] }] }],
    usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2, input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } },
  };
}

function sendError(response: ServerResponse, answer: { status: number; headers?: Record<string, string>; message?: string }): void {
  send(response, answer.status, { error: { message: answer.message ?? 'refused', type: 'error', code: null, param: null } }, answer.headers);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
