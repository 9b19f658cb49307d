import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Noise, which no format shrinks to nothing. */
export function noise(width: number, height: number, frames = 1): Sharp {
  const pixels = randomBytes(width * height * frames * 3);
  return sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, ...(frames > 1 && { pageHeight: height }) },
  });
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A PNG of 8-bit colours that says of itself what it is told to, whatever its pixels are. */
export function pngThatClaims(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const gifFrame = Buffer.from('21f9040000000000' + '2c000000000100010000' + '0202440100', 'hex');

/** A GIF of so many frames of one pixel each. */
export function gifOfFrames(count: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  return Buffer.concat([head, ...Array.from({ length: count }, () => gifFrame), Buffer.from([0x3b])]);
}
