import { toParts } from '../blocks/to-parts';
import type { ExtractedDocument } from '../extracted-document';
import { decodeText } from '../plain/decode-text';
import { parsePage } from './parse-page';
import { walkBlocks } from './walk-blocks';

const declaration = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i;
const declaredWithin = 4096;

/** Reads an HTML document whole: whoever uploads a page means all of it. */
export function readHtml(bytes: Buffer): Promise<ExtractedDocument> {
  const declared = declaration.exec(bytes.subarray(0, declaredWithin).toString('latin1'))?.[1];
  const document = parsePage(decodeText(bytes, declared));
  return Promise.resolve({ title: document.title.trim() || null, pageCount: null, parts: toParts(walkBlocks(document.body)) });
}
