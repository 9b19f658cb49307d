import { toParts } from '../blocks/to-parts';
import type { ExtractedDocument } from '../extracted-document';
import { decodeText } from '../plain/decode-text';
import { headingTitle } from '../titles/heading-title';
import { statedTitle } from '../titles/stated-title';
import { parsePage } from './parse-page';
import { walkBlocks } from './walk-blocks';

const declaration =
  /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)|<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]+)/i;
/** Where browsers look for it (HTML, 13.2.3.2), and some more. */
const declaredWithin = 4096;

/** Reads an HTML document whole: whoever uploads a page means all of it. */
export function readHtml(bytes: Buffer): Promise<ExtractedDocument> {
  const [, meta, xml] = declaration.exec(bytes.subarray(0, declaredWithin).toString('latin1')) ?? [];
  const { body, title } = parsePage(decodeText(bytes, meta ?? xml));
  const blocks = walkBlocks(body);
  return Promise.resolve({
    title: statedTitle(title) ?? headingTitle(blocks),
    pageCount: null,
    parts: toParts(blocks),
  });
}
