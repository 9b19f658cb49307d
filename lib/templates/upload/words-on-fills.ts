import { childOf, descendantsOf, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { commonest, textOfShape } from './sample-slides';
import type { DrawnSheet } from './shown-devices';
import { fillColor, firstColor, type MasterColors, type SeenColor } from './template-colors';

/** In which colour a template mostly writes on a fill, six hexadecimal digits each; undefined where it shows none. */
export function wordsOnFills(sheets: readonly DrawnSheet[]): (fill: string) => string | undefined {
  const shown = sheets.flatMap(({ root, palette }) =>
    descendantsOf(root, 'p:sp').flatMap((node) => {
      const fill = fillColor(childOf(node, 'p:spPr'), palette);
      const words = textOfShape(node) === '' ? undefined : wordsOf(node, palette);
      return fill && words && fill.opacity === 1 ? [{ fill: fill.hex, words: words.hex }] : [];
    }),
  );
  return (hex) => commonest(shown.filter(({ fill }) => fill === hex).map(({ words }) => words));
}

/** As its first words have it, else its list style, else the style of the shape. */
function wordsOf(node: XmlElement, palette: MasterColors): SeenColor | undefined {
  const body = childOf(node, 'p:txBody');
  const [run] = descendantsOf(body ?? node, 'a:rPr');
  return (
    fillColor(run, palette) ??
    fillColor(pathOf(body, 'a:lstStyle', 'a:lvl1pPr', 'a:defRPr'), palette) ??
    firstColor(pathOf(node, 'p:style', 'a:fontRef'), palette)
  );
}

/** Whether drawings or words have a colour, by its slot or its value. */
export function usedColors(sheets: readonly Pick<DrawnSheet, 'root'>[]): (color: string) => boolean {
  const named = sheets.flatMap(({ root }) =>
    ['a:schemeClr', 'a:srgbClr'].flatMap((name) => descendantsOf(root, name).map((one) => one.get('val'))),
  );
  const used = new Set(named);
  return (color) => used.has(color) || used.has(color.toLowerCase());
}
