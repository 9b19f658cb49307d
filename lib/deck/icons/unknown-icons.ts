import { cutText } from '@/lib/text/cut/cut-text';
import type { SlideSpec } from '../spec/slide-spec';
import { findIcon } from './find-icon';

/** What the layout says of an icon at most, whatever stands in its place. */
const longestName = 60;

/** The names of icons that a slide asks for and the set does not have, each once, in reading order. */
export function unknownIcons(slide: SlideSpec): string[] {
  const unknown = itemsOf(slide).flatMap(({ icon }) =>
    icon !== undefined && findIcon(icon) === null ? [cutText(icon, longestName)] : [],
  );
  return [...new Set(unknown)];
}

function itemsOf(slide: SlideSpec): readonly { icon?: string | undefined }[] {
  switch (slide.kind) {
    case 'bullets':
    case 'image':
      return slide.items;
    case 'two_columns':
      return [...slide.left.items, ...slide.right.items];
    case 'cards':
      return slide.cards;
    case 'process':
      return slide.steps;
    case 'metrics':
      return slide.metrics;
    case 'blocks':
      return slide.blocks.flatMap((block): readonly { icon?: string | undefined }[] => {
        if (block.kind === 'bullets') return block.items;
        return block.kind === 'metrics' ? block.metrics : [];
      });
    default:
      return [];
  }
}
