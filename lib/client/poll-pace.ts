import type { Clock } from './clock';

const gapMs = 1_000;

/** Keeps the polls of one job a second apart, whoever asks for them. */
export class PollPace {
  /** When each job may be polled next. */
  private readonly free = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Waits for a turn, polls, and keeps the next one away: counted from the answer, since a request can take its time to arrive. */
  async poll<T>(jobId: string, ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const now = this.clock.now();
    const turn = Math.max(now, this.free.get(jobId) ?? 0);
    this.keepFree(jobId, turn);
    if (turn > now) await this.clock.sleep(turn - now, signal);
    try {
      return await ask();
    } finally {
      this.keepFree(jobId, this.clock.now());
    }
  }

  private keepFree(jobId: string, fromMs: number): void {
    for (const [job, until] of this.free) if (until <= this.clock.now()) this.free.delete(job);
    this.free.set(jobId, Math.max(fromMs + gapMs, this.free.get(jobId) ?? 0));
  }
}
