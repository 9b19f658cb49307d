import type { Env } from '@/lib/platform/env/env';
import { operatorContext } from '@/lib/services/context';
import { checkModels } from '@/lib/services/models/check-models';

/** A language model that does not answer is told at the start, not by the first job that fails. Nothing is asked where none is named. */
export async function sayModels(env: Env, say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const { models } = await checkModels({ ctx: operatorContext, input: { env, signal } }).catch((error: unknown) => {
    say(`The language model could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    return { models: [] };
  });
  if (signal.aborted) return;
  for (const { variable, model, answers, seconds, problem } of models) {
    say(
      answers
        ? `${variable} ${model} answers (${seconds} s)`
        : `${variable} ${model} does not answer: ${problem}\nTry again with: npm run admin -- model check`,
    );
  }
}
