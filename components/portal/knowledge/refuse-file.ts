export interface UploadLimits {
  maxBytes: number;
  /** With the dot. */
  extensions: readonly string[];
  /** Such as "PDF, Word and plain text". */
  formats: string;
}

/** Why a file needn't be sent at all; null when it may be taken. The service looks again, and into the file. */
export function refuseFile(
  { name, size }: { name: string; size: number },
  { maxBytes, extensions, formats }: UploadLimits,
): string | null {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!extensions.includes(extension)) return `Files of this kind can’t be read; ${formats} can.`;
  if (size === 0) return 'This file is empty.';
  return size > maxBytes
    ? `This file is larger than ${maxBytes / 1_000_000} MB. Split it into smaller documents.`
    : null;
}
