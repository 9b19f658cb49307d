import { abortedCall, ModelCallFailure } from './model-call-failure';
import type { CallLimits } from './request-answer';
import { toCallFailure } from './to-call-failure';

/** Limits the time of one call. */
export interface CallWatch {
  signal: AbortSignal;
  /** Something of the answer has come. */
  progress(): void;
  throwIfOver(): void;
  /** What ended the call, when it was not the server. */
  faultOf(error: unknown): ModelCallFailure;
  end(): void;
}

export function watchCall({ signal: outer, timeoutMs, stallMs }: CallLimits): CallWatch {
  const inner = new AbortController();
  const stop = (detail: string, isSlow: boolean) => inner.abort(new ModelCallFailure('passing', detail, { isSlow }));
  const total = setTimeout(() => stop(`no whole answer in ${timeoutMs} ms`, true), timeoutMs);
  let stall: NodeJS.Timeout | undefined;
  const leave = () => inner.abort(abortedCall());
  if (outer?.aborted) leave();
  outer?.addEventListener('abort', leave, { once: true });
  return {
    signal: inner.signal,
    progress() {
      clearTimeout(stall);
      stall = setTimeout(() => stop(`the answer stopped for ${stallMs} ms`, false), stallMs);
    },
    throwIfOver: () => inner.signal.throwIfAborted(),
    faultOf: (error) => toCallFailure(inner.signal.aborted ? inner.signal.reason : error),
    end() {
      clearTimeout(total);
      clearTimeout(stall);
      outer?.removeEventListener('abort', leave);
      // A stream that was left early is closed with it.
      inner.abort(abortedCall());
    },
  };
}
