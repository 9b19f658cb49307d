import { afterEach, expect, it } from 'vitest';
import { openGeneration } from '../../pipeline/testing/run-generation';
import { chooseComposer } from '../choose-composer';
import { modelEnv } from './testing/model-env';
import { startOpenAiServer, type ModelReply, type OpenAiServer } from './testing/openai-server';
import { simulatedDeck } from './testing/simulated-deck';

let server: OpenAiServer;
afterEach(() => server.close());

/** Lets nobody through before so many are there. */
function barrier(count: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let there = 0;
  return () => {
    if ((there += 1) >= count) open();
    return opened;
  };
}

it.each([
  [4, 2],
  [12, 3],
  [20, 3],
])(
  'a deck of %i slides takes %i calls one after the other: the plan, all slides at once, and a review of what was found',
  async (count, rounds) => {
    const deck = simulatedDeck(count);
    const atOnce = barrier(count);
    const others: number[] = [];
    server = await startOpenAiServer(async (call): Promise<ModelReply> => {
      if (deck.isPlan(call)) others.push(server.flight.now);
      // Were one slide's call to wait for another's answer, none would ever be answered.
      else await atOnce();
      return deck.answer(call);
    });
    const generation = await openGeneration({ prompt: deck.prompt }, chooseComposer(modelEnv(server.baseUrl)));
    await generation.run();
    expect(others).toEqual([1]);
    expect(server.calls).toHaveLength(count + 1);
    expect(server.reviews).toHaveLength(rounds - 2);
    expect(server.rounds()).toBe(rounds);
    expect(server.flight.most).toBe(count);
    expect(generation.deliveries[0]?.files[0]?.quality.notices).toEqual([]);
    expect(generation.deliveries[0]?.files[0]?.slideCount).toBeGreaterThanOrEqual(count);
    await generation.close();
  },
);

it('takes no more than three before its review where every slide is sent back', async () => {
  const deck = simulatedDeck(12);
  // All but the cover, which needs no more than its title.
  const [atOnce, againAtOnce] = [barrier(12), barrier(11)];
  server = await startOpenAiServer(async (call): Promise<ModelReply> => {
    if (deck.isPlan(call)) return deck.answer(call);
    const isSentBack = call.text.includes("can't be used as it is");
    await (isSentBack ? againAtOnce : atOnce)();
    return isSentBack ? deck.answer(call) : { content: '{"notes": "I forgot the rest."}' };
  });
  const generation = await openGeneration({ prompt: deck.prompt }, chooseComposer(modelEnv(server.baseUrl)));
  await generation.run();
  expect(server.calls).toHaveLength(24);
  expect(server.rounds()).toBe(3 + 1);
  expect(generation.deliveries[0]?.files[0]?.quality.notices).toEqual([]);
  await generation.close();
});

it('makes no more calls at a time than the installation allows', async () => {
  const deck = simulatedDeck(12);
  const threeAtOnce = barrier(3);
  server = await startOpenAiServer(async (call): Promise<ModelReply> => {
    if (!deck.isPlan(call)) await threeAtOnce();
    return deck.answer(call);
  });
  const generation = await openGeneration(
    { prompt: deck.prompt },
    chooseComposer(modelEnv(server.baseUrl, 'compatible', { MODEL_CONCURRENCY: 3 })),
  );
  await generation.run();
  expect(server.calls).toHaveLength(13);
  expect(server.flight.most).toBe(3);
  await generation.close();
});
