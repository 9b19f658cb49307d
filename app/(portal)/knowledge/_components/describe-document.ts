import type { KnowledgeDocument } from '@/lib/services/knowledge/knowledge-document';
import { countOf } from './knowledge-summary';

const pageWords: Readonly<Record<string, string>> = { pptx: 'slide', xlsx: 'sheet' };

/** What a page of a document of this format is called. */
export function pageWordOf(format: string): string {
  return pageWords[format] ?? 'page';
}

/** "12 pages · 48 passages". */
export function describeDocument({
  format,
  pageCount,
  passageCount,
}: Pick<KnowledgeDocument, 'format' | 'pageCount' | 'passageCount'>): string {
  const pages = pageCount === null ? [] : [countOf(pageCount, pageWordOf(format))];
  return [...pages, countOf(passageCount, 'passage')].join(' · ');
}

export function tellSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
