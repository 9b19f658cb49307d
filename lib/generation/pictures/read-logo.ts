import sharp, { type Region } from 'sharp';
import type { Logo } from '@/lib/templates/brand-frame';
import { renderSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Task } from '../compute/compute';
import { inspectPictureTask, type InspectedPicture } from './inspect-picture';
import { readPlainSvg } from './read-plain-svg';

/** A logo as decks will have it, or what is wrong with the file, as a sentence. */
export type ReadLogo = { logo: Logo } | { message: string };

/** As sharp as it is ever shown. */
const [widestPx, highestPx] = [1200, 480];
const mostPixels = 16_000_000;
/** One side over the other; a longer one would be a line where a slide shows it. */
const [mostWide, mostHigh] = [12, 2.5];
const leastPx = 24;
/** A picture that needs so many bytes in all its colours gets along with fewer. */
const largeBytes = 250_000;

/**
 * Draws a stranger's picture anew as a logo: upright, without margins and metadata, as a PNG of at most 1200 by 480
 * pixels. Files are told apart by their bytes; a fault of the file is an answer.
 */
export const readLogoTask: Task<Uint8Array, ReadLogo> = {
  name: 'read-logo',
  async work(bytes, blobs) {
    const type = typeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (type === null) return { message: 'This is no PNG, JPEG or SVG.' };
    if (type === 'svg') return readDrawing(bytes);
    const inspected = await inspectPictureTask.work({ bytes, mimeType: type, mostPixels }, blobs);
    if (inspected.fault !== null) return { message: faultOf(inspected) };
    if (type === 'image/png' && isAnimated(Buffer.from(bytes)))
      return { message: 'It is animated. Save one picture of it.' };
    return redraw(bytes);
  },
};

function typeOf(bytes: Buffer): 'image/png' | 'image/jpeg' | 'svg' | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  return /^\ufeff?\s*<(?:\?xml|!--|!DOCTYPE|svg)/i.test(bytes.toString('utf8', 0, 200)) ? 'svg' : null;
}

function faultOf(inspected: Exclude<InspectedPicture, { fault: null }>): string {
  switch (inspected.fault) {
    case 'too-large':
      return `It has ${inspected.widthPx} by ${inspected.heightPx} pixels; a logo needs no more than ${widestPx} by ${highestPx}. Make it smaller.`;
    case 'cut-short':
      return 'It is cut short. Save it again.';
    case 'type':
    case 'undecodable':
      return 'It can’t be decoded as a picture. Save it again as a PNG.';
  }
}

/** Whether a chunk says so before the pixels begin (PNG, third edition, 11.3.6.1): decoders that don't know it show the first picture. */
function isAnimated(png: Buffer): boolean {
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

async function readDrawing(bytes: Uint8Array): Promise<ReadLogo> {
  const plain = readPlainSvg(bytes);
  if ('message' in plain) return plain;
  const { svg, ratio } = plain;
  if (ratio > mostWide || ratio < 1 / mostHigh) return { message: proportionFault };
  // Twice as large, because margins are cut off.
  const widthPx = Math.round(2 * Math.min(widestPx, highestPx * ratio));
  try {
    return await redraw(await renderSvg(svg, { widthPx }));
  } catch {
    return { message: 'It can’t be drawn. Save it again, or upload a PNG.' };
  }
}

const proportionFault = `It is too long for a logo: at most ${mostWide} times as wide as high, or ${mostHigh} times as high as wide.`;
const blankFault = 'There is nothing in it but one colour.';

async function redraw(bytes: Uint8Array): Promise<ReadLogo> {
  const upright = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    // With room for the margins, which are cut off then.
    .resize(2 * widestPx, 2 * highestPx, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const seen = await seenPart(upright);
  if (!seen) return { message: blankFault };
  const { width, height } = seen;
  if (width < leastPx && height < leastPx)
    return { message: `It has ${width} by ${height} pixels, which nobody could make out. Upload a larger one.` };
  if (width / height > mostWide || height / width > mostHigh) return { message: proportionFault };
  const fitted = sharp(await sharp(upright).extract(seen).png().toBuffer()).resize(widestPx, highestPx, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  const full = await fitted.clone().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  const { width: widthPx, height: heightPx } = full.info;
  if (await isPlain(full.data)) return { message: blankFault };
  const png = full.data.length > largeBytes ? await fitted.png({ palette: true, quality: 95 }).toBuffer() : full.data;
  return { logo: { bytes: png, widthPx, heightPx, ...(await lookOf(png)) } };
}

async function pixelsOf(png: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const [faint, paper] = [8, 245];

/** What is within the margins: clear ones, or the white paper of a picture without clear parts. Null where there is nothing. */
async function seenPart(png: Uint8Array): Promise<Region | null> {
  const { data, width, height } = await pixelsOf(png);
  let hasClear = false;
  for (let at = 3; at < data.length && !hasClear; at += 4) hasClear = data[at]! <= faint;
  const isMargin = (at: number) =>
    hasClear ? data[at + 3]! <= faint : [0, 1, 2].every((channel) => data[at + channel]! >= paper);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isMargin(4 * (y * width + x))) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Whether all of a picture has one colour. */
async function isPlain(png: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(png).stats();
  return channels.every(({ min, max }) => min === max);
}

/** Of what covers its ground by half and more; a hundredth that lets the ground through is no more than its edge. */
const [coversFrom, opaqueFrom, mostClear] = [128, 250, 0.01];

async function lookOf(png: Uint8Array): Promise<Pick<Logo, 'hex' | 'isOpaque'>> {
  const { data, width, height } = await pixelsOf(png);
  const sums = [0, 0, 0];
  let [seen, clear] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    if (alpha < opaqueFrom) clear += 1;
    if (alpha < coversFrom) continue;
    seen += 1;
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[at + channel]!;
  }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, seen))
      .toString(16)
      .padStart(2, '0'),
  );
  return { hex: hex.join('').toUpperCase(), isOpaque: clear <= mostClear * width * height };
}
