import readWorkbook from 'read-excel-file/node';
import { openArchive } from '../archive/open-archive';
import { toZip } from '../archive/to-zip';
import { cleanLine } from '../blocks/clean-line';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';

export async function readXlsx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const sheets = await readWorkbook(toZip(await openArchive(bytes, limits)));
  if (sheets.length > limits.maxPages) throw new ExtractionError('too_many_pages');
  const parts = sheets.map(({ sheet, data }, index) => ({
    page: index + 1,
    heading: cleanLine(sheet),
    text: data.map((row) => row.map((cell) => cleanLine(String(cell ?? ''))).join(' | ')).join('\n'),
  }));
  return { title: null, pageCount: sheets.length, parts };
}
