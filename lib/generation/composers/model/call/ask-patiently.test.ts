import { afterEach, describe, expect, it } from 'vitest';
import { atLeastMs } from '@/lib/testing/timers';
import { openModel } from '../open-model';
import { startOpenAiServer, type ModelCall, type ModelReply, type OpenAiServer } from '../testing/openai-server';
import { askPatiently } from './ask-patiently';

let server: OpenAiServer;
afterEach(() => server.close());

async function open(reply: (call: ModelCall, index: number) => ModelReply, concurrency = 20) {
  server = await startOpenAiServer(reply);
  const opened = openModel({
    provider: 'compatible',
    modelId: 'm',
    baseUrl: server.baseUrl,
    timeoutMs: 5000,
    concurrency,
  });
  const schema = { type: 'object' as const, properties: {} };
  const ask = (maxOutputTokens?: number, signal?: AbortSignal) =>
    askPatiently({
      opened,
      signal,
      request: (form) => ({
        system: `Rules for ${form}`,
        messages: [{ role: 'user', content: 'Hello' }],
        object: { name: 'thing', schema },
        ...(maxOutputTokens ? { maxOutputTokens } : {}),
      }),
    });
  return { opened, ask };
}

const formatOf = ({ body }: ModelCall) => (body.response_format as { type: string } | undefined)?.type ?? 'text';
const rolesOf = ({ body }: ModelCall) => (body.messages as { role: string }[]).map(({ role }) => role);

describe('a server that does not take everything', () => {
  it('is asked in looser and looser forms, and from then on in the one that it takes', async () => {
    const { ask } = await open((call) =>
      formatOf(call) === 'text'
        ? { content: 'ok' }
        : { status: 400, message: "'response_format.type' is not supported" },
    );
    expect((await ask()).text).toBe('ok');
    expect((await ask()).text).toBe('ok');
    expect(server.calls.map(formatOf)).toEqual(['json_schema', 'json_object', 'text', 'text']);
    expect(server.calls.at(-1)?.text).toContain('Rules for text');
  });

  it('that does not take one schema is asked for the others as before', async () => {
    const { opened } = await open((call) =>
      call.schemaName === 'large' ? { status: 400, message: 'The compiled grammar is too large' } : { content: 'ok' },
    );
    const askFor = (name: string) =>
      askPatiently({
        opened,
        request: () => ({
          system: 'Rules',
          messages: [{ role: 'user', content: name }],
          object: { name, schema: { type: 'object', properties: {} } },
        }),
      });
    for (const name of ['small', 'large', 'small', 'large']) await askFor(name);
    expect(server.calls.map((call) => formatOf(call))).toEqual([
      'json_schema',
      'json_schema',
      'json_object',
      'json_schema',
      'json_object',
    ]);
  });

  it('that takes no form at all is not asked for ever, and nothing is remembered of it', async () => {
    const { ask, opened } = await open(() => ({ status: 400, message: 'bad request' }));
    await expect(ask()).rejects.toMatchObject({ fault: 'form' });
    expect(server.calls).toHaveLength(3);
    expect(opened.state.form).toBe('schema');
  });

  it('is told no limit of tokens when it finds it too large', async () => {
    const { ask } = await open(({ body }) =>
      body.max_tokens === undefined ? { content: 'ok' } : { status: 400, message: 'max_tokens is too large' },
    );
    expect((await ask(16_000)).text).toBe('ok');
    expect(server.calls.map(({ body }) => body.max_tokens)).toEqual([16_000, undefined]);
  });

  it('that has no role for rules finds them before the request', async () => {
    const { ask } = await open((call) =>
      rolesOf(call).includes('system') ? { status: 400, message: 'System role not supported' } : { content: 'ok' },
    );
    await ask();
    await ask();
    expect(server.calls.map(rolesOf)).toEqual([['system', 'user'], ['user'], ['user']]);
    expect(server.calls.at(-1)?.text).toMatch(/Rules for schema.*Hello/);
  });

  it('says what it had kept of the prompt', async () => {
    const { ask } = await open(() => ({ content: 'ok', usage: { input: 3, output: 4, cached: 2 } }));
    expect(await ask()).toMatchObject({ inputTokens: 3, cachedInputTokens: 2, outputTokens: 4 });
  });

  it('that does not stream is asked for whole answers', async () => {
    const { ask } = await open(() => ({ content: 'ok', isWhole: true, usage: { input: 3, output: 4, cached: 2 } }));
    expect(await ask()).toMatchObject({ text: 'ok', inputTokens: 3, cachedInputTokens: 2, outputTokens: 4 });
    await ask();
    expect(server.calls.map(({ body }) => body.stream ?? false)).toEqual([true, false, false]);
  });
});

describe('a server that wants to be left alone', () => {
  it('is left alone by everybody who asks it', async () => {
    const times: number[] = [];
    const { ask, opened } = await open(
      (_, index) => (
        times.push(performance.now()),
        index === 0 ? { status: 429, headers: { 'retry-after-ms': '300' } } : { content: 'ok' }
      ),
    );
    const first = ask();
    await expect.poll(() => opened.state.quietUntil).toBeGreaterThan(0);
    await Promise.all([first, ask(), ask()]);
    expect(server.calls).toHaveLength(4);
    for (const time of times.slice(1)) expect(time - (times[0] ?? 0)).toBeGreaterThanOrEqual(atLeastMs(300));
  });
});

describe('a job that is over', () => {
  it('waits neither for its turn nor for an answer', async () => {
    const { ask } = await open(() => ({ content: 'ok', delayMs: 60_000 }), 1);
    const [busy, waiting] = [new AbortController(), new AbortController()];
    const first = ask(undefined, busy.signal);
    const second = ask(undefined, waiting.signal);
    await expect.poll(() => server.calls.length).toBe(1);
    waiting.abort();
    await expect(second).rejects.toMatchObject({ fault: 'aborted' });
    busy.abort();
    await expect(first).rejects.toMatchObject({ fault: 'aborted' });
    expect(server.calls).toHaveLength(1);
  });
});
