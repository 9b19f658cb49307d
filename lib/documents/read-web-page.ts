import type { ExtractionLimits } from './extracted-document';
import { limitParts } from './pages/limit-parts';
import { readPage } from './read-page';
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

/** Pictures within the page, or a trap: reading a tag of very many attributes costs their square. */
const longTag = /<[a-z!/?][^<>]{5000,}>?/gi;
/** The beginning of a page says what it is about. */
const mostMarkup = 2_000_000;

/** Text of pages comes as UTF-8. */
const readers = {
  html: (bytes: Buffer, { url }: FoundPage) =>
    readPage(bytes.toString('utf8').slice(0, mostMarkup).replace(longTag, ' '), url),
  text: (bytes: Buffer, { url, title }: FoundPage) =>
    readPage(toHtml(bytes.toString('utf8').slice(0, mostMarkup), title), url),
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
  return { title: title.slice(0, 200), passages: splitPassages({ title, pageCount: null, parts: limitParts(parts) }) };
}

/** Plain text takes the same way as pages, so that the same is taken out of it. */
function toHtml(text: string, title: string): string {
  const escape = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => `<p>${escape(paragraph)}</p>`);
  return `<!doctype html><title>${escape(title)}</title><body>${paragraphs.join('\n')}`;
}
