import type { SentError } from '@/lib/platform/compute/compute-messages';
import { type FailureKind, GenerationFailure } from '../pipeline/generation-failure';

interface FailureData {
  kind: FailureKind;
  detail?: string;
  /** Of what caused it, for the log. */
  cause?: string;
}

/** What an error of the engine is made again from in another process. */
export function describeError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  if (!(error instanceof GenerationFailure)) return { name, message, stack };
  const data: FailureData = { kind: error.kind, detail: error.detail, cause: stackOf(error.cause) };
  return { name, message, stack, data };
}

function stackOf(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

export function errorFrom({ name, message, stack, data }: SentError): Error {
  if (name !== 'GenerationFailure') return Object.assign(new Error(message), { name, stack });
  const { kind, detail, cause } = data as FailureData;
  return new GenerationFailure(kind, detail, { message, cause: cause === undefined ? undefined : new Error(cause) });
}
