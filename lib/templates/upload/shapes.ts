import { childOf, childrenOf, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';

/** EMU from the top left corner of the slide. */
export interface Frame {
  x: number;
  y: number;
  cx: number;
  cy: number;
}

/** The drawing objects on the highest level. */
export function shapesOf(root: XmlElement): XmlElement[] {
  const tree = pathOf(root, 'p:cSld', 'p:spTree');
  return tree === undefined
    ? []
    : childrenOf(tree).filter(({ name }) => /^p:(sp|pic|graphicFrame|grpSp|cxnSp)$/.test(name));
}

export function placeholderOf(node: XmlElement): XmlElement | undefined {
  const head = childrenOf(node).find(({ name }) => /^p:nv\w+Pr$/.test(name));
  return pathOf(head, 'p:nvPr', 'p:ph');
}

export function frameOf(node: XmlElement): Frame | undefined {
  const transform = pathOf(node, 'p:spPr', 'a:xfrm') ?? pathOf(node, 'p:grpSpPr', 'a:xfrm') ?? childOf(node, 'p:xfrm');
  const [off, ext] = [childOf(transform, 'a:off'), childOf(transform, 'a:ext')];
  if (off === undefined || ext === undefined) return undefined;
  return { x: Number(off.get('x')), y: Number(off.get('y')), cx: Number(ext.get('cx')), cy: Number(ext.get('cy')) };
}
