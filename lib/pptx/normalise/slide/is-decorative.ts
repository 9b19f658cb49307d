import type { SceneElement } from '@/lib/deck/scene/scene';

/** Shapes and lines carry no words, and an icon stands beside words that say the same; a picture without a description says nothing either. */
export function isDecorative(element: SceneElement): boolean {
  if (element.type === 'shape' || element.type === 'line' || element.type === 'icon') return true;
  if (element.type === 'text')
    return element.paragraphs.every(({ runs }) => runs.every(({ text }) => text.trim() === ''));
  return element.type === 'image' && element.altText.trim() === '';
}
