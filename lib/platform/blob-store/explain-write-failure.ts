import { BlobStoreError } from './blob-store-error';

/** Turns what the file system says into a line that tells the operator what to do. */
export function explainWriteFailure(directory: string, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BlobStoreError(
        'no-space',
        `No space is left for files under ${directory}. Free some or move DATA_DIR.`,
        { cause: error },
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BlobStoreError(
        'unavailable',
        `Files can't be written under ${directory}: check its owner and permissions.`,
        { cause: error },
      );
    default:
      return error;
  }
}

export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
