import type { Paragraph, SceneElement } from '@/lib/deck/scene/scene';
import { inchesToEmu } from '../../package/emu';
import { areParagraphsEmpty } from '../../write/paragraphs';
import { childOf, childrenOf, createElement, descendantsOf, renameElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** A text without a character shows "Click to add text" when it fills a placeholder, and is a trap for the tab key when not. */
export const noEmptyTexts: SlideRule = (drawing) => {
  drawing.drawn = drawing.drawn.filter(({ element, node }) => {
    const isEmpty = element.type === 'text' && areParagraphsEmpty(element.paragraphs);
    if (isEmpty && element.fill === undefined && element.stroke === undefined) {
      node.remove();
      return false;
    }
    return true;
  });
};

/** pptxgenjs repeats `a:pPr` in front of every run; a paragraph has one, at its start (ECMA-376 part 1, 21.1.2.2.6). */
export const oneParagraphProperties: SlideRule = ({ shapeTree }) => {
  for (const paragraph of descendantsOf(shapeTree, 'a:p')) {
    for (const repeated of childrenOf(paragraph, 'a:pPr').slice(1)) repeated.remove();
  }
};

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

/** The texts of an element in the order in which they stand in its XML. */
export function paragraphsOf(element: SceneElement): readonly (readonly Paragraph[])[] {
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

/** pptxgenjs moves only paragraphs with bullets away from the edge of their box. */
export const paragraphStarts: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'text') continue;
    const paragraphs = descendantsOf(node, 'a:p');
    element.paragraphs.forEach(({ startIn = 0 }, index) => {
      const properties = childOf(paragraphs[index], 'a:pPr');
      if (startIn === 0 || properties === undefined) return;
      properties.set('marL', String(Number(properties.get('marL') ?? 0) + inchesToEmu(startIn)));
    });
  }
};

/** Listings are of no language that somebody could spell wrongly. */
export const unproofedListings: SlideRule = ({ drawn, slide }) => {
  if (slide.kind !== 'code') return;
  for (const { element, node } of drawn) {
    if (element.type !== 'text' || !element.paragraphs.every(({ runs }) => runs.every(({ font }) => font === 'mono')))
      continue;
    for (const tag of ['a:rPr', 'a:endParaRPr']) for (const one of descendantsOf(node, tag)) one.set('noProof', '1');
  }
};

/** pptxgenjs claims an English alternative language and unsaved changes for every run. */
export const runAttributes: SlideRule = ({ shapeTree }) => {
  for (const properties of descendantsOf(shapeTree, 'a:rPr')) {
    properties.unset('altLang', 'dirty');
  }
};

/**
 * pptxgenjs gives each item of a numbered list a number of its own to start at. Items that follow one another share the
 * first one's, so that programs count them again when somebody puts one in between.
 */
export const continuedNumbers: SlideRule = ({ shapeTree }) => {
  for (const body of descendantsOf(shapeTree, 'p:txBody')) {
    let list: { startAt: number; next: number } | undefined;
    for (const properties of childrenOf(body, 'a:p').map((paragraph) => childOf(paragraph, 'a:pPr'))) {
      if (Number(properties?.get('lvl') ?? 0) > 0) continue;
      const numbering = childOf(properties, 'a:buAutoNum');
      const number = Number(numbering?.get('startAt') ?? 1);
      list = numbering && { startAt: list?.next === number ? list.startAt : number, next: number + 1 };
      if (list?.startAt === 1) numbering?.unset('startAt');
      else if (list) numbering?.set('startAt', String(list.startAt));
    }
  }
};

/**
 * A text that somebody makes longer gets smaller instead of running over what stands below it. Until then programs show
 * the sizes that were measured.
 */
export const shrinkWhenEdited: SlideRule = ({ shapeTree }) => {
  for (const body of descendantsOf(shapeTree, 'p:txBody'))
    childOf(body, 'a:bodyPr')?.prepend(createElement('a:normAutofit'));
};

/** Fields carry an id of their own kind; the same one everywhere is what PowerPoint writes too. */
const fieldId = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}';

/** A slide number that follows its slide when somebody moves it, a date that stays today's: the run becomes a field (ECMA-376 part 1, 21.1.2.2.4). */
export const fields: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'text' || element.field === undefined) continue;
    const run = descendantsOf(node, 'a:r')[0];
    if (run === undefined) continue;
    const field = renameElement(run, 'a:fld');
    field.set('id', fieldId);
    field.set('type', element.field);
  }
};
