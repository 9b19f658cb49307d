import type { TextElement } from '@/lib/deck/scene/scene';
import { childOf, childrenOf, descendantsOf, parseXml, serializeXml } from '@/lib/pptx/xml/tree';

/** What a person does who types on in the middle of a text: the longest run of a shape gets longer, and nothing else changes. */
export function typeOn(
  slideXml: Uint8Array,
  { name }: Pick<TextElement, 'name'>,
  lengthen: (text: string) => string,
): Uint8Array {
  const root = parseXml(slideXml);
  const shape = descendantsOf(root, 'p:sp').find((one) => {
    const head = childrenOf(one)[0];
    return head !== undefined && childOf(head, 'p:cNvPr')?.get('name') === name;
  });
  const runs = shape === undefined ? [] : descendantsOf(shape, 'a:t');
  const [longest] = runs.sort((a, b) => b.text.length - a.text.length);
  if (longest === undefined) throw new Error(`No shape “${name}” has text.`);
  const text = lengthen(longest.text);
  longest.takeChildren();
  longest.append(text);
  return serializeXml(root);
}
