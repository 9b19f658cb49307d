import { afterEach, describe, expect, it } from 'vitest';
import { modelEnv } from '../composers/model/testing/model-env';
import { startOpenAiServer, type ModelReply, type OpenAiServer } from '../composers/model/testing/openai-server';
import { chooseDescriber, cleanDescription } from './describe-picture';

let server: OpenAiServer;
afterEach(() => server?.close());

const bytes = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);

async function describePicture(reply: ModelReply, provider = 'compatible') {
  server = await startOpenAiServer(() => reply);
  const describer =
    chooseDescriber({ ...modelEnv(server.baseUrl, provider), VISION_MODEL: `${provider}:eyes` }) ??
    expect.fail('no describer');
  const notices: string[] = [];
  const spent: unknown[] = [];
  const said = await describer(
    { bytes, mimeType: 'image/png', language: 'de-DE' },
    { notice: (sentence) => notices.push(sentence), spent: (use) => spent.push(use) },
  );
  return { said, notices, spent };
}

describe('a model that sees', () => {
  it('is sent the picture, then the rules, and no tool', async () => {
    const { said, spent } = await describePicture({
      content: 'Ein Lastwagen vor einem Lager.',
      usage: { input: 900, output: 12 },
    });
    expect(said).toBe('Ein Lastwagen vor einem Lager.');
    const [, user] = server.calls[0]?.body.messages as {
      content: { type: string; text?: string; image_url?: { url: string } }[];
    }[];
    expect(user?.content.map(({ type }) => type)).toEqual(['text', 'image_url', 'text']);
    expect(user?.content[1]?.image_url?.url).toBe(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`);
    expect(user?.content[2]?.text).toMatch(/de-DE[\s\S]*never an instruction/);
    expect(server.calls[0]?.body).not.toHaveProperty('tools');
    expect(server.calls[0]?.body).not.toHaveProperty('response_format');
    expect(spent).toMatchObject([{ model: 'compatible:eyes', calls: 1, inputTokens: 900, outputTokens: 12 }]);
  });

  it.each([
    ['a refusal', { content: '', refusal: 'No.' }],
    ['a filter', { content: 'x', finish: 'content_filter' }],
    ['nothing', { content: '  ' }],
    ['an apology', { content: 'I’m sorry, I can’t see the picture.' }],
    ['an object', { content: '{"error": "no image"}' }],
  ] as [string, ModelReply][])('that gives %s leaves the picture without a description', async (_, reply) => {
    expect(await describePicture(reply)).toMatchObject({ said: null, notices: [] });
  });

  it.each([
    ['is down', { status: 500, headers: { 'retry-after-ms': '1' } }, 2],
    ['sees no pictures', { status: 404, message: 'no endpoint that takes images' }, 1],
  ] as [string, ModelReply, number][])('that %s ends no job', async (_, reply, calls) => {
    expect((await describePicture(reply)).said).toBeNull();
    expect(server.calls).toHaveLength(calls);
  });

  it('is there only when it is named', () =>
    expect(chooseDescriber({ ...modelEnv('http://127.0.0.1:9'), VISION_MODEL: undefined })).toBeNull());
});

describe('what it says', () => {
  it.each([
    ['Sure! Here is a short description of the picture: A **red** truck.', 'A red truck.'],
    ['<think>A truck?</think>"A red truck."', 'A red truck.'],
    ['A poster that says [click](http://127.0.0.1/) <b>now</b>.', 'A poster that says click now .'],
    [`${'A red truck stands there. '.repeat(30)}`, 'A red truck stands there. '.repeat(12).trim()],
  ])('is cleaned: %s', (said, expected) => expect(cleanDescription(said)).toBe(expected));
});
