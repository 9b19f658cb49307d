import { bulletColor, bulletFont, symbolFont } from '@/lib/deck/scene/bullet-signs';
import { schemeSlots } from '@/lib/deck/theme/theme';
import type { ColorRole } from '@/lib/deck/theme/theme';
import { childOf, createElement, descendantsOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** Which entries of the theme go with a Latin one (ECMA-376 part 1, 20.1.10.72). */
const companions: Readonly<Record<string, { ea: string; cs: string }>> = {
  '+mj-lt': { ea: '+mj-ea', cs: '+mj-cs' },
  '+mn-lt': { ea: '+mn-ea', cs: '+mn-cs' },
};

/**
 * pptxgenjs names the Latin typeface for East Asian and complex scripts too. Theme fonts get
 * their own entries; a named family leaves other scripts to the theme.
 */
export const themeFonts: SlideRule = ({ shapeTree }) => useThemeFonts(shapeTree);

function useThemeFonts(root: XmlElement): void {
  for (const latin of descendantsOf(root, 'a:latin')) {
    const companion = companions[latin.get('typeface') ?? ''];
    latin.unset('pitchFamily', 'charset');
    // Programs differ in whether they take signs for Latin or for East Asian ones.
    const isOfSigns = latin.get('typeface') === symbolFont;
    for (const script of ['ea', 'cs'] as const) {
      const font = childOf(latin.parent, `a:${script}`);
      if (font === undefined) continue;
      if (isOfSigns) font.unset('pitchFamily', 'charset');
      else if (companion === undefined) font.remove();
      else {
        font.set('typeface', companion[script]);
        font.unset('pitchFamily', 'charset');
      }
    }
  }
}

const roles = Object.keys(schemeSlots) as ColorRole[];

/**
 * pptxgenjs takes the bullet sign from whatever font the text has, numbers from the heading
 * font, and both in the colour of the text. The sign comes from a font that has it on every
 * system, numbers from the text's font, and their colour from the layout's rule for bullets.
 * Colour, size, font and sign stand in the order of ECMA-376 part 1, 21.1.2.2.7.
 */
export const bulletFonts: SlideRule = ({ shapeTree }) => {
  for (const paragraph of descendantsOf(shapeTree, 'a:p')) {
    const properties = childOf(paragraph, 'a:pPr');
    if (properties === undefined) continue;
    childOf(properties, 'a:buFont')?.remove();
    const sign = childOf(properties, 'a:buChar');
    const bullet = sign ?? childOf(properties, 'a:buAutoNum');
    if (bullet === undefined) continue;
    const typeface = sign === undefined ? '+mn-lt' : bulletFont(sign.get('char') ?? '');
    properties.insertBefore(createElement('a:buFont', { typeface }), bullet);
    const color = colorOf(paragraph, sign?.get('char') ?? '');
    if (color)
      properties.insertBefore(color, childOf(properties, 'a:buSzPct') ?? childOf(properties, 'a:buFont') ?? bullet);
  }
};

/** The colour of a bullet that differs from that of its words. */
function colorOf(paragraph: XmlElement, sign: string): XmlElement | null {
  const fill = childOf(childOf(childOf(paragraph, 'a:r'), 'a:rPr'), 'a:solidFill');
  const text = roles.find((role) => schemeSlots[role] === childOf(fill, 'a:schemeClr')?.get('val'));
  const color = text === undefined ? undefined : bulletColor(text, sign);
  if (color === undefined || color === text) return null;
  return createElement('a:buClr', {}, [createElement('a:schemeClr', { val: schemeSlots[color] })]);
}
