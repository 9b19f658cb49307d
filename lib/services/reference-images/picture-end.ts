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
