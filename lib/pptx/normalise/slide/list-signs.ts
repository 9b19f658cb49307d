import { bulletSigns } from '@/lib/deck/scene/bullet-signs';
import type { ListSign, PlaceholderSlot } from '../../template/template-package';
import { childOf, createElement, descendantsOf, type XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** The signs of lists, for which templates have their own. */
const ofLists = new Set([bulletSigns.disc, bulletSigns.square, bulletSigns.dash]);

/**
 * Lists have the signs of their template, and those in its places inherit them with all that it says of them, as their
 * numbers do where a place is for a numbered list.
 */
export const listsAsTheTemplateHas: SlideRule = ({ shapeTree, drawn, listSigns }) => {
  if (!listSigns?.length) return;
  const slots = new Map(drawn.map(({ node, slot }) => [node, slot]));
  for (const shape of descendantsOf(shapeTree, 'p:sp'))
    for (const body of descendantsOf(shape, 'p:txBody'))
      for (const { properties, level } of listed(body)) asInTemplate(properties, level, listSigns, slots.get(shape));
};

function listed(body: XmlElement): { properties: XmlElement; level: number }[] {
  const paragraphs = descendantsOf(body, 'a:pPr').map((properties) => ({
    properties,
    level: Number(properties.get('lvl') ?? 0),
  }));
  const levels = [0, 1, 2].flatMap((level) =>
    descendantsOf(body, `a:lvl${level + 1}pPr`).map((properties) => ({ properties, level })),
  );
  return [...paragraphs, ...levels];
}

function asInTemplate(
  properties: XmlElement,
  level: number,
  signs: readonly ListSign[],
  slot: PlaceholderSlot | undefined,
): void {
  const sign = childOf(properties, 'a:buChar');
  const number = childOf(properties, 'a:buAutoNum');
  const inherited = slot?.levels[level];
  const own = signs[Math.min(level, signs.length - 1)]!;
  if (sign && ofLists.has(sign.get('char') ?? '')) {
    if (childOf(inherited, 'a:buChar')?.get('char') === own.char) return leaveLook(properties, sign);
    sign.set('char', own.char);
    childOf(properties, 'a:buFont')?.remove();
    if (own.size) properties.insertBefore(createElement('a:buSzPct', { val: own.size }), sign);
    if (own.typeface) properties.insertBefore(createElement('a:buFont', { typeface: own.typeface }), sign);
  }
  const numbering = childOf(inherited, 'a:buAutoNum')?.get('type');
  if (number && numbering !== undefined) {
    leaveLook(properties);
    number.set('type', numbering);
  }
}

/** To the place: what it says of its signs is more than their form. */
function leaveLook(properties: XmlElement, sign?: XmlElement): void {
  for (const name of ['a:buClr', 'a:buClrTx', 'a:buFont', 'a:buFontTx']) childOf(properties, name)?.remove();
  sign?.remove();
}
