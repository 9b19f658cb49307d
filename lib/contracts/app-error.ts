import { errorCodes, type ErrorCode } from './error-codes';

/** What a form of the portal gets back: what was done, or why not, in words for the person. */
export type ActionResult<T> = { ok: true; value: T } | { ok: false; error: ActionError };

export interface ActionError {
  code: ErrorCode;
  message: string;
  /** The field at fault. */
  param?: string;
}

export interface AppErrorOptions {
  code: ErrorCode;
  /** Shown to the caller. */
  message: string;
  /** For the log alone. */
  internalMessage?: string;
  /** JSON path of the one field at fault, such as `reference_images[0].data`. */
  param?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that verbs throw on purpose. Whatever else is thrown is a defect. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly internalMessage: string | undefined;
  readonly param: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(options: AppErrorOptions) {
    super(options.message, { cause: options.cause });
    this.code = options.code;
    this.internalMessage = options.internalMessage;
    this.param = options.param;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether a failed attempt is worth another one. A defect may pass, so it is tried again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof AppError ? errorCodes[error.code].retryable : true;
}
