import type { DocumentFormat } from './document-formats';
import {
  ExtractionError,
  type DocumentPart,
  type ExtractedDocument,
  type ExtractionLimits,
} from './extracted-document';

export type DocumentReader = (bytes: Buffer, limits: ExtractionLimits) => Promise<ExtractedDocument>;

/** Loaded when they are needed: a text needs none of the libraries of a PDF. */
const readers: Record<DocumentFormat, () => Promise<DocumentReader>> = {
  pdf: async () => (await import('./pdf/read-pdf')).readPdf,
  docx: async () => (await import('./office/read-docx')).readDocx,
  pptx: async () => (await import('./office/read-pptx')).readPptx,
  xlsx: async () => (await import('./office/read-xlsx')).readXlsx,
  markdown: async () => (await import('./plain/read-markdown')).readMarkdown,
  html: async () => (await import('./html/read-html')).readHtml,
  text: async () => (await import('./plain/read-plain-text')).readPlainText,
};

/**
 * Reads a document in this process, which is for the reading process alone: libraries that meet a hostile document
 * may take all time and memory there is.
 *
 * @throws {ExtractionError}
 */
export async function readDocument(
  bytes: Buffer,
  format: DocumentFormat,
  limits: ExtractionLimits,
): Promise<ExtractedDocument> {
  const read = await readers[format]();
  const document = await read(bytes, limits);
  const parts = document.parts.filter(({ text }) => text !== '');
  if (parts.length === 0) throw new ExtractionError('empty');
  if (lengthOf(parts) > limits.maxCharacters) throw new ExtractionError('too_large');
  return { ...document, parts };
}

function lengthOf(parts: readonly DocumentPart[]): number {
  return parts.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
}
