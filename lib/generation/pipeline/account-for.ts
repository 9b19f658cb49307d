import type { ComposerCall, TokenUse } from '../composers/composer';
import type { Run } from './run';

/** Lets a composer work, and keeps what it spent whether or not it succeeded. */
export async function accountFor<T>(
  { services, signal }: Pick<Run, 'services' | 'signal'>,
  purpose: string,
  notices: string[],
  work: (call: ComposerCall) => Promise<T>,
): Promise<T> {
  const uses: TokenUse[] = [];
  try {
    return await work({ signal, notice: (sentence) => notices.push(sentence), spent: (use) => uses.push(use) });
  } finally {
    for (const use of sumByModel(uses)) await services.recordModelCalls({ ...use, purpose });
  }
}

function sumByModel(uses: readonly TokenUse[]): TokenUse[] {
  const sums = new Map<string, TokenUse>();
  for (const use of uses) {
    const sum = sums.get(use.model) ?? { model: use.model, calls: 0, inputTokens: 0, outputTokens: 0 };
    sums.set(use.model, {
      ...sum,
      calls: sum.calls + use.calls,
      inputTokens: sum.inputTokens + use.inputTokens,
      outputTokens: sum.outputTokens + use.outputTokens,
    });
  }
  return [...sums.values()];
}
