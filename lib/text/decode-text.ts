const marks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Encodings whose bytes are often valid UTF-8 too, of other characters. */
const likeUtf8 = new Set(['iso-2022-jp', 'utf-16le', 'utf-16be']);

/** Of windows-1252 from 0x80 on; five bytes have none. */
const westernSigns = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

const declaration =
  /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})|<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w.:-]{1,40})/i;
/** Browsers look at 1,024 bytes (HTML, 13.2.3.2); some pages say it later. */
const declaredWithin = 4096;

/**
 * Text of bytes. Their encoding is told by a byte order mark; else they are UTF-8 where they can be, because many that
 * state another one are; else what is stated counts, and after that windows-1252, in which every byte has a meaning.
 *
 * @param stated as whoever sent the bytes, or the document itself, says; unknown names count as none
 */
export function decodeText(bytes: Uint8Array, stated?: string | null): string {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes);
  const decoder = decoderOf(stated);
  if (decoder !== undefined && likeUtf8.has(decoder.encoding)) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoder === undefined || decoder.encoding === 'windows-1252' ? decodeWestern(bytes) : decoder.decode(bytes);
  }
}

/** The encoding that markup declares in its own text (HTML, "prescan a byte stream"; XML 1.0, 4.3.3). */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const [, meta, xml] = declaration.exec(decodeWestern(bytes.subarray(0, declaredWithin))) ?? [];
  // A declaration that could be read byte by byte is not written in two bytes a character.
  return [meta, xml].find((name) => name !== undefined && !/^utf-?16/i.test(name));
}

/** Some versions of Node take windows-1252 for ISO 8859-1, which has controls where the other has signs. */
function decodeWestern(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (control) => westernSigns[control.charCodeAt(0) - 0x80] ?? control);
}

function decoderOf(label: string | null | undefined): InstanceType<typeof TextDecoder> | undefined {
  try {
    return label ? new TextDecoder(label) : undefined;
  } catch {
    // Documents and servers name encodings that there are not.
    return undefined;
  }
}
