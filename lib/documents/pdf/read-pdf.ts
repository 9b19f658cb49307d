import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { toParts } from '../blocks/to-parts';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { headingTitle } from '../titles/heading-title';
import { statedTitle } from '../titles/stated-title';
import { dropRunning } from './drop-running';
import { groupLines } from './group-lines';
import { readItems } from './read-items';
import type { Page } from './text-item';
import { toBlocks } from './to-blocks';

/** Reads the text of a PDF as people read it: pages → lines → without running heads → columns, headings, paragraphs. */
export async function readPdf(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const pdf = await open(bytes);
  if (pdf.numPages > limits.maxPages && !limits.isBeginningEnough) throw new ExtractionError('too_many_pages');
  const pages = await readPages(pdf, limits);
  const blocks = toBlocks(dropRunning(pages));
  return { title: (await titleOf(pdf)) ?? headingTitle(blocks), pageCount: pdf.numPages, parts: toParts(blocks) };
}

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false, useSystemFonts: false });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'encrypted' : 'unreadable', { cause: error });
  }
}

async function readPages(
  pdf: PDFDocumentProxy,
  { maxCharacters, maxPages, isBeginningEnough = false }: ExtractionLimits,
): Promise<Page[]> {
  const pages: Page[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    const { items, width, height } = await readItems(page);
    characters += items.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > maxCharacters && isBeginningEnough) break;
    if (characters > maxCharacters) throw new ExtractionError('too_large');
    pages.push({ number, width, height, lines: groupLines(items) });
    page.cleanup();
  }
  return pages;
}

/** Of its information, else of its XMP packet; programs fill one, the other or both. */
async function titleOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info, metadata } = await pdf.getMetadata();
  return statedTitle((info as { Title?: unknown }).Title) ?? statedTitle(metadata?.get('dc:title'));
}
