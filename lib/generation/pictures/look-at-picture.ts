import sharp from 'sharp';
import { decodeLimits } from '@/lib/pptx/assemble/decode-limits';
import type { PictureColor } from '@/lib/templates/pick-accents';

/** What a picture itself tells. */
export interface PictureLook {
  /** Where the eye goes, as shares of the upright picture's width and height. */
  focus: { x: number; y: number };
  /** Its colours, the most frequent first. */
  colors: PictureColor[];
}

const longestSidePx = 192;
const colorCount = 16;
/** Pixels that are less opaque are not seen. */
const leastAlpha = 128;
/** The focus is the middle of what a crop to this share of the shorter side would keep. */
const focusShare = 1 / 3;

/**
 * Colours and focus of a picture, from a small upright copy of it.
 *
 * @throws when it can't be decoded
 */
export async function lookAtPicture(bytes: Uint8Array): Promise<PictureLook> {
  const shrunk = sharp(bytes, decodeLimits)
    .autoOrient()
    .toColourspace('srgb')
    .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true });
  const copy = await shrunk.png().toBuffer({ resolveWithObject: true });
  return { focus: await findFocus(copy.data, copy.info), colors: await countColors(copy.data) };
}

/** By sharp's attention strategy: detail, saturated colours and skin tones. */
async function findFocus(
  copy: Buffer,
  { width, height }: { width: number; height: number },
): Promise<PictureLook['focus']> {
  const side = Math.max(1, Math.floor(Math.min(width, height) * focusShare));
  const { info } = await sharp(copy)
    .resize(side, side, { fit: 'cover', position: 'attention', withoutReduction: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { x: shareOf(info.attentionX, width), y: shareOf(info.attentionY, height) };
}

function shareOf(at: number | undefined, length: number): number {
  return at === undefined ? 0.5 : Math.round(Math.min(1, Math.max(0, (at + 0.5) / length)) * 1e3) / 1e3;
}

/** Quantised by libimagequant, which keeps small areas of strong colours apart. */
async function countColors(copy: Buffer): Promise<PictureColor[]> {
  const quantised = await sharp(copy).png({ palette: true, colours: colorCount, dither: 0, effort: 7 }).toBuffer();
  const { data, info } = await sharp(quantised).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < data.length; at += info.channels) {
    if ((data[at + 3] ?? 0) < leastAlpha) continue;
    const hex = data.toString('hex', at, at + 3).toUpperCase();
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([hex, count]) => ({ hex, share: Math.round((count / seen) * 1e4) / 1e4 }))
    .sort((a, b) => b.share - a.share || a.hex.localeCompare(b.hex));
}
