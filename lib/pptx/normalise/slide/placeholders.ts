import type { Box, SceneElement } from '@/lib/deck/scene/scene';
import { itemNumbers, type PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import type { PlaceholderSlot } from '../../template/template-package';
import { inchesToEmu } from '../../package/emu';
import { areParagraphsEmpty } from '../../write/paragraphs';
import { childOf, childrenOf, createElement, pathOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** A hundredth of a point: closer boxes are the same box. */
const toleranceEmu = 127;

/**
 * pptxgenjs writes titles as `idx="100" type="title"`, which no reader finds. Here each element
 * with a role fills the layout's placeholder of that role; the first one does, further ones and
 * roles that the layout lacks stay free. A box that is the layout's own is inherited from it.
 */
export const placeholders: SlideRule = (drawing) => {
  const filled = new Set<PlaceholderSlot>();
  for (const entry of drawing.drawn) {
    const slot = rolesOf(entry.element)
      .map((role) => drawing.layout.placeholders[role])
      .find((one) => one !== undefined && !filled.has(one));
    if (slot === undefined) continue;
    filled.add(slot);
    fillSlot(entry.node, slot);
    if (entry.element.type === 'image' && slot.outline && !entry.element.geometry && isAlike(entry.element.box, slot))
      cutTo(slot.outline, entry.node);
    if (entry.element.type !== 'text') continue;
    inheritShape(entry.node, entry.element, slot);
    entry.slot = slot;
  }
};

const pictureRoles = itemNumbers.map((number) => `item-picture-${number}` as const);

/** Charts and tables are what their slide is about, or one of two such; a picture has a place of its own, where the layout has one. */
function rolesOf(element: SceneElement): readonly PlaceholderRole[] {
  if (element.type === 'text') return areParagraphsEmpty(element.paragraphs) ? [] : [element.placeholder];
  if (element.type === 'chart' || element.type === 'table') return ['body', 'second'];
  return element.type === 'image' ? [...pictureRoles, 'picture', 'body', 'second'] : [];
}

/** Where each drawing object says what it is, and which lock keeps a placeholder out of groups. */
const heads: Readonly<Record<string, readonly [head: string, properties: string, locks: string]>> = {
  'p:sp': ['p:nvSpPr', 'p:cNvSpPr', 'a:spLocks'],
  'p:pic': ['p:nvPicPr', 'p:cNvPicPr', 'a:picLocks'],
  'p:graphicFrame': ['p:nvGraphicFramePr', 'p:cNvGraphicFramePr', 'a:graphicFrameLocks'],
};

/** Whether a picture has about the proportions of its place: cut to the outline of that, another one would be an egg for a disc. */
function isAlike({ w, h }: Box, { cx, cy }: PlaceholderSlot): boolean {
  const [own, other] = [w / h, cx / cy];
  return Math.max(own, other) <= Math.min(own, other) * alike;
}

const alike = 1.15;

/** Some programs don't take over what the layout cuts its pictures to. */
function cutTo(outline: XmlElement, picture: XmlElement): void {
  const properties = childOf(picture, 'p:spPr');
  const preset = childOf(properties, 'a:prstGeom');
  if (!properties || !preset) return;
  properties.insertBefore(outline.clone(), preset);
  preset.remove();
}

function fillSlot(node: XmlElement, { type, size, idx }: PlaceholderSlot): void {
  const [head, properties, locks] = heads[node.name] ?? ['', '', ''];
  const own = pathOf(node, head, properties);
  const nvPr = pathOf(node, head, 'p:nvPr');
  if (own === undefined || nvPr === undefined) return;
  own.unset('txBox');
  const lock = childOf(own, locks) ?? createElement(locks);
  if (lock.parent === undefined) own.prepend(lock);
  lock.set('noGrp', '1');
  const attributes = Object.entries({ type, sz: size, idx }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  nvPr.prepend(createElement('p:ph', Object.fromEntries(attributes)));
}

/** The order of what shapes say of themselves (ECMA-376 part 1, 20.1.2.2.35). */
const isAfterOutline = ({ name }: XmlElement): boolean => name !== 'a:xfrm';

function inheritShape(
  node: XmlElement,
  { box, geometry, fill, stroke }: Extract<SceneElement, { type: 'text' }>,
  slot: PlaceholderSlot,
): void {
  const pairs = [
    [inchesToEmu(box.x), slot.x],
    [inchesToEmu(box.y), slot.y],
    [inchesToEmu(box.w), slot.cx],
    [inchesToEmu(box.h), slot.cy],
  ] as const;
  const isElsewhere = pairs.some(([own, inherited]) => Math.abs(own - inherited) > toleranceEmu);
  const isShaped = geometry !== undefined || fill !== undefined || stroke !== undefined;
  const shape = childOf(node, 'p:spPr');
  const inherited = isShaped ? [] : ['a:prstGeom', 'a:noFill', 'a:ln', ...(isElsewhere ? [] : ['a:xfrm'])];
  for (const name of inherited) childOf(shape, name)?.remove();
  // Some programs don't take over the form of a place that is filled.
  if (!isShaped && slot.outline) shape?.insertBefore(slot.outline.clone(), childrenOf(shape).find(isAfterOutline));
}
