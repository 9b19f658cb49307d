import sharp from 'sharp';
import { typicalEn } from '@/lib/deck/layout/fixtures/typical-en';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';

/** How many slides of each kind the measured deck has; the rest are the other kinds in turn. */
const wanted: Partial<Record<SlideKind, number>> = { chart: 4, table: 3, image: 4 };

/** A deck of the typical slides: four charts, three tables, four pictures among any twenty. */
export function benchDeck(slideCount: number): DeckSpec {
  const { slides, ...deck } = deckSpecSchema.parse(typicalEn);
  const scale = slideCount / 20;
  const heavy = Object.entries(wanted).flatMap(([kind, count]) =>
    take(
      slides.filter((slide) => slide.kind === kind),
      Math.round(count * scale),
    ),
  );
  const light = take(
    slides.filter(({ kind }) => wanted[kind] === undefined),
    slideCount - heavy.length,
  );
  let picture = 0;
  const numbered = [...light, ...heavy].map((slide, index) => {
    const titled = { ...slide, title: `${slide.title} (${index + 1})` };
    return titled.kind === 'image' ? { ...titled, imageId: `photo-${(picture += 1)}` } : titled;
  });
  return { ...deck, slides: numbered };
}

function take<T>(from: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => from[index % from.length]).flatMap((one) => one ?? []);
}

export function imageIds({ slides }: DeckSpec): string[] {
  return slides.flatMap((slide) => (slide.kind === 'image' ? [slide.imageId] : []));
}

/** About as many pixels as a slide shows. */
export const photographSize = { widthPx: 1440, heightPx: 1080 };

/** One photograph for each picture of the deck. */
export async function benchImages(spec: DeckSpec): Promise<ReadonlyMap<string, ImageAsset>> {
  const assets = await Promise.all(imageIds(spec).map(photograph));
  return new Map(assets.map((asset) => [asset.id, asset]));
}

async function photograph(id: string, index: number): Promise<ImageAsset> {
  const { widthPx, heightPx } = photographSize;
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  // Waves with some grain compress about as well as a photograph does.
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = 128 + 90 * Math.sin(at / (900 + 70 * index)) + ((at * 2654435761) % 23);
  const bytes = await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { id, mimeType: 'image/jpeg', bytes: new Uint8Array(bytes), ...photographSize };
}
