import { toParts } from '../blocks/to-parts';
import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';
import type { ExtractedDocument } from '../extracted-document';
import { decodeText } from './decode-text';

export function readMarkdown(bytes: Buffer): Promise<ExtractedDocument> {
  const blocks = decodeText(bytes).split(/\r\n?|\n/).map((line): Block => {
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    return heading ? { kind: 'heading', level: heading[1]?.length ?? 1, text: cleanLine(heading[2] ?? '') } : { kind: 'line', text: cleanLine(line) };
  });
  return Promise.resolve({ title: null, pageCount: null, parts: toParts(blocks) });
}
