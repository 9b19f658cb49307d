import type { Box, SceneElement } from '@/lib/deck/scene/scene';
import { inchesToEmu } from '../../package/emu';
import { cleanXmlText } from '../../package/escape-xml';
import { namespaces } from '../../package/vocabulary';
import { childOf, childrenOf, createElement, descendantsOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { DrawnElement, SlideRule } from './slide-drawing';

/** Says that screen readers pass over a shape ([MS-ODRAWXML] 2.3.4, `decorative`). */
const decorativeExtension = '{C183D7F6-B498-43B3-948B-1728B52AA6E4}';

/**
 * pptxgenjs numbers tables apart from shapes, so that ids repeat, and gives tables no
 * description. Ids count in reading order from 2 (1 is the tree itself); names come from the
 * scene and are made different from each other; pictures, charts and tables are described,
 * ornaments are marked as such.
 */
export const shapeIdentity: SlideRule = ({ drawn }) => {
  const taken = new Set<string>();
  drawn.forEach(({ element, node }, index) => {
    const head = childrenOf(node)[0];
    const properties = head && childOf(head, 'p:cNvPr');
    if (properties === undefined) return;
    properties.set('id', String(index + 2));
    properties.set('name', uniqueName(cleanXmlText(element.name), taken));
    properties.unset('descr');
    const description = 'altText' in element ? cleanXmlText(element.altText).trim() : '';
    if (description !== '') properties.set('descr', description);
    if (isDecorative(element)) markDecorative(properties);
  });
};

/** The parts of one thing as a group that is named after it, so that they move and are copied together. */
export const groups: SlideRule = ({ drawn, shapeTree }) => {
  const taken = new Set(drawn.map(({ element }) => element.name));
  const names = new Set(drawn.flatMap(({ element }) => element.group ?? []));
  [...names].forEach((name, index) => {
    // PowerPoint groups neither placeholders nor a single shape.
    const parts = drawn.filter(({ element, node }) => element.group === name && !isPlaceholder(node));
    if (parts.length < 2) return;
    const id = String(drawn.length + 2 + index);
    const group = groupOf(id, uniqueName(`${cleanXmlText(name)} group`, taken), boxAround(parts));
    shapeTree.insertAfter(group, parts[0]!.node);
    for (const { node } of parts) group.append(node);
  });
};

function isPlaceholder(node: XmlElement): boolean {
  return descendantsOf(node, 'p:ph').length > 0;
}

function groupOf(id: string, name: string, { x, y, w, h }: Box): XmlElement {
  const [offset, extent] = [
    { x: String(inchesToEmu(x)), y: String(inchesToEmu(y)) },
    { cx: String(inchesToEmu(w)), cy: String(inchesToEmu(h)) },
  ];
  const transform = createElement('a:xfrm', {}, [
    createElement('a:off', offset),
    createElement('a:ext', extent),
    createElement('a:chOff', offset),
    createElement('a:chExt', extent),
  ]);
  return createElement('p:grpSp', {}, [
    createElement('p:nvGrpSpPr', {}, [
      createElement('p:cNvPr', { id, name }),
      createElement('p:cNvGrpSpPr'),
      createElement('p:nvPr'),
    ]),
    createElement('p:grpSpPr', {}, [transform]),
  ]);
}

function boxAround(parts: readonly DrawnElement[]): Box {
  const boxes = parts.map(({ element }) => element.box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name} ${count}`;
  taken.add(unique);
  return unique;
}

/** Shapes and lines carry no words, and an icon stands beside words that say the same; a picture without a description says nothing either. */
function isDecorative(element: SceneElement): boolean {
  if (element.type === 'shape' || element.type === 'line' || element.type === 'icon') return true;
  if (element.type === 'text')
    return element.paragraphs.every(({ runs }) => runs.every(({ text }) => text.trim() === ''));
  return element.type === 'image' && element.altText.trim() === '';
}

function markDecorative(properties: XmlElement): void {
  const mark = createElement('adec:decorative', { 'xmlns:adec': namespaces.adec, val: '1' });
  const extension = createElement('a:ext', { uri: decorativeExtension }, [mark]);
  properties.append(createElement('a:extLst', {}, [extension]));
}
