import type { Paragraph, SceneElement } from '@/lib/deck/scene/scene';
import { childOf, childrenOf, createElement, descendantsOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** Points of an empty cell or line for which the scene names no size. */
const defaultSizePt = 10;

/**
 * pptxgenjs ends each paragraph with properties of the wrong size and language. They say
 * something only where a paragraph is empty: there they keep its line as high as measured.
 */
export const paragraphEnds: SlideRule = ({ drawn, language }) => {
  for (const { element, node } of drawn) {
    const bodies = [...descendantsOf(node, 'p:txBody'), ...descendantsOf(node, 'a:txBody')];
    const sources = paragraphsOf(element);
    bodies.forEach((body, bodyIndex) => {
      childrenOf(body, 'a:p').forEach((paragraph, index) =>
        endParagraph(paragraph, sources[bodyIndex]?.[index], language),
      );
    });
  }
};

function paragraphsOf(element: SceneElement): readonly (readonly Paragraph[])[] {
  if (element.type === 'text') return [element.paragraphs];
  return element.type === 'table' ? element.rows.flatMap(({ cells }) => cells.map(({ paragraphs }) => paragraphs)) : [];
}

function endParagraph(paragraph: XmlElement, source: Paragraph | undefined, language: string): void {
  const end = childOf(paragraph, 'a:endParaRPr');
  if (end !== undefined) end.remove();
  if (childOf(paragraph, 'a:r') !== undefined) return;
  const sizePt = source?.runs[0]?.sizePt ?? defaultSizePt;
  paragraph.append(createElement('a:endParaRPr', { lang: language, sz: String(Math.round(sizePt * 100)) }));
}
