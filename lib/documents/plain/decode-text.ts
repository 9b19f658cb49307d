import { ExtractionError } from '../extracted-document';

const marks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Of windows-1252 from 0x80 on; five bytes have none. */
const westernSigns = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/**
 * Text of bytes whose encoding is told by their byte order mark, else by `declared`, else is UTF-8 where they are
 * that, else windows-1252, which every byte has a meaning in.
 *
 * @param declared as a document says itself; unknown names count as none
 * @throws {ExtractionError} for what is no text
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  const text = mark !== undefined ? new TextDecoder(mark.encoding).decode(bytes) : decodeUnmarked(bytes, declared);
  if (text.includes('\0')) throw new ExtractionError('unreadable');
  return text;
}

function decodeUnmarked(bytes: Uint8Array, declared: string | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoder = decoderOf(declared);
    return decoder === undefined || decoder.encoding === 'windows-1252' ? decodeWestern(bytes) : decoder.decode(bytes);
  }
}

/** Some versions of Node take windows-1252 for ISO 8859-1, which has controls where the other has signs. */
function decodeWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => westernSigns[control.charCodeAt(0) - 0x80] ?? control);
}

function decoderOf(label: string | undefined): InstanceType<typeof TextDecoder> | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    // Documents name encodings that there are not.
    return undefined;
  }
}
