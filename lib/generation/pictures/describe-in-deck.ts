import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideOf, SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { BriefImage } from '../brief/brief';

/** Slides whose pictures have no text but their slide's title get what a model saw in the picture instead. */
export function describeInDeck(spec: DeckSpec, images: readonly BriefImage[]): DeckSpec {
  const descriptions = new Map(
    images.flatMap(({ id, description }) => (description ? [[id, description] as const] : [])),
  );
  if (descriptions.size === 0) return spec;
  return { ...spec, slides: spec.slides.map((slide) => describe(slide, descriptions)) };
}

function describe(slide: SlideSpec, descriptions: ReadonlyMap<string, string>): SlideSpec {
  if (slide.kind !== 'image') return slide;
  const description = descriptions.get(slide.imageId);
  return description !== undefined && isTitle(slide) ? { ...slide, altText: description } : slide;
}

function isTitle({ altText, eyebrow, title }: SlideOf<'image'>): boolean {
  const said = [eyebrow, title].filter((text) => text !== undefined).join(': ');
  const start = altText.replace(/\s*(?:…|\.\.\.)$/, '').trim();
  return start === '' || said.startsWith(start) || title.startsWith(start);
}
