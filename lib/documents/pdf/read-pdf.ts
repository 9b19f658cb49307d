import { extractText, getDocumentProxy } from 'unpdf';
import { cleanLine } from '../blocks/clean-line';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';

export async function readPdf(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  if (pdf.numPages > limits.maxPages) throw new ExtractionError('too_many_pages');
  const { text } = await extractText(pdf);
  const parts = text.map((page, index) => ({ page: index + 1, heading: '', text: page.split('\n').map(cleanLine).filter((line) => line !== '').join('\n') }));
  return { title: null, pageCount: pdf.numPages, parts };
}
