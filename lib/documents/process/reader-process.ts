import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface ReaderStart {
  /** Path of the program that reads. */
  entry: string;
  /** Given to it as JSON in its first argument. */
  request: object;
  memoryMegabytes: number;
}

/** The programs by their names in the sources, and what each is called where the service is built. */
const bundles = { main: 'read-document', 'pages-main': 'read-pages' };

/** Path of a program that reads: its bundle in production, its source elsewhere. */
export function readerProgram(name: keyof typeof bundles): string {
  return process.env.NODE_ENV === 'production'
    ? join(/* turbopackIgnore: true */ process.cwd(), 'dist', `${bundles[name]}.mjs`)
    : join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'documents', 'process', `${name}.ts`);
}

/** What Node needs to run at all: none of it is a secret. */
const names = ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR'] as const;

/** The environment of the reading process: nothing of ours but where temporary files may lie. */
function readerEnvironment(): NodeJS.ProcessEnv {
  const kept = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(kept) as Record<string, string>), NODE_ENV: 'production', TZ: 'UTC' };
}

/** Starts a process that reads what strangers wrote: no secrets, little memory, an answer on a pipe of its own. */
export function startReader({ entry, request, memoryMegabytes }: ReaderStart): ChildProcess {
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const options = [`--max-old-space-size=${memoryMegabytes}`, ...loader, entry, JSON.stringify(request)];
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
