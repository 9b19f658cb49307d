import type { DocumentFormat } from '../document-formats';
import type { ExtractedDocument, ExtractionErrorCode, ExtractionLimits } from '../extracted-document';

/** What the reading process is started with, as JSON in its first argument. */
export interface ReaderRequest {
  format: DocumentFormat;
  limits: ExtractionLimits;
}

/** What it answers on its fourth file descriptor, as JSON. */
export type ReaderAnswer = { document: ExtractedDocument } | { error: ExtractionErrorCode; cause: string };

export const answerDescriptor = 3;

/** Node and the libraries alone; what a document takes comes on top. */
export const baseMemoryMegabytes = 160;
