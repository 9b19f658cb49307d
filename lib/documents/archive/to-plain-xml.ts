import { ExtractionError } from '../extracted-document';
import { decodeText } from '../plain/decode-text';

/**
 * XML of a package as UTF-8. A document type, in which entities that swell or that name files and addresses are
 * declared, has no place there (ECMA-376 part 2, 6.2.5), and no library is shown one.
 *
 * @throws {ExtractionError}
 */
export function toPlainXml(bytes: Buffer): Buffer {
  const isWide = bytes.length >= 2 && (bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xff || bytes[0] === 0xfe);
  const plain = isWide ? Buffer.from(withoutEncoding(decodeText(bytes))) : bytes;
  if (plain.includes('<!DOCTYPE') || plain.includes('<!ENTITY'))
    throw new ExtractionError('unreadable', { cause: new Error('a part has a document type') });
  return plain;
}

function withoutEncoding(xml: string): string {
  return xml.replace(/^(<\?xml[^>]*?)\s+encoding\s*=\s*("[^"]*"|'[^']*')/, '$1');
}
