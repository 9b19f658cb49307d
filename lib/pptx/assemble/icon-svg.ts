import { iconSet } from '@/lib/deck/icons/icon-set';
import type { IconName } from '@/lib/deck/icons/icon-set';
import type { ColorRole, SchemeSlot, Theme } from '@/lib/deck/theme/theme';
import { schemeSlots } from '@/lib/deck/theme/theme';

/** What Office calls each slot of the colour map in the style classes of a drawing. */
const officeNames: Readonly<Record<SchemeSlot, string>> = {
  tx1: 'Text1',
  bg1: 'Background1',
  tx2: 'Text2',
  bg2: 'Background2',
  accent1: 'Accent1',
  accent2: 'Accent2',
  accent3: 'Accent3',
  accent4: 'Accent4',
  accent5: 'Accent5',
  accent6: 'Accent6',
};

/**
 * An icon as SVG, the way Office stores its own: a class that names the theme colour, so that the
 * drawing follows when a user changes the theme, and the colour itself for every other program.
 */
export function iconSvg(icon: IconName, color: ColorRole, { colors }: Theme): string {
  const style = `MsftOfcThm_${officeNames[schemeSlots[color]]}_Stroke_v2`;
  const stroke = `#${colors[color]}`;
  const line = `class="${style}" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"`;
  const paths = iconSet[icon].map((d) => `<path ${line} d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24"><style>.${style} { stroke:${stroke}; }</style>${paths.join('')}</svg>`;
}
