import { ExtractionError, extractionErrors } from '@/lib/documents/extracted-document';

/** Why a document can't be searched, and what people can do about it. */
export const documentFailures = {
  ...extractionErrors,
  file_missing: 'The file of this document is gone. Delete the document here and upload the file again.',
  gave_up:
    'Reading this document was begun several times and never came to an end. Try again; if it fails again, upload it in another format, such as PDF or plain text.',
  indexing_failed:
    'This document could not be indexed. Try again; if it fails again, tell whoever runs this installation.',
} as const;

export type DocumentFailureCode = keyof typeof documentFailures;

/** An end of the indexing that another attempt would not change. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';

  constructor(readonly code: DocumentFailureCode) {
    super(documentFailures[code]);
  }
}

/** Another process now reads the document, or it was deleted: nothing is left to do. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The code under which an error ends the indexing, and whether trying again may mend it. */
export function judgeFailure(error: unknown): { code: DocumentFailureCode; isFinal: boolean } {
  if (error instanceof DocumentFailure) return { code: error.code, isFinal: true };
  if (error instanceof ExtractionError) return { code: error.code, isFinal: error.code !== 'crashed' };
  return { code: 'indexing_failed', isFinal: false };
}
