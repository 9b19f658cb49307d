/** Why a file can't be used as a template. The codes are part of what callers are told. */
export type UploadFault =
  'not_a_presentation' | 'encrypted' | 'unreadable' | 'too_large' | 'no_usable_layout' | 'breaks_files';

/** A file that can't be used as a template, with the part that is at fault where it is one. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly fault: UploadFault;
  readonly part: string | undefined;

  constructor(fault: UploadFault, message: string, options: { part?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.fault = fault;
    this.part = options.part;
  }
}
