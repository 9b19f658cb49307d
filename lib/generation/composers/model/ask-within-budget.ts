import { askModel, type ModelAnswer, type Question } from './ask-model';
import { ModelCallFailure } from './call/model-call-failure';

export interface BudgetedQuestion<T> extends Omit<Question<T>, 'prompt' | 'hasShorter'> {
  /** Letters of the data that a prompt may hold, the most first. */
  budgets: readonly number[];
  prompt: (mostLetters: number) => string;
}

export interface BudgetedAnswer<T> extends ModelAnswer<T> {
  /** Letters of the data that the prompt could hold. */
  budget: number;
}

/** A prompt that is hardly shorter is not worth another call. */
const shorter = 0.9;

/**
 * Asks with as much of the data as the model reads at once. What was too long once is not sent again.
 * @throws ModelCallFailure when the model does not answer, or takes the request in no length
 */
export async function askWithinBudget<T>({
  budgets,
  prompt,
  ...question
}: BudgetedQuestion<T>): Promise<BudgetedAnswer<T>> {
  const { state } = question.opened;
  const prompts = lengthsOf(budgets, prompt).filter(
    ({ text }, index, all) => index === all.length - 1 || text.length < state.tooLong,
  );
  for (const [index, { text, budget }] of prompts.entries()) {
    const hasShorter = index < prompts.length - 1;
    try {
      return { ...(await askModel<T>({ ...question, prompt: text, hasShorter })), budget };
    } catch (error) {
      if (!hasShorter || !(error instanceof ModelCallFailure) || error.fault !== 'unfit') throw error;
      state.tooLong = Math.min(state.tooLong, text.length);
    }
  }
  throw new RangeError('A prompt needs a budget.');
}

function lengthsOf(
  budgets: readonly number[],
  prompt: (mostLetters: number) => string,
): { budget: number; text: string }[] {
  const lengths: { budget: number; text: string }[] = [];
  for (const budget of budgets) {
    const text = prompt(budget);
    const last = lengths.at(-1);
    if (!last || text.length < last.text.length * shorter) lengths.push({ budget, text });
  }
  return lengths;
}
