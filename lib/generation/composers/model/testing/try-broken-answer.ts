import { readPrompt } from '@/lib/reading/read-prompt';
import { chooseComposer } from '../../choose-composer';
import type { BrokenAnswer } from './broken-answers';
import { modelEnv } from './model-env';
import { startOpenAiServer } from './openai-server';

const prompts = {
  plan: 'Q3 revenue was $18.4M. Churn fell to 2.1 %. Make 2 slides.',
  slide: 'Q3 revenue was $18.4M, up from $16.4M in Q2. Churn fell to 2.1 %. Make 2 slides.',
};

export interface Tried {
  calls: number;
  /** What came of it, as text. */
  result: string;
  notices: string[];
}

/** Lets a model give the answers one after the other, the last of them for ever. */
export async function tryAnswers(asked: BrokenAnswer['asked'], texts: readonly string[]): Promise<Tried> {
  const server = await startOpenAiServer((_, index) => ({ content: texts[index] ?? texts.at(-1) ?? '' }));
  const composer = chooseComposer(modelEnv(server.baseUrl));
  const reading = readPrompt({
    prompt: prompts[asked === 'outline' ? 'plan' : 'slide'],
    outputType: 'deck',
    variantCount: 1,
    images: [],
  });
  const notices: string[] = [];
  const call = { notice: (sentence: string) => notices.push(sentence) };
  try {
    const result =
      asked === 'outline'
        ? await composer.plan(reading, call)
        : await composer.writeSlide(reading, outlineOf(asked), 0, call);
    return { calls: server.calls.length, result: JSON.stringify(result), notices };
  } finally {
    await server.close();
  }
}

function outlineOf(kind: Exclude<BrokenAnswer['asked'], 'outline'>) {
  const facts = ['Revenue grew to $18.4M, from $16.4M', 'Churn fell to 2.1 %'];
  const material = { by: 'model', deckId: 'd', thought: '', section: '', facts, passages: [], angle: '' };
  return { title: 'Q3', slides: [{ kind, title: 'Q3 grew again', message: 'Growth goes on', material }] };
}
