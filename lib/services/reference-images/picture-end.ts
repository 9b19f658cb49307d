/** Length, name and checksum of the chunk behind which nothing comes (PNG, 11.2.5). */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

export function hasPngEnd(bytes: Buffer): boolean {
  return bytes.includes(pngEnd);
}

const trailer = 0x3b;
const extension = 0x21;
const image = 0x2c;

/**
 * Whether the blocks of a GIF lead to its trailer (GIF89a, section 27). A decoder leaves out a frame
 * that is cut short, and is content with those before it.
 */
export function hasGifEnd(bytes: Buffer): boolean {
  let at = 13 + colorTableBytes(bytes[10] ?? 0);
  for (;;) {
    switch (bytes[at]) {
      case trailer:
        return true;
      case extension:
        at = behindSubBlocks(bytes, at + 2);
        break;
      case image:
        at = behindSubBlocks(bytes, at + 11 + colorTableBytes(bytes[at + 9] ?? 0));
        break;
      default:
        return false;
    }
  }
}

/** The flags of a screen or a frame say whether it has a table of colours, and how long that is. */
function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function behindSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

const marker = 0xff;
const endOfImage = 0xd9;

/**
 * Whether the segments of a JPEG lead to its end marker (ITU-T T.81, annex B). A decoder that has all pixels does not
 * look for it, and programs append what they like behind it.
 */
export function hasJpegEnd(bytes: Buffer): boolean {
  let at = 2;
  while (at < bytes.length) {
    const next = bytes.indexOf(marker, at);
    if (next < 0) return false;
    const code = bytes[next + 1];
    if (code === endOfImage) return true;
    if (code === marker) at = next + 1;
    else if (code === undefined || isBare(code)) at = next + 2;
    // A segment has a length; the pixels behind the head of a scan have none, and escape what looks like a marker.
    else if (next + 4 > bytes.length) return false;
    else at = next + 2 + bytes.readUInt16BE(next + 2);
  }
  return false;
}

/** Escaped bytes, restarts and other markers that no length follows. */
function isBare(code: number): boolean {
  return code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8);
}
