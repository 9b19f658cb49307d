import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { step } from '../../prepare/say.mjs';
import type { Cell, WrittenTemplate } from '../write-template';
import type { Programs } from './find-programs';
import { renderWithLibreOffice } from './render-with-libreoffice';

/** One slide drawn by both programs; paths are relative to the gallery. */
export interface Comparison {
  cell: Cell;
  /** Structural similarity. */
  value: number;
  libreOffice: string;
  difference: string;
}

export interface CompareInput {
  root: string;
  folder: string;
  written: readonly WrittenTemplate[];
  programs: Programs;
}

const slidesAtOnce = 4;

/** Draws every file of the gallery with LibreOffice and holds each slide against its preview. */
export async function compareGallery({ root, folder, written, programs }: CompareInput): Promise<Comparison[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'deckwright-compare-'));
  try {
    const files = written.map(({ pptx, proportions }) => ({ path: join(folder, pptx), ...drawnSize(proportions) }));
    const pictures = await step(`LibreOffice draws ${files.length} ${files.length === 1 ? 'file' : 'files'}`, () =>
      renderWithLibreOffice({ root, programs, scratch, files }),
    );
    return await step('Comparing', async () => {
      const comparisons: Comparison[] = [];
      for (const { pptx, name, cells } of written) {
        const drawn = pictures.get(join(folder, pptx)) ?? [];
        if (drawn.length !== cells.length)
          throw new Error(`LibreOffice drew ${drawn.length} slides of ${name}, which has ${cells.length}.`);
        for (let start = 0; start < cells.length; start += slidesAtOnce) {
          const some = cells
            .slice(start, start + slidesAtOnce)
            .map((cell, index) => compare(folder, cell, drawn[start + index] ?? ''));
          comparisons.push(...(await Promise.all(some)));
        }
      }
      return comparisons;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function compare(folder: string, cell: Cell, drawn: string): Promise<Comparison> {
  const preview = join(folder, cell.png);
  const paths = {
    libreOffice: cell.png.replace(/\.png$/, '.libreoffice.png'),
    difference: cell.png.replace(/\.png$/, '.difference.png'),
  };
  await copyFile(drawn, join(folder, paths.libreOffice));
  await writeFile(join(folder, paths.difference), await difference(preview, drawn));
  return { cell, value: await similarity(preview, drawn), ...paths };
}

/**
 * What is compared: pictures of 960 pixels in width, each square of four pixels averaged and in
 * grey (so 480), in windows of 11 by 11 with the constants of Wang et al. 2004 (k1
 * 0.01, k2 0.03). The averaging is theirs: it brings the shorter side near 256 pixels, the
 * size at which a slide is seen whole.
 */
const [drawnPx, comparedPx] = [960, 480];
const drawnSize = (proportions: number) => ({ widthPx: drawnPx, heightPx: Math.round(drawnPx * proportions) });
const options = { ssim: 'fast', windowSize: 11, k1: 0.01, k2: 0.03, bitDepth: 8, downsample: false } as const;

/** Mean structural similarity of two pictures, 1 when they are the same. */
export async function similarity(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return ssim(left, right, options).mssim;
}

/** Where two pictures differ: dark on white, the darker the more. */
export async function difference(one: string, other: string): Promise<Buffer> {
  const { width, height } = await sharp(other).metadata();
  const difference = await sharp(one)
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(difference.data, { raw: difference.info }).greyscale().negate().png({ compressionLevel: 3 }).toBuffer();
}

async function pixelsOf(picture: Buffer | string) {
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(comparedPx, Math.round((comparedPx * height) / width), { fit: 'fill', kernel: 'linear' })
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
