import type { ErrorCode } from './error-codes';

/** What a form of the portal gets back: what was done, or why not, in words for the person. */
export type ActionResult<T> = { ok: true; value: T } | { ok: false; error: ActionError };

export interface ActionError {
  code: ErrorCode;
  message: string;
  /** The field at fault. */
  param?: string;
}
