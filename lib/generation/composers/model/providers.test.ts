import { afterEach, describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { chooseComposer } from '../choose-composer';
import { readModelSettings } from './model-settings';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelReply, type OpenAiServer } from './testing/openai-server';

let server: OpenAiServer;
afterEach(() => server?.close());

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
const sse = (events: readonly object[], names = false): ModelReply => ({
  type: 'text/event-stream',
  raw: events
    .map((event) => `${names ? `event: ${(event as { type: string }).type}\n` : ''}data: ${JSON.stringify(event)}\n\n`)
    .join(''),
});
const half = [outline.slice(0, 30), outline.slice(30)];

/** How each provider streams the same answer. */
const anthropic = sse(
  [
    {
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
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...half.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ],
  true,
);
const google = sse(
  half.map((text, index) => ({
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, ...(index === 1 ? { finishReason: 'STOP' } : {}), index: 0 },
    ],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 5, totalTokenCount: 12 },
  })),
);
const gateway = sse([
  { type: 'stream-start', warnings: [] },
  { type: 'text-start', id: '0' },
  ...half.map((delta) => ({ type: 'text-delta', id: '0', delta })),
  { type: 'text-end', id: '0' },
  {
    type: 'finish',
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: { inputTokens: { total: 7 }, outputTokens: { total: 5 } },
  },
]);
const mistral = sse(
  half.map((content, index) => ({
    id: 'm',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: index === 1 ? 'stop' : null }],
    ...(index === 1 ? { usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 } } : {}),
  })),
);
const openAi: ModelReply = { content: outline, usage: { input: 7, output: 5 } };

describe('every provider', () => {
  it.each([
    {
      provider: 'openai',
      model: 'gpt-5',
      reply: openAi,
      path: '/v1/responses',
      header: 'authorization',
      key: 'Bearer key-1',
    },
    {
      provider: 'compatible',
      model: 'llama3.1:8b',
      reply: openAi,
      path: '/v1/chat/completions',
      header: 'authorization',
      key: 'Bearer key-1',
    },
    {
      provider: 'mistral',
      model: 'mistral-small-latest',
      reply: mistral,
      path: '/v1/chat/completions',
      header: 'authorization',
      key: 'Bearer key-1',
    },
    {
      provider: 'anthropic',
      model: 'claude-sonnet-4-5',
      reply: anthropic,
      path: '/v1/messages',
      header: 'x-api-key',
      key: 'key-1',
    },
    {
      provider: 'google',
      model: 'gemini-2.5-flash',
      reply: google,
      path: '/v1/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
      header: 'x-goog-api-key',
      key: 'key-1',
    },
    {
      provider: 'gateway',
      model: 'openai/gpt-5',
      reply: gateway,
      path: '/v1/language-model',
      header: 'authorization',
      key: 'Bearer key-1',
    },
  ])(
    '$provider is asked at its address with its key, and its tokens are counted under the name in MODEL',
    async ({ provider, model, reply, path, header, key }) => {
      server = await startOpenAiServer(() => reply);
      const composer = chooseComposer(modelEnv(server.baseUrl, provider, { MODEL: `${provider}:${model}` }));
      const spent: unknown[] = [];
      const plan = await composer.plan(reading, { spent: (use) => spent.push(use) });
      expect(plan).toMatchObject({ title: 'Growth', slides: [{ kind: 'title', title: 'Growth goes on' }] });
      expect(server.calls.map((call) => [call.path, call.headers[header]])).toEqual([[path, key]]);
      expect(spent).toMatchObject([{ model: `${provider}:${model}`, calls: 1, inputTokens: 7, outputTokens: 5 }]);
      const sent = JSON.stringify(server.calls[0]?.body);
      expect(sent).toContain('Growth goes on.');
      expect(sent).not.toMatch(/"tools":\[\{|"functionDeclarations"/);
    },
  );

  it('is needed by no installation', () => {
    const env = modelEnv('http://127.0.0.1:9');
    expect(chooseComposer({ ...env, MODEL: 'embedded' }).name).toBe('embedded');
    expect(readModelSettings(undefined, env)).toBeNull();
    expect(readModelSettings('compatible:llama3.1:8b', env)).toMatchObject({
      provider: 'compatible',
      modelId: 'llama3.1:8b',
      timeoutMs: 90_000,
      concurrency: 20,
    });
  });
});

describe('a refusal', () => {
  it.each(['openai', 'compatible'])('through %s rejects the content in words that say what to do', async (provider) => {
    server = await startOpenAiServer(() => ({ content: '', refusal: 'I can’t help with that.' }));
    const composer = chooseComposer(modelEnv(server.baseUrl, provider));
    await expect(composer.plan(reading)).rejects.toMatchObject({
      code: 'content_rejected',
      retryable: false,
      message: expect.stringContaining('Change what the prompt asks for') as string,
    });
    expect(server.calls).toHaveLength(1);
  });
});
