import type { ChartElement, ImageElement, SceneElement, SceneSlide } from '@/lib/deck/scene/scene';
import { childOf, createElement, descendantsOf } from '../../xml/tree';
import { presetOf } from '../../write/geometry';
import type { SlideRule } from './slide-drawing';
import { paragraphsOf } from './text-properties';

/** Shares of the picture in thousandths of a percent (ECMA-376 part 1, 20.1.8.55). */
export const pictureCrops: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'image') continue;
    const fill = childOf(node, 'p:blipFill');
    if (fill === undefined) continue;
    const { left, top, right, bottom } = element.crop;
    const crop = Object.entries({ l: left, t: top, r: right, b: bottom }).filter(([, share]) => share > 0);
    if (crop.length === 0) continue;
    const attributes = Object.fromEntries(crop.map(([side, share]) => [side, String(Math.round(share * 100_000))]));
    fill.insertBefore(createElement('a:srcRect', attributes), childOf(fill, 'a:stretch'));
  }
};

/** Round pictures, and those with round corners: pptxgenjs knows rectangles and ellipses alone. */
export const pictureOutlines: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'image' || element.geometry === undefined) continue;
    const preset = childOf(childOf(node, 'p:spPr'), 'a:prstGeom');
    const name = presetOf(element);
    const corner = createElement('a:gd', {
      name: 'adj',
      fmla: `val ${Math.round((element.cornerRadius ?? 0) * 100_000)}`,
    });
    preset?.set('prst', name);
    if (name === 'roundRect') childOf(preset, 'a:avLst')?.append(corner);
  }
};

export const layoutRelationshipId = 'rId1';
export const notesRelationshipId = 'rId2';
const firstFree = 3;

type LinkedElement = { id: string; element: ImageElement | ChartElement };

/** The elements of a slide that live in parts of their own, each with the id that the slide refers to it by. */
export function linkedElements(slide: SceneSlide): LinkedElement[] {
  return slide.elements
    .filter((element) => element.type === 'image' || element.type === 'chart')
    .map((element, index) => ({ id: `rId${index + firstFree}`, element }));
}

/** The addresses that words of a slide lead to, each with the id that the slide refers to it by. */
export function linkedAddresses({ elements }: SceneSlide): { id: string; href: string }[] {
  return [...new Set(elements.flatMap(addressesIn))].map((href, index) => ({ id: `link${index + 1}`, href }));
}

function addressesIn(element: SceneElement): string[] {
  return paragraphsOf(element)
    .flatMap((paragraphs) => paragraphs.flatMap(({ runs }) => runs))
    .flatMap(({ href }) => href ?? []);
}

/**
 * Points words at the relationships that `assemble` makes for them. What pptxgenjs says beside is the default or
 * empty; the words keep their own colour ([MS-ODRAWXML] 2.26.2, `hlinkClr`), which was chosen for its ground.
 */
export const hyperlinks: SlideRule = ({ slide, drawn }) => {
  const ids = new Map(linkedAddresses(slide).map(({ id, href }) => [href, id]));
  for (const { element, node } of drawn) {
    const addresses = addressesIn(element);
    descendantsOf(node, 'a:hlinkClick').forEach((link, index) => {
      link.unset('invalidUrl', 'action', 'tgtFrame', 'tooltip', 'history', 'highlightClick', 'endSnd');
      link.set('r:id', ids.get(addresses[index] ?? '') ?? '');
    });
  }
};

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
