import { Readability } from '@mozilla/readability';
import JSDOMParser from '@mozilla/readability/JSDOMParser.js';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { cleanLine } from '@/lib/text/clean-line';
import { cutText } from '@/lib/text/cut/cut-text';
import { parseHtml } from '@/lib/text/parse-html';
import { toParts, type DocumentBlock } from './blocks';
import type { DocumentPart, ExtractionLimits } from './extracted-document';
import { htmlBlocks, openHtml, type OpenHtml } from './html/read-html';
import { splitPassages, type DocumentPassage } from './split-passages';

/** What an address was found to hold. */
export interface FoundPage {
  kind: WebPageKind;
  /** Where it stands, for its title alone. */
  url: string;
  /** What the search calls it. */
  title: string;
}

export interface ReadWebPage {
  title: string;
  passages: DocumentPassage[];
}

/** The beginning of a page says what it is about. */
const mostMarkup = 2_000_000;

/** Text of pages comes as UTF-8. */
const readers = {
  html: (bytes: Buffer, { url }: FoundPage) => readPage(cutText(bytes.toString('utf8'), mostMarkup), url),
  text: (bytes: Buffer, { url, title }: FoundPage) =>
    readPage(textPage(cutText(bytes.toString('utf8'), mostMarkup), title), url),
  pdf: async (bytes: Buffer, { url, title }: FoundPage, limits: ExtractionLimits) => {
    const { readPdf } = await import('./pdf/read-pdf');
    const document = await readPdf(bytes, { ...limits, isBeginningEnough: true });
    return { title: document.title ?? (title || new URL(url).hostname), parts: document.parts };
  },
};

export type WebPageKind = keyof typeof readers;

/** Reads a page of the web in this process, which is for the reading process alone: pages of strangers may take all time and memory there is. */
export async function readWebPage(bytes: Buffer, page: FoundPage, limits: ExtractionLimits): Promise<ReadWebPage> {
  const { title, parts } = await readers[page.kind](bytes, page, limits);
  return { title: cutText(title, 200), passages: splitPassages({ title, pageCount: null, parts: limitParts(parts) }) };
}

/** Plain text takes the same way as pages, so that the same is taken out of it. */
function textPage(text: string, title: string): string {
  const escape = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => `<p>${escape(paragraph)}</p>`);
  return `<!doctype html><title>${escape(title)}</title><body>${paragraphs.join('\n')}`;
}

export interface ReadPage {
  /** The host where the page has none. */
  title: string;
  parts: DocumentPart[];
}

/** Share of a page's text below which what was found is not taken for its content. */
const leastShare = 0.1;
const leastCharacters = 200;

/**
 * The main content of a web page as plain text under its headings, without what its readers don't see.
 *
 * @param url where the page was found, for its title alone
 */
export function readPage(html: string, url: string): ReadPage {
  const page = openHtml(html);
  const whole = htmlBlocks(page.shown);
  const article = isSearchable(page.shown) ? findArticle(page) : undefined;
  const isFound =
    article !== undefined &&
    lengthOf(article.blocks) >= Math.min(leastCharacters, lengthOf(whole)) &&
    lengthOf(article.blocks) >= lengthOf(whole) * leastShare;
  return {
    title: cleanLine(article?.title ?? '') || cleanLine(page.title) || headingOf(whole) || hostOf(url),
    parts: toParts(isFound ? article.blocks : whole),
  };
}

/** Looking for the content of a page takes time that grows with its elements and with the square of their depth. */
const mostElements = 15_000;
const deepest = 100;

/** Whether the content of a page can be looked for; pages that nobody writes by hand or by program can't. */
function isSearchable(shown: Root): boolean {
  let elements = 0;
  const isWithin = (parent: Root | Element, depth: number): boolean =>
    depth <= deepest &&
    parent.children.every(
      (node) => node.type !== 'element' || ((elements += 1) <= mostElements && isWithin(node, depth + 1)),
    );
  return isWithin(shown, 0);
}

/** What content is told by from what stands around it, and how it is to be read. */
const keptProperties = new Set([
  'className',
  'id',
  'role',
  'rel',
  'itemProp',
  'href',
  'src',
  'ariaLevel',
  'colSpan',
  'rowSpan',
]);

/** They would hold markup as text. */
const unparsed = new Set(['plaintext', 'xmp']);

function findArticle({ shown, title }: OpenHtml): { title: string; blocks: DocumentBlock[] } | undefined {
  const [page] = shown.children.flatMap((node) => (node.type === 'element' ? [simplify(node)] : []));
  if (page === undefined) return undefined;
  const head = element('head', [element('title', [{ type: 'text', value: title }])]);
  const markup = toHtml(element('html', [head, ...page.children]), { closeSelfClosing: true });
  const article = new Readability(new JSDOMParser().parse(markup), { disableJSONLD: true }).parse();
  if (article?.content == null) return undefined;
  return { title: article.title ?? '', blocks: htmlBlocks(parseHtml(article.content)) };
}

/** With no more than is needed to find content, as the parser reads it that comes with the library. */
function simplify({ tagName, properties, children }: Element): Element {
  const kept = Object.entries(properties).filter(([name]) => keptProperties.has(name));
  return {
    ...element(
      unparsed.has(tagName) ? 'pre' : tagName,
      children.map((node) => (node.type === 'element' ? simplify(node) : node)),
    ),
    properties: Object.fromEntries(kept),
  };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function lengthOf(blocks: readonly DocumentBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

function headingOf(blocks: readonly DocumentBlock[]): string {
  return blocks.find(({ kind }) => kind === 'heading')?.text ?? '';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** Several times a long article; what follows is rarely on the topic. */
const mostCharacters = 150_000;
/** No author writes a longer paragraph; finding the sentences of one costs its square. */
const longestLine = 4000;

/** The beginning of a page, with no line so long that it would hold up the process. */
function limitParts(parts: readonly DocumentPart[]): DocumentPart[] {
  let left = mostCharacters;
  return parts.flatMap((part) => {
    const text = cutText(part.text, Math.max(0, left));
    left -= part.text.length;
    return text === '' ? [] : [{ ...part, text: text.split('\n').flatMap(cutLine).join('\n') }];
  });
}

function cutLine(line: string): string[] {
  if (line.length <= longestLine) return [line];
  return line.match(new RegExp(`.{1,${longestLine}}(?:\\s|$)|.{1,${longestLine}}`, 'gu')) ?? [];
}
