import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { ImageAsset, Scene } from '@/lib/deck/scene/scene';
import { stripMetadata } from './strip-metadata';

/** Smaller files are worth no loss of quality. */
const largeBytes = 400_000;
/** Fewer pixels than this times what a slide shows are not worth it either. */
const muchWider = 1.3;
/** A photograph as PNG; as JPEG it takes a tenth. */
const photographBytes = 1_500_000;
/** No picture is made smaller than this, whatever its box. */
const leastWidthPx = 320;

/**
 * The pictures that a scene shows, as PowerPoint opens them everywhere: upright, without metadata, in
 * colours of screens, WebP as PNG, and those that are much larger than what the slides show scaled down
 * to it. All others keep their pixels bit by bit.
 *
 * Prepared pictures prepared again stay the same. One after the other, since a large one takes much memory.
 *
 * @throws when a picture can't be decoded
 */
export async function prepareImages(
  scene: Scene,
  images: ReadonlyMap<string, ImageAsset>,
): Promise<Map<string, ImageAsset>> {
  const prepared = await drawnImages(scene);
  for (const [id, widthPx] of shownWidthsPx(scene)) {
    const image = images.get(id);
    if (image === undefined) continue;
    prepared.set(
      id,
      await prepare(image, Math.max(widthPx, leastWidthPx)).catch((error: unknown) => {
        throw new Error(`The picture "${id}" can't be decoded.`, { cause: error });
      }),
    );
  }
  return prepared;
}

/** Sharp in print and on a screen of twice as many pixels as the slide has. */
const pixelsPerInch = 220;

/** The pictures that a scene draws itself. */
async function drawnImages({ slides }: Scene): Promise<Map<string, ImageAsset>> {
  const drawn = new Map<string, ImageAsset>();
  for (const element of slides.flatMap(({ elements }) => elements)) {
    if (element.type !== 'image' || element.svg === undefined || drawn.has(element.imageId)) continue;
    const widthPx = Math.ceil(element.box.w * drawnPixelsPerInch);
    const { data, info } = await sharp(Buffer.from(element.svg))
      .resize({ width: widthPx })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const id = element.imageId;
    drawn.set(id, { id, mimeType: 'image/png', bytes: data, widthPx: info.width, heightPx: info.height });
  }
  return drawn;
}

/** Flat shapes need no more. */
const drawnPixelsPerInch = 144;

/** For each picture that a scene shows, how many pixels its whole width needs where it stands largest. */
function shownWidthsPx(scene: Scene): Map<string, number> {
  const widths = new Map<string, number>();
  for (const { elements } of scene.slides) {
    for (const element of elements) {
      if (element.type !== 'image' || element.svg !== undefined) continue;
      const { box, crop, imageId } = element;
      const [across, down] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom];
      const needed = across > 0 && down > 0 ? Math.ceil((box.w / across) * pixelsPerInch) : 0;
      widths.set(imageId, Math.max(needed, widths.get(imageId) ?? 0));
    }
  }
  return widths;
}

async function prepare(image: ImageAsset, shownPx: number): Promise<ImageAsset> {
  // Header and type are looked at even where nothing has to be changed.
  const metadata = await sharp(image.bytes, decodeLimits).metadata();
  if (image.mimeType === 'image/gif')
    return { ...image, bytes: stripMetadata(image.mimeType, image.bytes) ?? image.bytes };
  const isTooLarge = image.bytes.byteLength > largeBytes && metadata.autoOrient.width > shownPx * muchWider;
  if (isTooLarge) return encode(image, metadata, shownPx);
  // PowerPoint shows pixels as they are stored, whatever the Exif orientation says.
  const isReady = image.mimeType !== 'image/webp' && (metadata.orientation ?? 1) === 1 && metadata.space !== 'cmyk';
  const bytes = isReady ? stripMetadata(image.mimeType, image.bytes) : undefined;
  return bytes ? { ...image, bytes } : encode(image, metadata);
}

/** Decoded, turned and encoded anew, which drops all metadata; colours come out as sRGB. */
async function encode(image: ImageAsset, { hasAlpha }: Metadata, widthPx?: number): Promise<ImageAsset> {
  const upright = () =>
    sharp(image.bytes, decodeLimits)
      .autoOrient()
      .resize({ width: widthPx, withoutEnlargement: true })
      .toColourspace('srgb');
  const asJpeg = () =>
    upright().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true });
  const asPng = () => upright().png().toBuffer({ resolveWithObject: true });
  if (image.mimeType === 'image/jpeg') return asset(image, 'image/jpeg', await asJpeg());
  const png = await asPng();
  return png.data.byteLength > photographBytes && !hasAlpha
    ? asset(image, 'image/jpeg', await asJpeg())
    : asset(image, 'image/png', png);
}

function asset(
  image: ImageAsset,
  mimeType: ImageAsset['mimeType'],
  { data, info }: { data: Buffer; info: { width: number; height: number } },
): ImageAsset {
  return { ...image, mimeType, bytes: data, widthPx: info.width, heightPx: info.height };
}

/**
 * How pictures are decoded: as strictly as at acceptance, since what passed there must not fail here,
 * and none of more pixels than any screen or camera has, so that time and memory have a bound.
 */
export const decodeLimits: SharpOptions = { failOn: 'error', limitInputPixels: 120_000_000, sequentialRead: true };

const shownTypes = new Set<string | undefined>(['png', 'jpeg', 'gif', 'webp']);

/** Whether every row of a picture can be decoded, and is of a type that a presentation can show. */
export async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  try {
    const { format } = await sharp(bytes, decodeLimits).metadata();
    if (!shownTypes.has(format)) return false;
    // It shrinks on the way, so that few rows are in memory at a time.
    await sharp(bytes, decodeLimits).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
