import { AppError, isRetryable } from '@/lib/contracts/app-error';
import { isJobErrorCode, jobErrorCodes, type JobErrorCode } from '@/lib/contracts/error-codes';
import { GenerationFailure } from '@/lib/generation/pipeline/generation-failure';

/** What a failed attempt means for the job. */
export interface JobFailure {
  code: JobErrorCode;
  retryable: boolean;
  /** Shown to the caller. */
  message: string;
}

/** A failure that was found final before, by a job engine that has used up its attempts. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';

  constructor(readonly failure: JobFailure) {
    super(failure.message);
  }
}

/** The pipeline's failures carry their code; whatever else is thrown is a defect, which may pass. */
export function failureOf(error: unknown): JobFailure {
  if (error instanceof FinalFailure) return error.failure;
  if (error instanceof GenerationFailure) return error;
  if (error instanceof AppError && isJobErrorCode(error.code)) {
    return { code: error.code, retryable: isRetryable(error), message: error.message };
  }
  return { code: 'generation_failed', retryable: isRetryable(error), message: jobErrorCodes.generation_failed.meaning };
}
