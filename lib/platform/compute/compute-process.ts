import { fork, type ChildProcess } from 'node:child_process';
import { type ComputeAnswer, type ComputeLimits, limitSignals, type TaskMessage } from './compute-messages';
import { ProcessDeath, type DeathReason } from './process-death';

/** Old programs that are stopped by force need no more of V8's heap than their process has memory. */
const heapShare = 0.75;

interface Pending {
  task: string;
  resolve: (answer: Exclude<ComputeAnswer, { type: 'ready' }>) => void;
  reject: (reason: Error) => void;
}

/** One process that does one task at a time. */
export class ComputeProcess {
  readonly bornAt = performance.now();
  /** Settles when it can take tasks, or has ended before. */
  readonly isReady: Promise<boolean>;
  /** Resolves when it is no more. */
  readonly ended: Promise<void>;
  tasks = 0;
  /** After its last task. */
  rssBytes = 0;
  readonly #child: ChildProcess;
  readonly #limits: ComputeLimits;
  #pending: Pending | undefined;
  #killedFor: DeathReason | 'asked' | undefined;

  constructor(entry: string, limits: ComputeLimits) {
    this.#limits = limits;
    this.#child = fork(entry, [JSON.stringify(limits)], {
      execArgv: [
        `--max-old-space-size=${Math.floor(limits.memoryMegabytes * heapShare)}`,
        ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : []),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.ended = new Promise((resolve) => this.#child.once('exit', () => resolve()).once('error', () => resolve()));
    this.isReady = new Promise((resolve) => {
      this.#child.on('message', (answer: ComputeAnswer) => {
        if (answer.type === 'ready') resolve(true);
        else this.#settle(answer);
      });
      void this.ended.then(() => resolve(false));
    });
    this.#child.once('exit', (code, signal) => this.#die(code, signal));
    // A message to a process that has just died; its end is what is told.
    this.#child.on('error', () => undefined);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null || this.#killedFor !== undefined;
  }

  /** @throws ProcessDeath when the task was the end of the process */
  async run(message: TaskMessage, signal?: AbortSignal): Promise<Exclude<ComputeAnswer, { type: 'ready' }>> {
    const answered = new Promise<Exclude<ComputeAnswer, { type: 'ready' }>>((resolve, reject) => {
      this.#pending = { task: message.task, resolve, reject };
    });
    const timer = setTimeout(() => this.#kill('time'), this.#limits.wallSeconds * 1_000);
    const abort = () => this.#kill('asked');
    signal?.addEventListener('abort', abort, { once: true });
    try {
      this.#child.send(message);
      const answer = await answered;
      this.tasks += 1;
      this.rssBytes = answer.rss;
      return answer;
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  async end(): Promise<void> {
    this.#kill('asked');
    await this.ended;
  }

  #kill(reason: DeathReason | 'asked'): void {
    this.#killedFor ??= reason;
    this.#child.kill('SIGKILL');
  }

  #settle(answer: Exclude<ComputeAnswer, { type: 'ready' }>): void {
    this.#pending?.resolve(answer);
    this.#pending = undefined;
  }

  #die(code: number | null, signal: NodeJS.Signals | null): void {
    if (!this.#pending) return;
    const { task, reject } = this.#pending;
    this.#pending = undefined;
    reject(
      this.#killedFor === 'asked'
        ? new Error(`${task} was given up.`)
        : new ProcessDeath(this.#reasonOf(code, signal), task),
    );
  }

  #reasonOf(code: number | null, signal: NodeJS.Signals | null): DeathReason {
    if (this.#killedFor === 'time') return 'time';
    if (signal === limitSignals.processor) return 'processor';
    // V8 aborts when its heap is full.
    return signal === limitSignals.memory || signal === 'SIGABRT' || code === 134 ? 'memory' : 'crash';
  }
}
