import sharp from 'sharp';
import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';

/**
 * A picture of 40 megapixels takes up to 350 MB to decode, whatever the size of its file; and while
 * two are decoded, two threads of Node's four are left for files and names.
 */
const decoding = createSemaphore({ units: 2, mostWaiting: 200, longestWaitMs: 60_000 });

// What libvips keeps of a picture for the next operation is of no use for the next picture.
sharp.cache(false);

export interface PictureSize {
  /** As people see it: upright, whatever way it is stored. */
  widthPx: number;
  heightPx: number;
  /** 1 unless it is animated. */
  frames: number;
  /** Of the decoder that takes these bytes. */
  format: string;
}

/** What the header says; nothing is decoded for it. */
export async function readPictureSize(bytes: Buffer): Promise<PictureSize> {
  const { autoOrient, pages, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, frames: pages ?? 1, format };
}

/**
 * Throws unless every row of every frame can be decoded, and when there are more pixels than the
 * header had said. The picture shrinks on the way, so that few rows are in memory at a time where its
 * format allows it.
 */
export function decodePicture(bytes: Buffer, mostPixels: number): Promise<void> {
  return decoding.run(1, async () => {
    await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true, animated: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  });
}
