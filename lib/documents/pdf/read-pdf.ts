import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { cleanLine } from '../blocks/clean-line';
import { toParts } from '../blocks/to-parts';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { dropRunning } from './drop-running';
import { groupLines } from './group-lines';
import { readItems } from './read-items';
import type { Page } from './text-item';
import { toBlocks } from './to-blocks';

/** What programs write where their users gave no title. */
const noTitle = /^(untitled|unbenannt|sans titre|sin título|document\d*|microsoft (word|powerpoint) - .*|.*\.(docx?|pptx?|xlsx?|odt|indd|tex|dvi|pdf))$/i;

/** Reads the text of a PDF as people read it: pages → lines → without running heads → columns, headings, paragraphs. */
export async function readPdf(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const pdf = await open(bytes);
  if (pdf.numPages > limits.maxPages) throw new ExtractionError('too_many_pages');
  const pages = await readPages(pdf, limits);
  return { title: await titleOf(pdf), pageCount: pdf.numPages, parts: toParts(toBlocks(dropRunning(pages))) };
}

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false, useSystemFonts: false });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'encrypted' : 'unreadable', { cause: error });
  }
}

async function readPages(pdf: PDFDocumentProxy, { maxCharacters }: ExtractionLimits): Promise<Page[]> {
  const pages: Page[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items, width, height } = await readItems(page);
    characters += items.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > maxCharacters) throw new ExtractionError('too_large');
    pages.push({ number, width, height, lines: groupLines(items) });
    page.cleanup();
  }
  return pages;
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata();
  const title = cleanLine(String((info as { Title?: unknown }).Title ?? ''));
  return title === '' || noTitle.test(title) ? null : title;
}
