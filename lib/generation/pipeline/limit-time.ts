import { setMaxListeners } from 'node:events';
import { GenerationFailure } from './generation-failure';
import type { Step } from './generation-job';

export interface TimeLimit {
  step: Step;
  /** Aborted at the deadline. */
  signal: AbortSignal;
}

/** Ends a run at the job's deadline: no step begins after it, and what a step throws because of it says so. */
export function limitTime(step: Step, deadlineAt: Date): TimeLimit {
  const isOver = () => Date.now() >= deadlineAt.getTime();
  const signal = AbortSignal.timeout(Math.max(0, deadlineAt.getTime() - Date.now()));
  // Every call of a model listens to it, and a deck makes as many at once as it has slides.
  setMaxListeners(0, signal);
  return {
    signal,
    step: {
      run: (name, work) =>
        step.run(name, async () => {
          if (isOver()) throw new GenerationFailure('timeout');
          try {
            return await work();
          } catch (error) {
            throw isOver() ? new GenerationFailure('timeout', undefined, { cause: error }) : error;
          }
        }),
    },
  };
}
