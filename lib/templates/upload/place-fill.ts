import { childOf } from '@/lib/pptx/xml/tree';
import { placeholderOf, shapesOf } from './shapes';
import { fillColor } from './template-colors';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** What a place is filled with itself, by its layout or its master: words stand on that, whatever is drawn below. */
export function placeFill(place: ReadPlaceholder, { palette, master }: ReadLayout): string | undefined {
  const general = shapesOf(master.root).find((one) => placeholderOf(one)?.get('type') === place.type);
  const [fill] = [place.node, general].flatMap((node) => fillColor(childOf(node, 'p:spPr'), palette) ?? []);
  return fill && fill.opacity > opaque ? fill.hex : undefined;
}

const opaque = 0.8;
