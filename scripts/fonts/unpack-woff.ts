import { inflateSync } from 'node:zlib';

interface Table {
  tag: number;
  checksum: number;
  bytes: Buffer;
}

const woffSignature = 0x774f4646;
const [woffHeader, woffEntry, sfntHeader, sfntEntry] = [44, 20, 12, 16];

/** The TrueType file inside a WOFF 1.0 file (W3C WOFF 1.0, sections 3 to 5): the same tables, not compressed. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== woffSignature) throw new RangeError('This is no WOFF 1.0 file.');
  const flavor = woff.readUInt32BE(4);
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  return writeSfnt(flavor, tables);
}

function readTable(woff: Buffer, entry: number): Table {
  const [tag, offset, compressed, length, checksum] = [0, 4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number, number, number];
  const stored = woff.subarray(offset, offset + compressed);
  return { tag, checksum, bytes: compressed < length ? inflateSync(stored) : stored };
}

/** OpenType 1.9, "Organization of an OpenType font": a header, the directory, the tables on four-byte boundaries. */
function writeSfnt(flavor: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(sfntHeader + tables.length * sfntEntry);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(flavor, 0);
  [tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)].forEach((value, index) => head.writeUInt16BE(value, 4 + 2 * index));
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, bytes }, index) => {
    [tag, checksum, offset, bytes.length].forEach((value, field) => head.writeUInt32BE(value, sfntHeader + index * sfntEntry + 4 * field));
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}
