import { Readability } from '@mozilla/readability';
import type { Block } from './blocks/block';
import { cleanLine } from './blocks/clean-line';
import { toParts } from './blocks/to-parts';
import type { DocumentPart } from './extracted-document';
import { isSearchable } from './pages/is-searchable';
import { parsePage } from './pages/parse-page';
import { walkBlocks } from './pages/walk-blocks';

export interface ReadPage {
  /** The host where the page has none. */
  title: string;
  parts: DocumentPart[];
  /** BCP 47 tag as the page says. */
  language: string | null;
}

/** Share of a page's text below which what was found is not taken for its content. */
const leastShare = 0.1;
const leastCharacters = 200;

/**
 * The main content of a web page as plain text under its headings, without what its readers don't see. It runs in the
 * caller's process: whoever fetches bounds the size, and elements and nesting are cut before they are parsed.
 *
 * @param url where the page was found, for its title alone
 */
export function readPage(html: string, url: string): ReadPage {
  const { document, body, title, language } = parsePage(html);
  const whole = walkBlocks(body);
  const article = isSearchable(body) ? findArticle(document) : undefined;
  const isFound =
    article !== undefined &&
    lengthOf(article.blocks) >= Math.min(leastCharacters, lengthOf(whole)) &&
    lengthOf(article.blocks) >= lengthOf(whole) * leastShare;
  const blocks = isFound ? article.blocks : whole;
  return {
    title: cleanLine(article?.title ?? '') || cleanLine(title) || headingOf(whole) || hostOf(url),
    parts: toParts(blocks),
    language,
  };
}

function findArticle(document: Document): { title: string; blocks: Block[] } | undefined {
  const article = new Readability(document, { serializer: (node) => node as Element, disableJSONLD: true }).parse();
  return article?.content == null ? undefined : { title: article.title ?? '', blocks: walkBlocks(article.content) };
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

function headingOf(blocks: readonly Block[]): string {
  return blocks.find(({ kind }) => kind === 'heading')?.text ?? '';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
