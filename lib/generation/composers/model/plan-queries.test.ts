import { afterEach, describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { chooseComposer } from '../choose-composer';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelReply, type OpenAiServer } from './testing/openai-server';

let server: OpenAiServer;
afterEach(() => server.close());

const reading = readPrompt({
  prompt: 'Tidal power in France, for a town council',
  outputType: 'deck',
  variantCount: 1,
});

async function planned(reply: ModelReply): Promise<string[] | undefined> {
  server = await startOpenAiServer(() => reply);
  return chooseComposer(modelEnv(server.baseUrl)).planQueries?.(reading);
}

describe('queries of a search', () => {
  it('are planned by the model, from the request as data', async () => {
    const content = JSON.stringify({ queries: ['La Rance tidal power output', ' tidal energy cost per MWh '] });
    expect(await planned({ content })).toEqual(['La Rance tidal power output', 'tidal energy cost per MWh']);
    expect(server.calls[0]?.schemaName).toBe('queries');
    expect(server.calls[0]?.text).toContain('Tidal power in France');
  });

  it.each([
    ['more than a search takes', JSON.stringify({ queries: Array.from({ length: 9 }, (_, at) => `query ${at}`) }), 5],
    ['a bare list', '["tidal power"]', 1],
    ['a text as long as a page', JSON.stringify({ queries: ['x'.repeat(4000), 'tidal power'] }), 1],
    ['nothing that can be read', 'I would search for tides.', 0],
  ])('are as many as can be used of %s', async (_, content, count) => {
    expect(await planned({ content })).toHaveLength(count);
  });

  it('are none where the model does not answer, which its plan will tell', async () => {
    expect(await planned({ status: 401, content: 'no' })).toEqual([]);
  });
});
