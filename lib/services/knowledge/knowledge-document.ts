import type { DocumentFormat } from '@/lib/documents/document-formats';
import { documentFormats } from '@/lib/documents/document-formats';
import type { KnowledgeDocument as Row } from '@/lib/platform/database/generated/client';

export type DocumentState = Row['state'];

/** A document of the knowledge base as people see it. */
export interface KnowledgeDocument {
  id: string;
  name: string;
  /** As the document itself says; null until it was read, and where it says nothing better than its name. */
  title: string | null;
  /** Such as `docx`. */
  format: string;
  /** Such as "Word". */
  formatLabel: string;
  bytes: number;
  state: DocumentState;
  /** 0 to 100, of reading and indexing. */
  progress: number;
  /** Why it can't be used and what to do, as a code and in words; null unless it failed. */
  failure: { code: string; message: string } | null;
  /** BCP 47 tag; null until it was read. */
  language: string | null;
  /** Pages, slides or sheets; null where the format has none, and until it was read. */
  pageCount: number | null;
  passageCount: number;
  createdAt: Date;
  /** Who added it; null when they are gone. */
  by: string | null;
}

/** What is read of each row. */
export const shownColumns = {
  id: true,
  name: true,
  title: true,
  format: true,
  bytes: true,
  state: true,
  progress: true,
  errorCode: true,
  errorMessage: true,
  language: true,
  pageCount: true,
  passageCount: true,
  createdAt: true,
  createdBy: { select: { name: true } },
} as const;

type ShownRow = Pick<Row, Exclude<keyof typeof shownColumns, 'createdBy'>> & { createdBy: { name: string } | null };

export function toKnowledgeDocument({
  format,
  errorCode,
  errorMessage,
  createdBy,
  ...row
}: ShownRow): KnowledgeDocument {
  const failure = row.state === 'failed' ? { code: errorCode ?? 'indexing_failed', message: errorMessage ?? '' } : null;
  return { ...row, failure, format, formatLabel: labelOf(format), by: createdBy?.name ?? null };
}

function labelOf(format: string): string {
  return format in documentFormats ? documentFormats[format as DocumentFormat].label : format;
}
