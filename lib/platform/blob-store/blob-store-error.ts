export type BlobStoreFailure = 'invalid-key' | 'no-space' | 'unavailable';

/** The store could not do what was asked; `message` is for the operator, never for callers. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';

  constructor(
    readonly failure: BlobStoreFailure,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
