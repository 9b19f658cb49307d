/** Why a process that computed is no more. */
export type DeathReason = 'processor' | 'memory' | 'time' | 'crash';

const sentences: Record<DeathReason, string> = {
  processor: 'It took more processor time than a task may.',
  memory: 'It took more memory than a process that computes may.',
  time: 'It took longer than a task may.',
  crash: 'Its process ended without an answer.',
};

/** A task that took its process with it: it would most likely do so again. */
export class ProcessDeath extends Error {
  override readonly name = 'ProcessDeath';

  constructor(
    readonly reason: DeathReason,
    readonly task: string,
  ) {
    super(`${task}: ${sentences[reason]}`);
  }

  /** One of a copy of this class, as the pages of a process have it, is one too. */
  static override [Symbol.hasInstance](value: unknown): value is ProcessDeath {
    return value instanceof Error && value.name === 'ProcessDeath';
  }
}
