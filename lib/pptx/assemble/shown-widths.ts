import type { Scene } from '@/lib/deck/scene/scene';

/** Sharp in print and on a screen of twice as many pixels as the slide has. */
const pixelsPerInch = 220;

/** For each picture that a scene shows, how many pixels its whole width needs where it stands largest. */
export function shownWidthsPx(scene: Scene): Map<string, number> {
  const widths = new Map<string, number>();
  for (const { elements } of scene.slides) {
    for (const element of elements) {
      if (element.type !== 'image') continue;
      const { box, crop, imageId } = element;
      const [across, down] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom];
      const needed = across > 0 && down > 0 ? Math.ceil((box.w / across) * pixelsPerInch) : 0;
      widths.set(imageId, Math.max(needed, widths.get(imageId) ?? 0));
    }
  }
  return widths;
}
