import { afterEach, describe, expect, it } from 'vitest';
import { modelEnv } from '@/lib/generation/composers/model/testing/model-env';
import {
  startOpenAiServer,
  type ModelReply,
  type OpenAiServer,
} from '@/lib/generation/composers/model/testing/openai-server';
import { operatorContext } from '../context';
import { checkModels } from './check-models';

let server: OpenAiServer | undefined;
afterEach(() => server?.close());

async function check(reply: ModelReply, settings: { MODEL?: string; VISION_MODEL?: string } = {}) {
  server = await startOpenAiServer(() => reply);
  const { models } = await checkModels({
    ctx: operatorContext,
    input: { env: { ...modelEnv(server.baseUrl), VISION_MODEL: undefined, ...settings } },
  });
  return { models, calls: server.calls };
}

describe('checking the models', () => {
  it('asks each that is named one short question', async () => {
    const { models, calls } = await check(
      { content: '{"ready":true}' },
      { MODEL: 'compatible:qwen3:14b', VISION_MODEL: 'openai:gpt-5' },
    );
    expect(models).toMatchObject([
      { variable: 'MODEL', model: 'compatible:qwen3:14b', answers: true },
      { variable: 'VISION_MODEL', model: 'openai:gpt-5', answers: true },
    ]);
    expect(calls.map(({ path }) => path).sort()).toEqual(['/v1/chat/completions', '/v1/responses']);
  });

  it('asks nobody where the slides are composed without one', async () => {
    expect((await check({ content: '' }, { MODEL: 'embedded' })).models).toEqual([]);
  });

  it.each<[string, ModelReply, RegExp]>([
    [
      'refuses the key, which is not told',
      { status: 401, message: 'Incorrect API key provided: key-1' },
      /provided: ….*OPENAI_COMPATIBLE_API_KEY/,
    ],
    [
      'has no such model',
      { status: 404, message: 'model "some/model:8b" not found, try pulling it first' },
      /"some\/model:8b".*ollama pull/,
    ],
    [
      'is not there',
      { raw: '404 page not found', type: 'text/plain', status: 404 },
      /OPENAI_COMPATIBLE_BASE_URL.*\/v1/,
    ],
    ['is out of order', { status: 500, message: 'no' }, /MODEL_TIMEOUT_SECONDS/],
    ['says nothing', { content: '' }, /answered with nothing/],
  ])('says of one that %s what is to be done, after one request', async (_, reply, problem) => {
    const { models, calls } = await check(reply);
    expect(models).toMatchObject([{ answers: false, problem: expect.stringMatching(problem) as string }]);
    expect(calls).toHaveLength(1);
  });
});
