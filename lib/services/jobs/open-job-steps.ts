import { getPool } from '@/lib/platform/database/pool';
import { openStepMemory, type StepMemory } from '@/lib/platform/queue/step-memory';
import type { Call, Context } from '../context';

export type JobSteps = StepMemory;

/** What a job has done so far, kept in rows that the portal shows. */
export function openJobSteps({ input }: Call<Context, { jobId: string }>): Promise<JobSteps> {
  return openStepMemory(getPool(), input.jobId);
}
