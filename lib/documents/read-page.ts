import { Readability } from '@mozilla/readability';
import { toParts } from './blocks/to-parts';
import type { DocumentPart } from './extracted-document';
import { parsePage } from './pages/parse-page';
import { walkBlocks } from './pages/walk-blocks';

export interface ReadPage {
  title: string;
  parts: DocumentPart[];
  /** BCP 47 tag as the page says. */
  language: string | null;
}

/** The main content of a web page as plain text under its headings. */
export function readPage(html: string, url: string): ReadPage {
  const document = parsePage(html);
  const language = document.documentElement.getAttribute('lang');
  const article = new Readability(document, { serializer: (node) => node }).parse();
  const content = article?.content as Element | undefined;
  return { title: article?.title ?? url, parts: content ? toParts(walkBlocks(content)) : [], language };
}
