import { join } from 'node:path';
import type { ComputeLimits } from '@/lib/platform/compute/compute-messages';
import { openProcessPool, type ProcessPool } from '@/lib/platform/compute/process-pool';
import type { Env } from '@/lib/platform/env/env';
import type { Compute } from '../compute/compute';
import { errorFrom } from './sent-error';

export interface OpenedCompute extends Compute {
  pids: ProcessPool['pids'];
  close(): Promise<void>;
}

type ComputeSettings = Pick<Env, 'RENDER_PROCESSOR_SECONDS' | 'RENDER_SECONDS' | 'RENDER_MEMORY_MEGABYTES'>;

/** A process that has drawn this many slides has warmed up long ago, and what leaks has not grown far. */
const mostTasks = 500;
const oldestSeconds = 3_600;
/** Of the memory that ends a process: a task that begins with more left over from earlier ones could end for their sake. */
const wornShare = 0.6;

/** Runs tasks in processes of their own. */
export function openCompute(
  settings: ComputeSettings,
  { size, spare = size, entry = computeProgram() }: { size: number; spare?: number; entry?: string },
): OpenedCompute {
  const limits: ComputeLimits = {
    processorSeconds: settings.RENDER_PROCESSOR_SECONDS,
    wallSeconds: settings.RENDER_SECONDS,
    memoryMegabytes: settings.RENDER_MEMORY_MEGABYTES,
  };
  const pool = openProcessPool({
    entry,
    size,
    spare,
    limits,
    recycle: { tasks: mostTasks, ageSeconds: oldestSeconds, memoryMegabytes: limits.memoryMegabytes * wornShare },
  });
  return {
    async run<In, Out>(
      { name }: { name: string },
      input: In,
      { organizationId: group, signal }: { organizationId: string; signal?: AbortSignal },
    ) {
      const answer = await pool.run({ task: name, input }, { group, signal });
      if (answer.type === 'error') throw errorFrom(answer.error);
      return answer.value as Out;
    },
    pids: () => pool.pids(),
    close: () => pool.close(),
  };
}

/** Its bundle in production, its source elsewhere. */
function computeProgram(): string {
  return process.env.NODE_ENV === 'production'
    ? join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'compute.mjs')
    : join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'generation', 'processes', 'main.ts');
}
