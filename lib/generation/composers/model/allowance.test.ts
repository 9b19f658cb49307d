import { afterEach, describe, expect, it } from 'vitest';
import { openModelMeter } from '../../pipeline/model-meter';
import { openGeneration, type Generation } from '../../pipeline/testing/run-generation';
import { chooseComposer } from '../choose-composer';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelCall, type ModelReply, type OpenAiServer } from './testing/openai-server';
import { simulatedDeck } from './testing/simulated-deck';

let server: OpenAiServer;
const opened: Generation[] = [];
afterEach(async () => {
  await server?.close();
  for (const generation of opened.splice(0)) await generation.close();
});

const deck = simulatedDeck(6);

async function open(reply: (call: ModelCall, index: number) => ModelReply, calls: number, tokens = 0) {
  server = await startOpenAiServer(reply);
  const composer = chooseComposer(modelEnv(server.baseUrl));
  const generation = await openGeneration({ prompt: deck.prompt }, composer, { modelLimits: { calls, tokens } });
  opened.push(generation);
  return generation;
}
const notices = (generation: Generation) => generation.deliveries.at(-1)?.files[0]?.quality.notices ?? [];
const usedUp = /calls or tokens of language models that a job may use are used up; the remaining slides/;

describe('a job that has used up what it may ask of models', () => {
  it('has its remaining slides written without one, and says so once', async () => {
    const generation = await open(deck.answer, 4);
    await generation.run();
    expect(server.calls).toHaveLength(4);
    expect(server.reviews).toHaveLength(0);
    expect(notices(generation).filter((notice) => usedUp.test(notice))).toHaveLength(1);
    expect(generation.deliveries[0]?.files[0]?.slideCount).toBeGreaterThanOrEqual(6);
  });

  it('takes answers as they are that it would have sent back', async () => {
    const generation = await open(
      (call) => (deck.isPlan(call) ? deck.answer(call) : { content: '{"notes": "I forgot the rest."}' }),
      7,
    );
    await generation.run();
    expect(server.calls).toHaveLength(7);
    expect(generation.deliveries).toHaveLength(1);
  });

  it('is planned without one where even that is too much', async () => {
    const generation = await open(deck.answer, 0, 1);
    const later = await openGeneration({ prompt: deck.prompt }, chooseComposer(modelEnv(server.baseUrl)), {
      modelLimits: { calls: 3, tokens: 0 },
      modelSpending: async () => ({ calls: 3, tokens: 9, slowestMs: 5 }),
    });
    opened.push(later);
    await later.run();
    expect(server.calls).toHaveLength(0);
    expect(notices(later)).toContainEqual(expect.stringMatching(/no usable plan/));
    await generation.run();
    expect(server.calls).toHaveLength(1);
    expect(notices(generation)).toContainEqual(expect.stringMatching(usedUp));
  });

  it('is held to it over all its attempts', async () => {
    let isDown = true;
    const generation = await open(
      (call) => (deck.isPlan(call) || !isDown ? deck.answer(call) : { status: 401, message: 'Invalid API key' }),
      8,
    );
    await expect(generation.run()).rejects.toThrow();
    expect(server.calls).toHaveLength(7);
    isDown = false;
    await generation.run();
    expect(server.calls).toHaveLength(8);
    expect(notices(generation)).toContainEqual(expect.stringMatching(usedUp));
  });
});

describe('a meter', () => {
  const use = { model: 'm', calls: 1, inputTokens: 60, cachedInputTokens: 50, outputTokens: 40, slowestMs: 7 };

  it('counts calls as they begin and tokens as they end, from where earlier attempts stopped', () => {
    const { allowance, spending } = openModelMeter({ calls: 4, tokens: 150 }, { calls: 1, tokens: 0, slowestMs: 9 });
    expect([allowance.begin(), allowance.begin()]).toEqual([true, true]);
    allowance.end(use);
    expect(allowance.begin()).toBe(true);
    expect(spending()).toEqual({ calls: 4, tokens: 100, slowestMs: 9 });
    expect(allowance.begin()).toBe(false);
  });

  it('begins no call once the tokens are used up, and knows no limit of 0', () => {
    const limited = openModelMeter({ calls: 0, tokens: 100 }, { calls: 0, tokens: 0, slowestMs: 0 });
    limited.allowance.end(use);
    expect(limited.allowance.begin()).toBe(false);
    const unlimited = openModelMeter({ calls: 0, tokens: 0 }, { calls: 1e6, tokens: 1e9, slowestMs: 0 });
    expect(unlimited.allowance.begin()).toBe(true);
  });
});
