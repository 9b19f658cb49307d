import type { Scene, SceneSlide } from '@/lib/deck/scene/scene';
import type { TemplateLayout, TemplatePackage } from '../template/template-package';
import { languageTag } from '../package/language-tag';
import { childrenOf, parseXml, pathOf, serializeXml } from '../xml/tree';
import { bulletFonts, themeFonts } from './slide/fonts';
import { listsAsTheTemplateHas } from './slide/list-signs';
import { inheritedText } from './slide/inherited-text';
import {
  continuedNumbers,
  shrinkWhenEdited,
  noEmptyTexts,
  oneParagraphProperties,
  paragraphEnds,
  paragraphStarts,
  runAttributes,
  fields,
  unproofedListings,
} from './slide/text-properties';
import { hyperlinks, pictureCrops, pictureOutlines, relationshipIds } from './slide/pictures';
import {
  gluedConnectors,
  iconLines,
  linesAsConnectors,
  noEmptyOutlines,
  tableProperties,
  tiedConnectors,
} from './slide/shapes';
import { placeholders } from './slide/placeholders';
import { groups, shapeIdentity } from './slide/shape-identity';
import { slideColors } from './scheme-colors';
import type { SlideRule } from './slide/slide-drawing';

/** In the order in which they run; empty texts go before shapes are counted, what is inherited when all is said. */
export const slideRules: readonly SlideRule[] = [
  noEmptyTexts,
  oneParagraphProperties,
  paragraphEnds,
  paragraphStarts,
  themeFonts,
  runAttributes,
  bulletFonts,
  continuedNumbers,
  shrinkWhenEdited,
  noEmptyOutlines,
  linesAsConnectors,
  iconLines,
  pictureCrops,
  pictureOutlines,
  tableProperties,
  placeholders,
  fields,
  relationshipIds,
  hyperlinks,
  shapeIdentity,
  gluedConnectors,
  tiedConnectors,
  groups,
  slideColors,
  inheritedText,
  listsAsTheTemplateHas,
  unproofedListings,
];

const drawingObjects = new Set(['p:sp', 'p:pic', 'p:graphicFrame', 'p:cxnSp']);

/**
 * Makes a slide of pptxgenjs valid and complete.
 *
 * @param bytes the slide's XML, with one drawing object for each element of `slide`
 * @throws when the objects and the elements are not equally many
 */
export function normaliseSlide(
  bytes: Uint8Array,
  slide: SceneSlide,
  context: Pick<Scene, 'language' | 'direction'> &
    Pick<TemplatePackage, 'colors' | 'tableStyle' | 'leavesCellsOpen' | 'listSigns'>,
  layout: TemplateLayout,
  rules: readonly SlideRule[] = slideRules,
): Uint8Array {
  const root = parseXml(bytes);
  const shapeTree = pathOf(root, 'p:cSld', 'p:spTree');
  if (shapeTree === undefined) throw new Error('The slide has no shape tree.');
  const nodes = childrenOf(shapeTree).filter(({ name }) => drawingObjects.has(name));
  if (nodes.length !== slide.elements.length) {
    throw new Error(`The slide shows ${nodes.length} objects for ${slide.elements.length} elements.`);
  }
  const drawn = nodes.flatMap((node, index) => {
    const element = slide.elements[index];
    return element === undefined ? [] : [{ element, node }];
  });
  const drawing = {
    slide,
    language: languageTag(context.language),
    direction: context.direction,
    colors: context.colors,
    tableStyle: context.tableStyle,
    ...(context.leavesCellsOpen && { leavesCellsOpen: true }),
    ...(context.listSigns && { listSigns: context.listSigns }),
    layout,
    shapeTree,
    drawn,
  };
  for (const rule of rules) rule(drawing);
  return serializeXml(root);
}
