import { afterEach, describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { chooseComposer } from '../choose-composer';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelReply, type OpenAiServer } from './testing/openai-server';

let server: OpenAiServer;
afterEach(() => server.close());

const outline = JSON.stringify({
  thought: 'T',
  title: 'Growth',
  author: null,
  slides: [{ kind: 'title', title: 'Growth goes on', message: 'm', section: null, material: [] }],
});
const reading = readPrompt({
  prompt: 'Growth goes on. Make 1 slide.',
  outputType: 'deck',
  variantCount: 1,
  images: [],
});

const head = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
const chunk = (delta: object, finish: string | null = null, more: object = {}) => ({
  ...head,
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
});
const events = (...parts: (object | string)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `data: ${JSON.stringify(part)}\n\n`)).join('');
const sse = (...parts: (object | string)[]): ModelReply => ({
  type: 'text/event-stream',
  raw: events(...parts, 'data: [DONE]\n\n'),
});
const json = (body: object, status = 200): ModelReply => ({
  type: 'application/json',
  status,
  raw: JSON.stringify(body),
});
const halves = [outline.slice(0, 40), outline.slice(40)];
const tool = (delta: object) => ({ tool_calls: [{ index: 0, ...delta }] });
const right: ModelReply = { content: outline };

async function planWith(replies: readonly ModelReply[], provider = 'compatible', model = 'm') {
  server = await startOpenAiServer((_, index) => replies[index] ?? replies.at(-1) ?? right);
  const notices: string[] = [];
  const plan = await chooseComposer(modelEnv(server.baseUrl, provider, { MODEL: `${provider}:${model}` })).plan(
    reading,
    {
      notice: (sentence) => notices.push(sentence),
    },
  );
  return { plan, notices };
}

describe('an answer of an unusual kind', () => {
  it.each<[string, ModelReply]>([
    [
      'as thoughts alone, as Ollama has them of models that think',
      sse(...halves.map((reasoning) => chunk({ role: 'assistant', content: '', reasoning })), chunk({}, 'stop')),
    ],
    [
      'as thoughts alone, as vLLM has them where its parser takes the object for them',
      sse(...halves.map((text) => chunk({ reasoning_content: text })), chunk({ content: null }, 'stop')),
    ],
    [
      'after its thoughts',
      sse(
        chunk({ reasoning_content: 'I plan {"slides": []}.' }),
        ...halves.map((content) => chunk({ content })),
        chunk({}, 'stop'),
      ),
    ],
    [
      'as the arguments of a tool that nobody has',
      sse(
        chunk(tool({ id: 't', type: 'function', function: { name: 'json', arguments: '' } })),
        ...halves.map((text) => chunk(tool({ function: { arguments: text } }))),
        chunk({}, 'tool_calls'),
      ),
    ],
    [
      'between comments that keep the connection',
      sse(
        ': OPENROUTER PROCESSING\n\n',
        ': keep-alive\n\n',
        chunk({ content: halves[0] }),
        ':\n\n',
        chunk({ content: halves[1] }),
        chunk({}, 'stop'),
      ),
    ],
    [
      'behind white space that keeps the connection',
      sse('\n\n\n', chunk({ content: '\n\n ' }), ...halves.map((content) => chunk({ content })), chunk({}, 'stop')),
    ],
    ['without a word on tokens', sse(...halves.map((content) => chunk({ content })), chunk({}, 'stop'))],
    ['without a reason for its end', sse(...halves.map((content) => chunk({ content })))],
    [
      'whole before an error',
      sse(...halves.map((content) => chunk({ content })), { error: { message: 'the connection was lost', code: 502 } }),
    ],
    [
      'before white space without end',
      {
        type: 'text/event-stream',
        raw: events(
          ...halves.map((content) => chunk({ content })),
          ...Array.from({ length: 30 }, () => chunk({ content: ' \n'.repeat(50) })),
        ),
      },
    ],
  ])('%s, is taken', async (_, reply) => {
    const { plan, notices } = await planWith([reply]);
    expect(plan.slides).toMatchObject([{ title: 'Growth goes on' }]);
    expect(server.calls).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  it('whole and not streamed, as thoughts or as a tool’s arguments, is taken', async () => {
    const whole = (message: object) =>
      json({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason: 'stop' }],
      });
    expect((await planWith([whole({ reasoning_content: outline })])).plan.title).toBe('Growth');
    await server.close();
    expect(
      (
        await planWith(
          [whole({ tool_calls: [{ id: 't', type: 'function', function: { name: 'json', arguments: outline } }] })],
          'compatible',
          'other',
        )
      ).plan.title,
    ).toBe('Growth');
  });
});

