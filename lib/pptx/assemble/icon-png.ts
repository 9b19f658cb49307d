import { crc32, deflateSync } from 'node:zlib';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** As many opacities as four bits hold. */
const shades = 16;
const opacityStep = 0xff / (shades - 1);

/**
 * A drawing in one colour as PNG (W3C PNG, third edition): sixteen opacities of that colour, four
 * bits a pixel, a quarter of what full colour takes.
 *
 * @param rgba four bytes a pixel, row by row, of which the last says how opaque it is
 * @param hex six digits, the colour of every pixel
 * @param sidePx width and height
 */
export function iconPng(rgba: Uint8Array, hex: string, sidePx: number): Uint8Array {
  const color = Buffer.from(hex, 'hex');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  // Four bits a pixel, which are places in a palette.
  header.set([4, 3], 8);
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(Array.from({ length: shades }, () => color))),
    chunk('tRNS', Buffer.from(Array.from({ length: shades }, (_, shade) => shade * opacityStep))),
    chunk('IDAT', deflateSync(rowsOf(rgba, sidePx), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two pixels a byte, and before each row a byte for "no filter". */
function rowsOf(rgba: Uint8Array, sidePx: number): Buffer {
  const rowBytes = 1 + Math.ceil(sidePx / 2);
  const rows = Buffer.alloc(rowBytes * sidePx);
  for (let y = 0; y < sidePx; y += 1) {
    for (let x = 0; x < sidePx; x += 1) {
      const shade = Math.round((rgba[(y * sidePx + x) * 4 + 3] ?? 0) / opacityStep);
      const at = y * rowBytes + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? shade << 4 : shade);
    }
  }
  return rows;
}

function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8);
  return framed;
}
