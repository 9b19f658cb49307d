/** What a process that computes is told about itself, as JSON in its first argument. */
export interface ComputeLimits {
  /** Processor time of one task, that of its threads too. */
  processorSeconds: number;
  /** From the beginning of one task to its answer. */
  wallSeconds: number;
  /** Of the process as a whole, with Node and our own code. */
  memoryMegabytes: number;
}

export interface TaskMessage {
  task: string;
  input: unknown;
}

/** An error as it crosses between processes; `data` is what its class needs to be made again. */
export interface SentError {
  name: string;
  message: string;
  stack?: string;
  data?: unknown;
}

export type ComputeAnswer =
  { type: 'ready' } | { type: 'value'; value: unknown; rss: number } | { type: 'error'; error: SentError; rss: number };

/** By which the guard inside the process says why it ended it: nothing else sends them. */
export const limitSignals = { processor: 'SIGXCPU', memory: 'SIGUSR2' } as const;
