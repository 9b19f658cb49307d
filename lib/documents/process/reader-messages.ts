import type { DocumentFormat } from '../document-formats';
import type { ExtractedDocument, ExtractionErrorCode, ExtractionLimits } from '../extracted-document';
import type { FoundPage, ReadWebPage } from '../read-web-page';

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

/** What the process that reads pages is started with. */
export interface PagesRequest {
  limits: ExtractionLimits;
  /** When it ends by itself, whatever it does. */
  lifeMs: number;
}

/** Of the length of the JSON that comes first, as a whole number with the highest byte first. */
export const headBytes = 4;

/** What it is sent for each page: the length of this as JSON, this, then the page's bytes. */
export interface PageRequest {
  page: FoundPage;
  byteLength: number;
}

/** What it answers, each in a line of its own: that it can begin, then one answer a page. */
export type PageAnswer = { ready: true } | { page: ReadWebPage } | { error: ExtractionErrorCode; cause: string };
