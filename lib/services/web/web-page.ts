import type { DocumentPassage } from '@/lib/documents/split-passages';

/** A page that was read, as plain text. */
export interface WebPage {
  /** As people are shown it. */
  url: string;
  title: string;
  passages: DocumentPassage[];
}
