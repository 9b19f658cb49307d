import { shortenWords } from '@/lib/deck/spec/read/shorten-words';
import type { Passage } from './passage';
import type { SourceWords } from './source-words';

/** A document or page with the pages of it that were used. */
export interface UsedSource {
  documentId: string;
  title: string;
  /** Ascending, each once; empty where there are none. */
  pages: number[];
  url: string | null;
}

const footerTitleLetters = 60;
const listedTitleLetters = 160;

/** The documents and pages behind passages, in the order in which they were first used. */
export function usedSources(passages: readonly Passage[]): UsedSource[] {
  const sources = new Map<string, UsedSource>();
  for (const { documentId, title, page, url } of passages) {
    const source = sources.get(documentId) ?? { documentId, title, pages: [], url };
    const pages = page === null || source.pages.includes(page) ? source.pages : [...source.pages, page].sort((a, b) => a - b);
    sources.set(documentId, { ...source, pages });
  }
  return [...sources.values()];
}

/** "Annual report, p. 4", for the foot of a slide. */
export function nameBriefly({ title, pages }: UsedSource, words: SourceWords): string {
  return [shortenWords(oneLine(title), footerTitleLetters), pagesOf(pages, words)].filter(Boolean).join(', ');
}

/** With the address of a web page, for notes and the slide of sources. */
export function nameInFull({ title, pages, url }: UsedSource, words: SourceWords): string {
  const name = [shortenWords(oneLine(title), listedTitleLetters), pagesOf(pages, words)].filter(Boolean).join(', ');
  return url === null || url === title ? name : `${name} – ${url}`;
}

function pagesOf(pages: readonly number[], words: SourceWords): string {
  if (pages.length === 0) return '';
  return (pages.length === 1 ? words.page : words.pages).replace('{}', pages.join(', '));
}

function oneLine(title: string): string {
  return title.replace(/\s+/g, ' ').trim();
}
