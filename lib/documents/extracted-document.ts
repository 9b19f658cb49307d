/** A stretch of a document under one heading. */
export interface DocumentPart {
  /** Page, slide or sheet, from 1; null where the format has none. */
  page: number | null;
  /** Headings above, outermost first, joined by " › "; empty for none. */
  heading: string;
  /** Plain text: a line for each paragraph, list items begin with "- ", rows of tables are lines of their own. */
  text: string;
}

export interface ExtractedDocument {
  /** As the document itself says, one line of 200 letters at most; never its file name, and null where it says nothing better. */
  title: string | null;
  /** Pages, slides or sheets; null where the format has none. */
  pageCount: number | null;
  /** In reading order; none is empty. */
  parts: DocumentPart[];
}

/** Why a document could not be read, and what whoever uploaded it can do. */
export const extractionErrors = {
  unreadable:
    'This document is damaged or is not what its name says. Open it in the program that it was made with, save it again and upload the new file.',
  encrypted: 'This document is locked by a password. Save a copy without a password and upload that.',
  too_large:
    'This document holds more text or data than can be read. Split it into smaller documents and upload those.',
  too_many_pages:
    'This document has more pages, slides or sheets than can be read. Split it into smaller documents and upload those.',
  timeout: 'Reading this document took too long. Upload a shorter or simpler version of it.',
  out_of_memory:
    'Reading this document took too much memory. Upload a shorter or simpler version of it, without large pictures.',
  empty:
    'There is no text in this document. If its pages are scans or pictures, run text recognition (OCR) over it first and upload the result.',
  crashed:
    'Reading this document failed unexpectedly. Try again; if it fails again, upload it in another format, such as PDF or plain text.',
} as const;

export type ExtractionErrorCode = keyof typeof extractionErrors;

/** The message is for whoever uploaded the document; the cause is for the log. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
  readonly code: ExtractionErrorCode;

  constructor(code: ExtractionErrorCode, options?: { cause?: unknown }) {
    super(extractionErrors[code], options);
    this.code = code;
  }
}

/** What reading a document may cost. */
export interface ExtractionLimits {
  timeoutMs: number;
  memoryMegabytes: number;
  /** Pages, slides or sheets. */
  maxPages: number;
  /** Of text, headings included. */
  maxCharacters: number;
  /** Of an archive, such as DOCX, once it is unpacked. */
  maxInflatedBytes: number;
  /** Reads the beginning of a PDF that has more pages or text, instead of refusing it. */
  isBeginningEnough?: boolean;
}
