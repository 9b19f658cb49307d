import { readPptxText } from '@/lib/pptx/read/read-pptx-text';
import { openArchive } from '../archive/open-archive';
import { toZip } from '../archive/to-zip';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { cleanLine } from '../blocks/clean-line';

export async function readPptx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const { slides } = readPptxText(toZip(await openArchive(bytes, limits)));
  if (slides.length > limits.maxPages) throw new ExtractionError('too_many_pages');
  const parts = slides.map(({ title, texts, tables, notes }, index) => {
    const lines = [...texts.flatMap((text) => text.split('\n')), ...tables.flatMap((rows) => rows.map((row) => row.join(' | '))), ...notes.split('\n')];
    const text = lines.map(cleanLine).filter((line) => line !== '').join('\n');
    return { page: index + 1, heading: text === '' ? '' : cleanLine(title), text: text || cleanLine(title) };
  });
  return { title: null, pageCount: slides.length, parts };
}
