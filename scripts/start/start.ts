import { readDotenv } from '@/lib/platform/env/dotenv';
import type { Mode } from '../supervisor/child-plans';
import { showEverything } from '../supervisor/service-output';
import { startService, type RunningService } from '../supervisor/start-service';
import { untilStopped } from '../supervisor/until-stopped';
import { readyLines } from './ready-lines';

export interface VerbCall {
  root: string;
  args: string[];
  /** How long the phases of the set-up took. */
  seconds: Record<string, number>;
}

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the service until it is told to stop. */
export async function runService({ root }: Pick<VerbCall, 'root'>, mode: Mode): Promise<number> {
  let service: RunningService | undefined;
  return untilStopped(write, {
    start: async () => {
      service = await startService({
        root,
        given: readDotenv(root),
        mode,
        output: (env) => showEverything(write, env.DATA_DIR),
      });
      for (const line of readyLines(service)) write(line);
    },
    stop: async () => service?.stop(),
  });
}

export async function run(call: VerbCall): Promise<number> {
  return runService(call, 'production');
}
