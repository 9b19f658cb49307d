/** Chunks that hold pixels, colours and frames (WebP container specification); EXIF, XMP and unknown ones go. */
const neededChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of VP8X that announce EXIF and XMP. */
const metadataFlags = 0x08 | 0x04;

/** @param exif kept as the only Exif data, at the end, where the format wants it */
export function stripWebp(bytes: Buffer, exif?: Buffer): Buffer[] | undefined {
  const chunks: Buffer[] = [];
  const riffEnd = 8 + bytes.readUInt32LE(4);
  if (riffEnd > bytes.length + 1) return undefined;
  for (let at = 12; at + 8 <= riffEnd;) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return undefined;
    const name = bytes.toString('latin1', at, at + 4);
    if (neededChunks.has(name))
      chunks.push(name === 'VP8X' ? withFlags(bytes.subarray(at, next), exif !== undefined) : bytes.subarray(at, next));
    at = next;
  }
  if (chunks.length === 0) return undefined;
  // Only an extended file may have Exif data.
  if (exif && chunks[0]?.toString('latin1', 0, 4) === 'VP8X') chunks.push(exifChunk(exif));
  const header = Buffer.from(bytes.subarray(0, 12));
  header.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  return [header, ...chunks];
}

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk);
  copy[8] = ((copy[8] ?? 0) & ~metadataFlags) | (hasExif ? 0x08 : 0);
  return copy;
}

function exifChunk(exif: Buffer): Buffer {
  const header = Buffer.from('EXIF\0\0\0\0', 'latin1');
  header.writeUInt32LE(exif.length, 4);
  return Buffer.concat([header, exif, Buffer.alloc(exif.length % 2)]);
}
