import { ExtractionError } from '../extracted-document';

const marks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

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
    return (decoderOf(declared) ?? new TextDecoder('windows-1252')).decode(bytes);
  }
}

function decoderOf(label: string | undefined): InstanceType<typeof TextDecoder> | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
