import { AppError } from '@/lib/contracts/app-error';
import { BlobStoreError } from '@/lib/platform/blob-store/blob-store';
import { SemaphoreFullError } from '@/lib/platform/semaphore/create-semaphore';
import { sqlStateOf } from './transaction';

const retryAfterSeconds = 5;

/**
 * Failures that pass by themselves, from Node.js, Prisma and PostgreSQL: of connecting (classes 08, 53 and 57P), and
 * what was given up because it took too long (57014, 55P03 and 25P0x).
 */
const passing =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|53...|57P0.|57014|55P03|25P0[34]|P1001|P1002|P1008|P1017|P2024|P2028)$/;
/** Of a disk that is full, read-only, broken or away, or of a process that has too many files open. */
const passingDisk = /^(EACCES|EDQUOT|EIO|EMFILE|ENFILE|ENOSPC|EROFS|ESTALE)$/;
/** What `pg` says without a code: no connection in time, no answer in time, a connection that broke. */
const passingMessage =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable/;

/** What a verb threw, as the one error class: a store that is away is told from a defect. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isPassing(error)) {
    return new AppError({
      code: 'unavailable',
      message: 'The service cannot answer now; try again shortly.',
      retryAfterSeconds,
      cause: error,
    });
  }
  return new AppError({ code: 'internal_error', message: 'The service failed to answer this request.', cause: error });
}

function isPassing(error: unknown): boolean {
  if (error instanceof BlobStoreError) return error.failure !== 'invalid-key';
  if (error instanceof SemaphoreFullError) return true;
  if (!(error instanceof Error)) return false;
  if (passingMessage.test(error.message)) return true;
  // Node.js tries each address of a host and reports the failures together.
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  const code = sqlStateOf(error) ?? '';
  return passing.test(code) || passingDisk.test(code) || isPassing(error.cause);
}
