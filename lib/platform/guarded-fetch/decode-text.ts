const marks: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** Of a page that declares its encoding in its own text (HTML, "prescan a byte stream"). */
const declared = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;

/** Text by byte order mark, then by the header, then by what the page says of itself, else UTF-8. */
export function decodeText(bytes: Buffer, charset: string | null): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const name = marked ?? charset ?? declared.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1] ?? 'utf-8';
  return decoderFor(name).decode(bytes);
}

function decoderFor(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder('utf-8');
  }
}
