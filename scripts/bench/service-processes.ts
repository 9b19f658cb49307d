import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The one child of this process that runs the program (proc(5)). */
export function pidOfProgram(program: string): number {
  const found = childProcessesOf(process.pid).find((pid) => read(pid, 'cmdline').includes(`dist/${program}.mjs`));
  if (found === undefined) throw new Error(`The ${program} process was not found.`);
  return found;
}

export function childProcessesOf(pid: number): number[] {
  return read(pid, `task/${pid}/children`).trim().split(/\s+/).filter(Boolean).map(Number);
}

/** What it has computed so far. */
export function cpuSecondsOf(pid: number): number {
  const stat = read(pid, 'stat');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / ticksPerSecond;
}

/** Now (VmRSS), or at most until now (VmHWM); 0 when it has ended. */
export function memoryMbOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(read(pid, 'status'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Empty when the process ended meanwhile. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

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
