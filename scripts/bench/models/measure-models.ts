import { chooseComposer } from '@/lib/generation/composers/choose-composer';
import { brokenAnswers } from '@/lib/generation/composers/model/testing/broken-answers';
import { modelEnv } from '@/lib/generation/composers/model/testing/model-env';
import { startOpenAiServer } from '@/lib/generation/composers/model/testing/openai-server';
import { simulatedDeck } from '@/lib/generation/composers/model/testing/simulated-deck';
import { openGeneration } from '@/lib/generation/pipeline/testing/run-generation';
import { type BenchFigure, roundTo } from '../figure';

/** What a call of a model takes. */
const callMs = 2000;

/** The whole pipeline with a stand-in for a provider that needs two seconds a call, and how far broken answers go. */
export async function measureModels(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  // A worker has made decks before.
  await measureDeck(12, 0);
  for (const slideCount of [12, 20]) {
    figures.push({
      name: `deck of ${slideCount} slides, a model that takes 2 s a call`,
      value: roundTo((await measureDeck(slideCount, callMs)) / 1000, 2),
      unit: 's',
      aim: 7,
    });
  }
  return [...figures, ...brokenShares()];
}

async function measureDeck(slideCount: number, delayMs: number): Promise<number> {
  const deck = simulatedDeck(slideCount);
  const server = await startOpenAiServer((call) => ({ ...deck.answer(call), delayMs }));
  const generation = await openGeneration({ prompt: deck.prompt }, chooseComposer(modelEnv(server.baseUrl)));
  try {
    const start = performance.now();
    await generation.run();
    return performance.now() - start;
  } finally {
    await generation.close();
    await server.close();
  }
}

/** Each case of the table is held to its row by a test. */
function brokenShares(): BenchFigure[] {
  const share = (count: number) => roundTo((100 * count) / brokenAnswers.length, 0);
  const used = brokenAnswers.filter(({ first }) => first === 'used').length;
  const kept = brokenAnswers.filter(({ stubborn }) => stubborn !== 'without the model').length;
  return [
    {
      name: `${brokenAnswers.length} broken answers: used without another call`,
      value: share(used),
      unit: '%',
      atLeast: 75,
    },
    { name: '  used in the end when the model never does better', value: share(kept), unit: '%' },
  ];
}
