import type { Step } from '@/lib/generation/pipeline/generation-job';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Call, OperatorContext } from '../context';
import type { Batch, Sweep, SweepSchedule } from './sweep';
import { sweeps, type SweepName } from './sweeps';

/** Batches of one run; Inngest allows it a thousand steps. */
const batchesPerRun = 960;

export interface Swept {
  removed: number;
  failed: number;
  /** False when the run's measure was full: the rest waits for the next. */
  isFinished: boolean;
}

export interface SweepInput {
  schedule: SweepSchedule;
  step: Step;
}

/**
 * Removes what has outlived its retention: all kinds of a schedule, batch by batch. Each batch is a
 * step, so that a run that was cut off goes on where it stopped and no step takes long.
 */
export async function runSweeps({
  input,
}: Call<OperatorContext, SweepInput>): Promise<Partial<Record<SweepName, Swept>>> {
  const swept: Partial<Record<SweepName, Swept>> = {};
  const failures: unknown[] = [];
  const kinds = kindsOf(input.schedule);
  for (const [name, sweep] of kinds) {
    try {
      swept[name] = await runSweep(name, sweep, input.step, Math.floor(batchesPerRun / kinds.length));
    } catch (error) {
      // One kind's trouble is not another's.
      failures.push(error);
    }
  }
  getLogger().info(swept, 'removed what has expired');
  if (failures.length > 0)
    throw new AggregateError(failures, `Of ${input.schedule} sweeps, ${failures.length} failed.`);
  return swept;
}

function kindsOf(schedule: SweepSchedule): [SweepName, Sweep][] {
  return (Object.entries(sweeps) as [SweepName, Sweep][]).filter(([, sweep]) => sweep.schedule === schedule);
}

async function runSweep(name: SweepName, sweep: Sweep, step: Step, mostBatches: number): Promise<Swept> {
  const swept: Swept = { removed: 0, failed: 0, isFinished: false };
  let from: string | null = null;
  for (let number = 1; number <= mostBatches && !swept.isFinished; number += 1) {
    const start = from;
    const batch: Batch = await step.run(`${name}-${number}`, () => sweep.batch(start));
    swept.removed += batch.removed;
    swept.failed += batch.failed;
    swept.isFinished = batch.next === null;
    from = batch.next;
  }
  return swept;
}
