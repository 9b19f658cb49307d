import type { CallAllowance } from '../composers/composer';

/** What a job may ask of models; 0 for any number. */
export interface ModelLimits {
  calls: number;
  /** Read and written. */
  tokens: number;
}

/** What a job has asked of models. */
export interface ModelSpending {
  calls: number;
  /** Read and written. */
  tokens: number;
  /** How long the slowest call took; 0 before the first. */
  slowestMs: number;
}

export interface ModelMeter {
  allowance: CallAllowance;
  /** So far, with what earlier attempts at the job spent. */
  spending(): ModelSpending;
}

/**
 * Counts what a job asks of models, from where its earlier attempts stopped. Calls are counted as they begin, so
 * that those of slides written at once never go beyond the limit together; tokens as they end.
 */
export function openModelMeter(limits: ModelLimits, before: ModelSpending): ModelMeter {
  const sum = { ...before };
  const isLeft = (used: number, most: number): boolean => most === 0 || used < most;
  return {
    allowance: {
      begin() {
        if (!isLeft(sum.calls, limits.calls) || !isLeft(sum.tokens, limits.tokens)) return false;
        sum.calls += 1;
        return true;
      },
      end({ inputTokens, outputTokens, slowestMs }) {
        sum.tokens += inputTokens + outputTokens;
        sum.slowestMs = Math.max(sum.slowestMs, slowestMs);
      },
    },
    spending: () => ({ ...sum }),
  };
}
