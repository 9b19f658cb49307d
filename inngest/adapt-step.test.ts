import { describe, expect, it } from 'vitest';
import { GenerationFailure } from '@/lib/generation/pipeline/generation-failure';
import { failureOf } from '@/lib/services/jobs/run-job';
import { adaptStep, type StepTools } from './adapt-step';

/** As Inngest does: results go through JSON, and an error that comes out of a step has lost its class. */
const tools: StepTools = {
  run: async (_id, work) => {
    const result = await work().catch((error: Error) => {
      throw new Error(error.message);
    });
    return JSON.parse(JSON.stringify(result)) as unknown;
  },
};
const failing = (kind: ConstructorParameters<typeof GenerationFailure>[0]) => () =>
  Promise.reject(new GenerationFailure(kind));

describe('adaptStep', () => {
  it('gives back what the step gave, and null for nothing', async () => {
    const step = adaptStep(tools, false);
    expect(await step.run('a', async () => ({ key: 'k' }))).toEqual({ key: 'k' });
    expect(await step.run('b', async () => undefined)).toBeNull();
  });

  it('carries the code of a final failure through the step', async () => {
    const error: unknown = await adaptStep(tools, false)
      .run('a', failing('timeout'))
      .catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toMatchObject({ code: 'generation_timeout', retryable: false });
  });

  it('throws inside the step what another attempt can mend', async () => {
    const error: unknown = await adaptStep(tools, false)
      .run('a', failing('provider_unavailable'))
      .catch((thrown: unknown) => thrown);
    expect(failureOf(error).retryable).toBe(true);
  });

  it('makes the same failure final on the last attempt, under its own code', async () => {
    const error: unknown = await adaptStep(tools, true)
      .run('a', failing('provider_unavailable'))
      .catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toMatchObject({ code: 'provider_unavailable', retryable: false });
  });
});
