import { toParts } from '../blocks/to-parts';
import type { ExtractedDocument } from '../extracted-document';
import { decodeText } from '../plain/decode-text';
import { parsePage } from './parse-page';
import { walkBlocks } from './walk-blocks';
import { cleanLine } from '../blocks/clean-line';

const declaration = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)|<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]+)/i;
/** Where browsers look for it (HTML, 13.2.3.2), and some more. */
const declaredWithin = 4096;

/** Reads an HTML document whole: whoever uploads a page means all of it. */
export function readHtml(bytes: Buffer): Promise<ExtractedDocument> {
  const [, meta, xml] = declaration.exec(bytes.subarray(0, declaredWithin).toString('latin1')) ?? [];
  const { body, title } = parsePage(decodeText(bytes, meta ?? xml));
  return Promise.resolve({ title: cleanLine(title) || null, pageCount: null, parts: toParts(walkBlocks(body)) });
}
