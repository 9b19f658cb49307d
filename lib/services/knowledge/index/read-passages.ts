import type { DocumentFormat } from '@/lib/documents/document-formats';
import { extractDocument } from '@/lib/documents/extract-document';
import type { ExtractedDocument } from '@/lib/documents/extracted-document';
import { splitPassages, type DocumentPassage } from '@/lib/documents/split-passages';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getEnv } from '@/lib/platform/env/env';
import { addressesReader } from '@/lib/reading/passages/addresses-reader';
import { cutText } from '@/lib/text/cut/cut-text';
import { detectTextLanguage } from '../language/detect-text-language';
import { DocumentFailure, type IndexingRun } from './indexing-run';

export interface ReadDocument {
  passages: DocumentPassage[];
  /** Null where the document says nothing better than its file name. */
  title: string | null;
  pageCount: number | null;
  /** BCP 47. */
  language: string;
}

/** @throws {ExtractionError | DocumentFailure} */
export async function readPassages(run: IndexingRun, signal: AbortSignal): Promise<ReadDocument> {
  const file = await readBlob(getBlobStore(), run.blobKey);
  if (!file) throw new DocumentFailure('file_missing');
  const document = await extractDocument({
    bytes: file.bytes,
    format: run.format as DocumentFormat,
    limits: extractionLimits(),
    signal,
  });
  const passages = splitPassages(document);
  if (passages.length === 0) throw new DocumentFailure('empty');
  return {
    passages,
    title: documentTitle(document),
    pageCount: document.pageCount,
    language: detectTextLanguage(sampleOf(passages)).tag,
  };
}

function extractionLimits() {
  const env = getEnv();
  return {
    timeoutMs: env.EXTRACTION_TIMEOUT_SECONDS * 1_000,
    memoryMegabytes: env.EXTRACTION_MEMORY_MEGABYTES,
    maxPages: env.KNOWLEDGE_DOCUMENT_MAX_PAGES,
    maxCharacters: env.KNOWLEDGE_DOCUMENT_MAX_CHARACTERS,
    maxInflatedBytes: env.KNOWLEDGE_DOCUMENT_MAX_INFLATED_BYTES,
  };
}

/** From all over the document: a foreword in another language doesn't decide. */
function sampleOf(passages: readonly DocumentPassage[]): string {
  const step = Math.max(1, Math.floor(passages.length / 16));
  return passages
    .filter((_, index) => index % step === 0)
    .map(({ text }) => cutText(text, 1_200))
    .join('\n');
}

/** What a document is called where it says so itself; null where it uses its title to speak to whoever reads it. */
export function documentTitle({ title }: Pick<ExtractedDocument, 'title'>): string | null {
  return title === null || addressesReader(title) ? null : title;
}
