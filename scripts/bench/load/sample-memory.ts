import { childProcessesOf, memoryMbOf, pidOfProgram } from '../service-processes';

const everyMs = 500;

/** Reads until `end` how much the web process, the worker and the processes in which they compute have together, in MB. */
export function sampleMemory(): { end: () => number[] } {
  const parents = [pidOfProgram('web'), pidOfProgram('worker')];
  const samples: number[] = [];
  const timer = setInterval(() => {
    const pids = parents.flatMap((pid) => [pid, ...childProcessesOf(pid)]);
    samples.push(pids.reduce((sum, pid) => sum + memoryMbOf(pid, 'VmRSS'), 0));
  }, everyMs);
  return {
    end() {
      clearInterval(timer);
      return samples;
    },
  };
}
