import { failureOf, FinalFailure, type JobFailure } from '@/lib/services/jobs/run-job';

/** Of Inngest's step tools, what the pipeline uses. */
export interface StepTools {
  run(id: string, work: () => Promise<unknown>): Promise<unknown>;
}

type Outcome = { ok: true; value: unknown } | { ok: false; failure: JobFailure };

/**
 * Passes the pipeline's steps to Inngest. An error loses its code on the way through Inngest,
 * so one that ends the job travels as a value and becomes an error again behind the step;
 * the others are thrown inside it, for Inngest to try the step again.
 */
export function adaptStep(tools: StepTools, isLastAttempt: boolean) {
  return {
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const outcome = (await tools.run(name, () => attempt(work, isLastAttempt))) as Outcome;
      if (!outcome.ok) throw new FinalFailure(outcome.failure);
      return outcome.value as T;
    },
  };
}

async function attempt(work: () => Promise<unknown>, isLastAttempt: boolean): Promise<Outcome> {
  try {
    return { ok: true, value: (await work()) ?? null };
  } catch (error) {
    const { code, retryable, message } = failureOf(error);
    if (retryable && !isLastAttempt) throw error;
    return { ok: false, failure: { code, retryable: false, message } };
  }
}

/** Of an error that ends a run Inngest keeps name and message: the name tells the code to whoever is told of the end. */
export async function nameByCode(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.name = failureOf(error).code;
    throw error;
  }
}
