import type { TextElement } from '@/lib/deck/scene/scene';
import type { PlaceholderSlot } from '../../template/template-package';
import { inchesToEmu } from '../../package/emu';
import { areParagraphsEmpty } from '../../write/paragraphs';
import { childOf, createElement, descendantsOf, pathOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** A hundredth of a point: closer boxes are the same box. */
const toleranceEmu = 127;

/**
 * pptxgenjs writes titles as `idx="100" type="title"`, which no reader finds. Here each text
 * with a role fills the layout's placeholder of that role; the first one does, further ones and
 * roles that the layout lacks stay text boxes. A box that is the layout's own is inherited from it.
 */
export const placeholders: SlideRule = (drawing) => {
  const filled = new Set<PlaceholderSlot>();
  for (const { element, node } of drawing.drawn) {
    if (element.type !== 'text' || element.placeholder === 'none') continue;
    const slot = drawing.layout.placeholders[element.placeholder];
    if (slot === undefined || filled.has(slot) || areParagraphsEmpty(element.paragraphs)) continue;
    filled.add(slot);
    fillSlot(node, slot);
    inheritBox(node, element, slot);
    stateWhatMasterWouldDecide(node);
  }
};

function fillSlot(node: XmlElement, slot: PlaceholderSlot): void {
  const properties = pathOf(node, 'p:nvSpPr', 'p:nvPr');
  const locks = pathOf(node, 'p:nvSpPr', 'p:cNvSpPr');
  if (properties === undefined || locks === undefined) return;
  locks.unset('txBox');
  locks.append(createElement('a:spLocks', { noGrp: '1' }));
  const placeholder = createElement('p:ph', { type: slot.type });
  if (slot.type === 'sldNum') placeholder.set('sz', 'quarter');
  if (slot.idx !== undefined) placeholder.set('idx', String(slot.idx));
  properties.append(placeholder);
}

function inheritBox(node: XmlElement, { box, geometry }: TextElement, slot: PlaceholderSlot): void {
  const pairs = [
    [inchesToEmu(box.x), slot.x],
    [inchesToEmu(box.y), slot.y],
    [inchesToEmu(box.w), slot.cx],
    [inchesToEmu(box.h), slot.cy],
  ] as const;
  if (geometry !== undefined || pairs.some(([own, inherited]) => Math.abs(own - inherited) > toleranceEmu)) return;
  const shape = childOf(node, 'p:spPr');
  for (const name of ['a:xfrm', 'a:prstGeom']) {
    const inherited = childOf(shape, name);
    if (inherited !== undefined) inherited.remove();
  }
}

/** What pptxgenjs leaves out because it is the default would come from the master instead. */
function stateWhatMasterWouldDecide(node: XmlElement): void {
  for (const properties of descendantsOf(node, 'a:rPr')) {
    for (const style of ['b', 'i']) if (!properties.attributes.has(style)) properties.set(style, '0');
  }
  for (const properties of descendantsOf(node, 'a:pPr')) {
    if (childOf(properties, 'a:spcBef') !== undefined) continue;
    const none = createElement('a:spcBef', {}, [createElement('a:spcPts', { val: '0' })]);
    const spacing = childOf(properties, 'a:lnSpc');
    if (spacing === undefined) properties.prepend(none);
    else properties.insertAfter(none, spacing);
  }
}
