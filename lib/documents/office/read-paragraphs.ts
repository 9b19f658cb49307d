import { childrenOf, descendantsOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { cleanLine } from '../blocks/clean-line';
import { belowByName, childByName } from './open-parts';

const bullets = new Set(['buChar', 'buAutoNum', 'buBlip']);

/**
 * The paragraphs of DrawingML below an element (ECMA-376 part 1, 21.1.2), without empty ones.
 *
 * @param options.isList where paragraphs have bullets by their placeholder unless they say that they have none
 */
export function readParagraphs(element: XmlElement, { isList = false }: { isList?: boolean } = {}): string[] {
  const paragraphs = belowByName(element, 'p').flatMap((paragraph) => {
    const text = cleanLine(descendantsOf(paragraph).map(pieceOf).join(''));
    return text === '' ? [] : [{ text, isBulleted: hasBullet(paragraph, isList) }];
  });
  // One paragraph alone is no list.
  return paragraphs.map(({ text, isBulleted }) => (isBulleted && paragraphs.length > 1 ? `- ${text}` : text));
}

function pieceOf(element: XmlElement): string {
  if (element.localName === 'br' || element.localName === 'tab') return ' ';
  return element.localName === 't' ? element.text : '';
}

function hasBullet(paragraph: XmlElement, isList: boolean): boolean {
  const names = childrenOf(childByName(paragraph, 'pPr') ?? paragraph).map(({ localName }) => localName);
  if (names.includes('buNone')) return false;
  return isList || names.some((name) => bullets.has(name));
}
