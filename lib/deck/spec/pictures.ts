import type { ShownPicture } from './slide-common';
import type { SlideKind, SlideSpec } from './slide-spec';

/** Kinds of which the slide, or an entry of a list, may have a picture besides what it says. */
export const kindsWithPictures: ReadonlySet<SlideKind> = new Set<SlideKind>([
  'title',
  'section',
  'statement',
  'quote',
  'team',
  'logos',
]);

/** What a picture shows, in words; nothing where that is what its entry is called anyway. */
export function wordsShown(picture: ShownPicture | undefined, called?: string): string[] {
  return picture && picture.altText !== called ? [picture.altText] : [];
}

/** Every picture that a slide names, in reading order. */
export function namedPictures(slide: SlideSpec): readonly ShownPicture[] {
  switch (slide.kind) {
    case 'image':
      return [slide];
    case 'blocks':
      return slide.blocks.flatMap((block) => (block.kind === 'image' ? [block] : []));
    case 'title':
    case 'section':
    case 'statement':
    case 'quote':
      return slide.picture ? [slide.picture] : [];
    case 'team':
      return slide.members.flatMap(({ picture }) => picture ?? []);
    case 'logos':
      return slide.logos.flatMap(({ picture }) => picture ?? []);
    default:
      return [];
  }
}
