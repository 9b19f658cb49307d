/** What a failed call says about the next one. */
export type CallFault =
  /** The same call may succeed a moment later. */
  | 'passing'
  /** The server does not take the form in which the answer was asked for. */
  | 'form'
  /** This request can't be answered, such as one that is too long; others can. */
  | 'unfit'
  /** The key, the address or the name of the model is wrong. */
  | 'refused'
  /** The content is not wanted. */
  | 'filtered'
  /** Whoever asked has gone. */
  | 'aborted';

/** What of the request may be left out, so that the server takes it. */
export type Droppable = 'form' | 'stream' | 'limit' | 'system';

/** What the operator has to look at where a server refuses. */
export type Trouble = 'key' | 'model' | 'address' | 'quota';

interface Circumstances {
  waitMs?: number;
  drops?: Droppable;
  trouble?: Trouble;
  isSlow?: boolean;
  isLoading?: boolean;
  answersOthers?: boolean;
  cause?: unknown;
}

/** A call of a model that gave no answer. The text is for the log, never for the caller. */
export class ModelCallFailure extends Error {
  override readonly name = 'ModelCallFailure';
  /** How long the server wants to be left alone. */
  readonly waitMs: number | undefined;
  readonly drops: Droppable | undefined;
  readonly trouble: Trouble | undefined;
  /** Whether it took all the time that a call has. */
  readonly isSlow: boolean;
  /** Whether the server is there and still loads the model. */
  readonly isLoading: boolean;
  /** Whether the model has answered others since this was first asked. */
  readonly answersOthers: boolean;

  constructor(
    readonly fault: CallFault,
    readonly detail: string,
    { waitMs, drops, trouble, isSlow = false, isLoading = false, answersOthers = false, cause }: Circumstances = {},
  ) {
    super(detail, { cause });
    this.waitMs = waitMs;
    this.drops = drops;
    this.trouble = trouble;
    this.isSlow = isSlow;
    this.isLoading = isLoading;
    this.answersOthers = answersOthers;
  }
}

/** What a call ends with, or does not begin with, when nobody waits for it any more. */
export function abortedCall(): ModelCallFailure {
  return new ModelCallFailure('aborted', 'the job is over');
}
