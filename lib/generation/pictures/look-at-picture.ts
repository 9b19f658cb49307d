import sharp from 'sharp';
import type { Theme } from '@/lib/deck/theme/theme';
import { decodeLimits } from '@/lib/pptx/assemble/prepare-images';
import { accentTheme } from '@/lib/templates/accent-theme';
import { type PictureColor, pickAccents } from '@/lib/templates/pick-accents';
import type { ReadingImage } from '@/lib/reading/reading';

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

/** What a job knows of one of its pictures once it was looked at. */
export interface SeenPicture {
  id: string;
  /** As in the reading: what the request wants it for. */
  use: ReadingImage['use'];
  /** Null for one that can't be decoded. */
  look: PictureLook | null;
}

/** Where a job keeps what was seen, below its folder: drafts are drawn from it while the job runs. */
export const seenPicturesName = 'pictures.json';

export interface ColoredTheme {
  theme: Theme;
  /** The theme's accents where they come from a picture; empty where they are its own. */
  accents: string[];
  /** Those of them that are the picture's: a theme may have to keep its own second one. */
  taken: string[];
  /** Id of that picture. */
  from: string | null;
}

/**
 * A theme in the colours of a picture: of one whose style is wanted, whatever the template; of one that is shown only
 * where nobody chose the template. The first picture that is colourful enough is taken.
 */
export function colorByPicture(theme: Theme, pictures: readonly SeenPicture[], isMatched: boolean): ColoredTheme {
  const styles = pictures.filter(({ use }) => use === 'style');
  const shown = isMatched ? pictures.filter(({ use }) => use !== 'style') : [];
  for (const { id, look } of [...styles, ...shown]) {
    const colored = accentTheme(theme, pickAccents(look?.colors ?? []));
    if (colored)
      return { ...colored, taken: colored.accents.filter((accent) => accent !== theme.colors.second), from: id };
  }
  return { theme, accents: [], taken: [], from: null };
}

interface Used {
  shown: ReadonlySet<string>;
  /** Id of the picture that the accents come from. */
  from: string | null;
  taken: readonly string[];
}

/** How each picture of the request was used: none vanishes without a word in the report. */
export function pictureNotices(pictures: readonly SeenPicture[], { shown, from, taken }: Used): string[] {
  return pictures
    .filter(({ look }) => look !== null)
    .flatMap(({ id, use }) => [...placeOf(id, use, shown), ...colorsOf(id, use, from, taken)]);
}

function placeOf(id: string, use: SeenPicture['use'], shown: ReadonlySet<string>): string[] {
  if (shown.has(id)) return [];
  return use === 'style'
    ? [`The reference picture ${id} is not shown: the request asks for its style alone.`]
    : [`The reference picture ${id} is not shown.`];
}

function colorsOf(id: string, use: SeenPicture['use'], from: string | null, taken: readonly string[]): string[] {
  const hexes = taken.map((hex) => `#${hex}`).join(' and ');
  if (from === id)
    return [
      `The ${taken.length === 1 ? `accent ${hexes} comes` : `accents ${hexes} come`} from the reference picture ${id}, in shades that can be read.`,
    ];
  if (use !== 'style') return [];
  if (from !== null) return [`The accents come from another picture than ${id}.`];
  return [`The reference picture ${id} has no colours that accents could be made of; the template keeps its own.`];
}
