import type { ChartElement, IconElement, ImageElement, SceneSlide } from '@/lib/deck/scene/scene';
import { descendantsOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

export const layoutRelationshipId = 'rId1';
export const notesRelationshipId = 'rId2';
const firstFree = 3;

type LinkedElement = { id: string; element: ImageElement | ChartElement | IconElement };

/** The elements of a slide that live in parts of their own, each with the id that the slide refers to it by. */
export function linkedElements(slide: SceneSlide): LinkedElement[] {
  return slide.elements
    .filter((element) => element.type === 'image' || element.type === 'chart' || element.type === 'icon')
    .map((element, index) => ({ id: `rId${index + firstFree}`, element }));
}

/** The id of an icon's drawing, beside that of its picture. */
export function drawingRelationshipId(pictureId: string): string {
  return `${pictureId}svg`;
}

/** Points pictures and charts at the relationships that `assemble` makes for them. */
export const relationshipIds: SlideRule = ({ slide, drawn }) => {
  const ids = new Map<unknown, string>(linkedElements(slide).map(({ id, element }) => [element, id]));
  for (const { element, node } of drawn) {
    const id = ids.get(element);
    if (id === undefined) continue;
    for (const blip of descendantsOf(node, 'a:blip')) blip.set('r:embed', id);
    for (const chart of descendantsOf(node, 'c:chart')) chart.set('r:id', id);
  }
};
