import { getEnv } from '@/lib/platform/env/env';

/** Whether Inngest runs the jobs. Its keys are there then: the start checks them. */
export function usesInngest(): boolean {
  return getEnv().JOB_ENGINE === 'inngest';
}
