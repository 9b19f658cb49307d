import type { SceneElement } from '../../scene/scene';

/** The same elements, lower on the slide. */
export function shiftDown(elements: readonly SceneElement[], dyIn: number): SceneElement[] {
  return elements.map((element) => ({ ...element, box: { ...element.box, y: element.box.y + dyIn } }));
}
