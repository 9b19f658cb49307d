import { useCompute } from '@/lib/generation/compute/compute';
import { openCompute } from '@/lib/generation/processes/open-compute';
import { getEnv } from '@/lib/platform/env/env';

export interface Computing {
  close(): Promise<void>;
}

/** From now on what computes for jobs does so in processes of its own, as many as `size`, of which `spare` stand ready. */
export function startComputing(options: { size: number; spare?: number }): Computing {
  const compute = openCompute(getEnv(), options);
  useCompute(compute);
  return compute;
}
