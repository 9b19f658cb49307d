import { cleanLine } from '../blocks/clean-line';
import type { ExtractedDocument } from '../extracted-document';
import { decodeText } from './decode-text';

/** Reads plain text: what no empty line parts is one paragraph, unless its lines are meant as lines. */
export function readText(bytes: Buffer): Promise<ExtractedDocument> {
  const text = decodeText(bytes)
    .split(/\r\n?|\n|\f|\u2028|\u2029/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
  return Promise.resolve({ title: null, pageCount: null, parts: [{ page: null, heading: '', text }] });
}
