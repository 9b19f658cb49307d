import { cleanLine } from '@/lib/text/clean-line';
import { decodeText } from '@/lib/text/decode-text';
import { ExtractionError, type ExtractedDocument } from '../extracted-document';

const item = /^\s*([-*•–·+]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/;
/** A line of at least this many characters was broken because it was full. */
const fullLine = 50;
/** Longer lines were not broken to fit a width. */
const widest = 110;

/** Reads plain text: lines that were broken to fit a width are joined to paragraphs again. */
export function readPlainText(bytes: Buffer): Promise<ExtractedDocument> {
  const lines = decodeDocument(bytes).split(/\r\n?|[\n\f\u0085\u2028\u2029]/);
  const text = joinBroken(lines)
    .map(toLine)
    .filter((line) => line !== '')
    .join('\n');
  return Promise.resolve({ title: null, pageCount: null, parts: [{ page: null, heading: '', text }] });
}

/**
 * @param encoding as the document says itself
 * @throws {ExtractionError} for what is no text
 */
export function decodeDocument(bytes: Uint8Array, encoding?: string): string {
  const text = decodeText(bytes, encoding);
  if (text.includes('\0')) throw new ExtractionError('unreadable', { cause: new Error('the text has zero bytes') });
  return text;
}

function joinBroken(lines: readonly string[]): string[] {
  const joined: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1] ?? '';
    const isBroken =
      before.length >= fullLine &&
      before.length <= widest &&
      line.trim() !== '' &&
      !item.test(line) &&
      !/^\s{4,}|\t/.test(line) &&
      !before.includes('\t');
    if (isBroken && joined.length > 0) joined[joined.length - 1] += ` ${line}`;
    else joined.push(line);
  });
  return joined;
}

function toLine(line: string): string {
  return cleanLine(line.trim().replace(/\t+/g, ' | ')).replace(/^[*•–·+]\s/, '- ');
}
