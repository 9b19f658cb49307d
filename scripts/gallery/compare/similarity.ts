import sharp from 'sharp';
import { ssim } from 'ssim.js';

/**
 * What is compared: pictures of 960 by 540 pixels, each square of four pixels averaged and in
 * grey (so 480 by 270), in windows of 11 by 11 with the constants of Wang et al. 2004 (k1
 * 0.01, k2 0.03). The averaging is theirs: it brings the shorter side near 256 pixels, the
 * size at which a slide is seen whole.
 */
export const drawnSize = { widthPx: 960, heightPx: 540 } as const;
const comparedSize = { widthPx: 480, heightPx: 270 } as const;
const options = { ssim: 'fast', windowSize: 11, k1: 0.01, k2: 0.03, bitDepth: 8, downsample: false } as const;

/** Mean structural similarity of two pictures, 1 when they are the same. */
export async function similarity(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return ssim(left, right, options).mssim;
}

/** Where two pictures differ: dark on white, the darker the more. */
export async function difference(one: string, other: string): Promise<Buffer> {
  const size = [drawnSize.widthPx, drawnSize.heightPx] as const;
  const difference = await sharp(one)
    .removeAlpha()
    .resize(...size, { fit: 'fill' })
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(difference.data, { raw: difference.info }).greyscale().negate().png({ compressionLevel: 3 }).toBuffer();
}

async function pixelsOf(picture: Buffer | string) {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(comparedSize.widthPx, comparedSize.heightPx, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
}
