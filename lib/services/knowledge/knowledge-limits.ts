import { documentFormats } from '@/lib/documents/document-formats';
import { getEnv } from '@/lib/platform/env/env';

export interface KnowledgeLimits {
  mostDocuments: number;
  maxBytes: number;
  maxPages: number;
  /** Such as "PDF" and "Word", in the order in which people are told of them. */
  formatLabels: string[];
  /** With the dot, for a file chooser. */
  extensions: string[];
}

/** What may be put into a knowledge base of this installation. */
export function knowledgeLimits(): KnowledgeLimits {
  const { KNOWLEDGE_DOCUMENTS_MAX, KNOWLEDGE_DOCUMENT_MAX_BYTES, KNOWLEDGE_DOCUMENT_MAX_PAGES } = getEnv();
  const formats = Object.values(documentFormats);
  return {
    mostDocuments: KNOWLEDGE_DOCUMENTS_MAX,
    maxBytes: KNOWLEDGE_DOCUMENT_MAX_BYTES,
    maxPages: KNOWLEDGE_DOCUMENT_MAX_PAGES,
    formatLabels: formats.map(({ label }) => (label === documentFormats.text.label ? 'plain text' : label)),
    extensions: formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
  };
}

/** "PDF, Word and plain text". */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words).replace(', and', ' and');
}