describe('an answer of status 200 that is a failure', () => {
  it.each<[string, ModelReply]>([
    [
      'within the stream, beside a part of the answer',
      sse(
        chunk({ content: halves[0] }),
        chunk({ content: '' }, 'error', { error: { code: 502, message: 'Provider disconnected' } }),
      ),
    ],
    [
      'within the stream, as a text',
      sse('event: error\n', { error: 'The model has crashed without additional information.' }),
    ],
    ['as a body', json({ error: { message: 'Provider returned error', code: 502 } })],
    [
      'white space that never ends',
      {
        type: 'text/event-stream',
        raw: events(
          chunk({ content: '{"thought":' }),
          ...Array.from({ length: 30 }, () => chunk({ content: ' \n'.repeat(50) })),
        ),
      },
    ],
  ])('%s, is asked for again', async (_, reply) => {
    const { plan } = await planWith([reply, right]);
    expect(plan.slides).toMatchObject([{ title: 'Growth goes on' }]);
    expect(server.calls).toHaveLength(2);
  });

  it.each<[string, ModelReply, string]>([
    ['a key', json({ error: { message: 'No auth credentials found', code: 401 } }), 'refuses the key'],
    ['a model', sse({ error: { message: 'model "m" not found', code: 404 } }), 'does not know the model'],
  ])('about %s, ends at once', async (_, reply, message) => {
    await expect(planWith([reply])).rejects.toMatchObject({
      code: 'provider_unavailable',
      retryable: false,
      message: expect.stringContaining(message) as string,
    });
    expect(server.calls).toHaveLength(1);
  });
});

interface Setup {
  provider: string;
  model: string;
  wrongKey: ModelReply;
  wrongModel: ModelReply;
}

const setups: Setup[] = [
  {
    provider: 'openai',
    model: 'gpt-9',
    wrongKey: json(
      {
        error: {
          message: 'Incorrect API key provided',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_api_key',
        },
      },
      401,
    ),
    wrongModel: json(
      {
        error: {
          message: 'The model `gpt-9` does not exist',
          type: 'invalid_request_error',
          param: null,
          code: 'model_not_found',
        },
      },
      404,
    ),
  },
  {
    provider: 'anthropic',
    model: 'claude-9',
    wrongKey: json({ type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }, 401),
    wrongModel: json({ type: 'error', error: { type: 'not_found_error', message: 'model: claude-9' } }, 404),
  },
  {
    provider: 'google',
    model: 'gemini-9',
    wrongKey: json(
      { error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } },
      400,
    ),
    wrongModel: json(
      { error: { code: 404, message: 'models/gemini-9 is not found for API version v1beta', status: 'NOT_FOUND' } },
      404,
    ),
  },
  {
    provider: 'mistral',
    model: 'mistral-9',
    wrongKey: json({ detail: 'Unauthorized' }, 401),
    wrongModel: json(
      { object: 'error', message: 'Invalid model: mistral-9', type: 'invalid_model', param: null, code: '1500' },
      400,
    ),
  },
  {
    provider: 'gateway',
    model: 'a/b',
    wrongKey: json({ error: { message: 'Invalid API key', type: 'authentication_error' } }, 401),
    wrongModel: json(
      { error: { message: "Model 'a/b' not found", type: 'model_not_found', param: { modelId: 'a/b' } } },
      404,
    ),
  },
  {
    provider: 'compatible',
    model: 'qwen3:14b',
    wrongKey: json(
      { error: { message: 'Invalid API key', type: 'invalid_request_error', code: null, param: null } },
      401,
    ),
    wrongModel: json(
      {
        error: {
          message: 'model "qwen3:14b" not found, try pulling it first',
          type: 'api_error',
          param: null,
          code: null,
        },
      },
      404,
    ),
  },
];

