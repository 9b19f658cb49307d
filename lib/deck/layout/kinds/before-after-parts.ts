import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { beforeAfterWords } from '../marks-and-words';

export type BeforeAfter = SlideOf<'before_after'>;

/** What the two are called. */
export function labelsOf({ labels }: BeforeAfter, language: string): Readonly<Record<'before' | 'after', string>> {
  const { before, after } = beforeAfterWords(language);
  return { before: labels?.before ?? before, after: labels?.after ?? after };
}

/** In the middle of a box, the way in which the slide is read. */
export function changeArrow(name: string, box: Box, { w, h }: Pick<Box, 'w' | 'h'>): SceneElement {
  return {
    type: 'shape',
    name,
    geometry: 'chevron',
    box: { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h },
    fill: { color: 'accentFill' },
  };
}
