import type { DocumentFormat } from './document-formats';
import type { ExtractedDocument, ExtractionLimits } from './extracted-document';
import { readerProgram } from './process/reader-process';
import { runReader } from './process/run-reader';

export interface ExtractionRequest {
  bytes: Uint8Array;
  format: DocumentFormat;
  limits: ExtractionLimits;
  /** Ends the reading; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Reads the text of a document in a process of its own, which has no secrets and no network, and which
 * ends when it takes more time or memory than it may.
 *
 *     bytes ─ stdin ─▶ process/main.ts ─▶ reader of the format ─▶ parts ─ pipe ─▶ document
 *
 * @throws {ExtractionError} with a message for whoever uploaded the document
 */
export async function extractDocument({
  bytes,
  format,
  limits,
  signal,
}: ExtractionRequest): Promise<ExtractedDocument> {
  return runReader({ entry: readerProgram('main'), bytes, request: { format, limits }, signal });
}
