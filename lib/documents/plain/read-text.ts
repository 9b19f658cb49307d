import { cleanLine } from '../blocks/clean-line';
import type { ExtractedDocument } from '../extracted-document';
import { decodeText } from './decode-text';

const item = /^\s*([-*•–·+]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/;
/** A line of at least this many characters was broken because it was full. */
const fullLine = 50;
/** Longer lines were not broken to fit a width. */
const widest = 110;

/** Reads plain text: lines that were broken to fit a width are joined to paragraphs again. */
export function readText(bytes: Buffer): Promise<ExtractedDocument> {
  const lines = decodeText(bytes).split(/\r\n?|[\n\f\u0085\u2028\u2029]/);
  const text = joinBroken(lines)
    .map(toLine)
    .filter((line) => line !== '')
    .join('\n');
  return Promise.resolve({ title: null, pageCount: null, parts: [{ page: null, heading: '', text }] });
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
