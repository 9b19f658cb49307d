import { childOf, childrenOf, descendantsOf, parseXml, pathOf, serializeXml } from '@/lib/pptx/xml/tree';
import type { XmlElement } from '@/lib/pptx/xml/tree';

/** EMU. */
export interface Frame {
  x: number;
  y: number;
  cx: number;
  cy: number;
}

/** A paragraph of a slide that somebody can put the cursor into. */
export interface TypedText {
  /** Its place among the paragraphs of the slide. */
  index: number;
  /** Name of the shape or table that it is in. */
  owner: string;
  text: string;
  isCell: boolean;
}

/** Each heading, line, bullet and cell with words; fields count themselves. */
export function textsOn(slideXml: Uint8Array): TypedText[] {
  return paragraphsOf(parseXml(slideXml)).map((paragraph, index) => {
    const owner = ownerOf(paragraph);
    return { index, owner: nameOf(owner), text: longestRun(paragraph).text, isCell: owner.name === 'p:graphicFrame' };
  });
}

/** What a person does who types on in the middle of a text: its longest run gets longer, and nothing else changes. */
export function typeOn(
  slideXml: Uint8Array,
  { index }: Pick<TypedText, 'index'>,
  lengthen: (text: string) => string,
): Uint8Array {
  const root = parseXml(slideXml);
  const paragraph = paragraphsOf(root)[index];
  if (paragraph === undefined) throw new Error(`The slide has no paragraph ${index}.`);
  const run = longestRun(paragraph);
  const text = lengthen(run.text);
  run.takeChildren();
  run.append(text);
  return serializeXml(root);
}

/** The frames of the shapes with text that say themselves where they stand, with the letters in them. */
export function framesOn(slideXml: Uint8Array): { name: string; frame: Frame; letters: number }[] {
  return descendantsOf(parseXml(slideXml), 'p:sp').flatMap((shape) => {
    const frame = frameOf(pathOf(shape, 'p:spPr', 'a:xfrm'));
    const body = childOf(shape, 'p:txBody');
    const words = body === undefined ? [] : runTexts(body);
    return frame && words.length > 0 ? [{ name: nameOf(shape), frame, letters: lettersIn(...words).length }] : [];
  });
}

/** A drag with the mouse: a group's place changes, what is in it is left as it is. Null where the slide has no group with words. */
export function moveGroup(slideXml: Uint8Array, by: Pick<Frame, 'x' | 'y'>): { xml: Uint8Array; words: string } | null {
  const root = parseXml(slideXml);
  const group = descendantsOf(root, 'p:grpSp').find((one) => descendantsOf(one, 'a:t').length > 0);
  const place = pathOf(group, 'p:grpSpPr', 'a:xfrm', 'a:off');
  if (group === undefined || place === undefined) return null;
  for (const axis of ['x', 'y'] as const) place.set(axis, String(Number(place.get(axis)) + by[axis]));
  return { xml: serializeXml(root), words: runTexts(group).join(' ') };
}

/** Letters and digits of texts as programs agree on them: bullets and ligatures are drawn and stand in no text. */
export function lettersIn(...texts: readonly string[]): string {
  return texts
    .join('')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The texts of runs; fields, which count slides, are none. */
export function runTexts(root: XmlElement): string[] {
  return descendantsOf(root, 'a:r').flatMap((run) => descendantsOf(run, 'a:t').map(({ text }) => text));
}

/** `a:xfrm` or `p:xfrm` as numbers. */
export function frameOf(transform: XmlElement | undefined): Frame | undefined {
  const [offset, extent] = [childOf(transform, 'a:off'), childOf(transform, 'a:ext')];
  if (offset === undefined || extent === undefined) return undefined;
  const number = (of: XmlElement, name: string) => Number(of.get(name));
  return { x: number(offset, 'x'), y: number(offset, 'y'), cx: number(extent, 'cx'), cy: number(extent, 'cy') };
}

function paragraphsOf(root: XmlElement): XmlElement[] {
  return descendantsOf(root, 'a:p').filter(
    (paragraph) =>
      childOf(paragraph, 'a:fld') === undefined &&
      descendantsOf(paragraph, 'a:t').some(({ text }) => text.trim().length > 2),
  );
}

function longestRun(paragraph: XmlElement): XmlElement {
  return descendantsOf(paragraph, 'a:t').sort((a, b) => b.text.length - a.text.length)[0]!;
}

function ownerOf(paragraph: XmlElement): XmlElement {
  for (let one: XmlElement | undefined = paragraph; one; one = one.parent)
    if (one.name === 'p:sp' || one.name === 'p:graphicFrame') return one;
  throw new Error('A paragraph stands in no shape.');
}

function nameOf(shape: XmlElement): string {
  const [head] = childrenOf(shape);
  return childOf(head, 'p:cNvPr')?.get('name') ?? '';
}
