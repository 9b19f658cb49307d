import { spawn, type ChildProcess } from 'node:child_process';
import { readerEnvironment } from './reader-environment';

export interface ReaderStart {
  /** Path of the program that reads. */
  entry: string;
  /** Given to it as JSON in its first argument. */
  request: object;
  memoryMegabytes: number;
}

/** Starts a process that reads what strangers wrote: no secrets, little memory, an answer on a pipe of its own. */
export function startReader({ entry, request, memoryMegabytes }: ReaderStart): ChildProcess {
  const options = [`--max-old-space-size=${memoryMegabytes}`, '--import', 'tsx', entry, JSON.stringify(request)];
  return spawn(process.execPath, options, {
    cwd: process.cwd(),
    env: readerEnvironment(),
    // A group of its own, so that whatever it starts ends with it.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
}

/** Ends it with all that it started. */
export function endReader(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** V8 aborts when its heap is full; the watch over all memory, and the kernel, end the process by SIGKILL. */
export function isOutOfMemory({ signalCode, exitCode }: ChildProcess): boolean {
  return signalCode === 'SIGKILL' || signalCode === 'SIGABRT' || exitCode === 134;
}
