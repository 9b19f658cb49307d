import { APICallError, NoOutputGeneratedError, RetryError } from 'ai';
import { GenerationFailure } from '../../pipeline/generation-failure';

/** Says what a failed call means for the job. The provider's own text goes to the log alone. */
export function providerFailure(error: unknown): GenerationFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof GenerationFailure) return cause;
  if (APICallError.isInstance(cause)) {
    const detail = `status ${cause.statusCode ?? 'none'}: ${cause.message.slice(0, 300)}`;
    return new GenerationFailure(cause.isRetryable ? 'provider_unavailable' : 'provider_refused', detail, { cause });
  }
  if (NoOutputGeneratedError.isInstance(cause)) {
    return new GenerationFailure('provider_unavailable', 'the model gave no output', { cause });
  }
  const detail = cause instanceof Error ? `${cause.name}: ${cause.message.slice(0, 300)}` : 'unknown failure';
  return new GenerationFailure('provider_unavailable', detail, { cause });
}
