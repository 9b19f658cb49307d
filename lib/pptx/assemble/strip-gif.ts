const block = { trailer: 0x3b, extension: 0x21, image: 0x2c } as const;
const label = { comment: 0xfe, application: 0xff } as const;

/** Of the application extensions, those that tell how to play and how to read colours; XMP and the like go. */
const neededApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Keeps the frames and how they are shown; comments, XMP and what follows the end are dropped (GIF89a, sections 20 to 27). */
export function stripGif(bytes: Buffer): Buffer[] | undefined {
  let at = 13 + colorTableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === block.trailer) return [...kept, bytes.subarray(at, at + 1)];
    if (kind !== block.extension && kind !== block.image) return undefined;
    const data = kind === block.extension ? at + 2 : at + 11 + colorTableBytes(bytes[at + 9] ?? 0);
    const end = behindSubBlocks(bytes, data);
    if (end > bytes.length) return undefined;
    if (kind === block.image || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function isNeeded(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] === label.comment) return false;
  if (bytes[at + 1] !== label.application) return true;
  return neededApplications.includes(bytes.toString('latin1', at + 3, at + 14));
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function behindSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}