describe('a wrong key', () => {
  it.each(setups)(
    'of $provider ends the job after one request, tells the caller whom to ask and the operator which variable',
    async ({ provider, model, wrongKey }) => {
      await expect(planWith([wrongKey], provider, model)).rejects.toMatchObject({
        retryable: false,
        message: expect.stringContaining('refuses the key') as string,
        detail: expect.stringMatching(/_API_KEY/) as string,
      });
      expect(server.calls).toHaveLength(1);
    },
  );
});

describe('an unknown model', () => {
  it.each(setups)(
    'of $provider ends the job after one request and is named to the operator',
    async ({ provider, model, wrongModel }) => {
      await expect(planWith([wrongModel], provider, model)).rejects.toMatchObject({
        retryable: false,
        message: expect.stringContaining('does not know the model') as string,
        detail: expect.stringContaining(`"${model}"`) as string,
      });
      expect(server.calls).toHaveLength(1);
    },
  );
});

describe('an address without its path', () => {
  it('is told to the operator', async () => {
    await expect(planWith([{ type: 'text/plain', status: 404, raw: '404 page not found' }])).rejects.toMatchObject({
      detail: expect.stringContaining('http://HOST:PORT/v1') as string,
    });
  });
});

describe('Gemini', () => {
  const candidate = (more: object) =>
    sse({ candidates: [{ index: 0, ...more }], usageMetadata: { promptTokenCount: 7, totalTokenCount: 9 } });

  it.each<[string, ModelReply]>([
    [
      'blocks the request',
      sse({
        promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
        usageMetadata: { promptTokenCount: 7, totalTokenCount: 7 },
      }),
    ],
    ['blocks the answer', candidate({ finishReason: 'SAFETY' })],
  ])('that %s rejects the content', async (_, reply) => {
    await expect(planWith([reply], 'google')).rejects.toMatchObject({ code: 'content_rejected' });
    expect(server.calls).toHaveLength(1);
  });

  it('that has spent its tokens on thoughts is asked to be reading, with more room', async () => {
    const whole = candidate({ content: { role: 'model', parts: [{ text: outline }] }, finishReason: 'STOP' });
    const { plan } = await planWith(
      [candidate({ content: { role: 'model' }, finishReason: 'MAX_TOKENS' }), whole],
      'google',
    );
    expect(plan.title).toBe('Growth');
    expect(server.calls).toHaveLength(2);
  });
});

describe('Anthropic', () => {
  const start = {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 7, output_tokens: 1 },
    },
  };
  const end = [
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ];
  const stream = (...parts: object[]): ModelReply => ({
    type: 'text/event-stream',
    raw: parts.map((part) => `event: ${(part as { type: string }).type}\ndata: ${JSON.stringify(part)}\n\n`).join(''),
  });
  const whole = stream(
    start,
    { type: 'ping' },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: outline } },
    ...end,
  );

  it('that is overloaded in the middle of its stream is asked again', async () => {
    const { plan } = await planWith(
      [stream(start, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }), whole],
      'anthropic',
      'claude-sonnet-4-5',
    );
    expect(plan.title).toBe('Growth');
    expect(server.calls).toHaveLength(2);
  });

  it('is told a limit of tokens, which it needs, and is asked by its own form where it has one', async () => {
    await planWith([whole], 'anthropic', 'claude-sonnet-4-5');
    expect(server.calls[0]?.body.max_tokens).toBeGreaterThanOrEqual(4096);
    expect(JSON.stringify(server.calls[0]?.body)).toMatch(/json_schema/);
  });

  it('of an older model, which answers by a tool, is read as well', async () => {
    const parts = halves.map((partial_json) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'input_json_delta', partial_json },
    }));
    const byTool = stream(
      start,
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'json', input: {} } },
      ...parts,
      ...end,
    );
    expect((await planWith([byTool], 'anthropic', 'claude-3-haiku-20240307')).plan.title).toBe('Growth');
    expect(server.calls[0]?.body).toMatchObject({ tools: [{ name: 'json' }] });
  });
});
