import type { SceneElement, SceneSlide } from '../scene/scene';

/** Whether one of two elements stands on the other on purpose, directly or through others. */
export function isIntended(slide: SceneSlide, a: SceneElement, b: SceneElement): boolean {
  return standsOn(slide, a, b.name) || standsOn(slide, b, a.name);
}

function standsOn(slide: SceneSlide, element: SceneElement, name: string): boolean {
  const seen = new Set<string>();
  let current: SceneElement | undefined = element;
  while (current?.on !== undefined && !seen.has(current.on)) {
    if (current.on === name) return true;
    seen.add(current.on);
    const { on }: SceneElement = current;
    current = slide.elements.find((other) => other.name === on);
  }
  return false;
}
