import { renderAsync } from '@resvg/resvg-js';
import type { IconName } from '@/lib/deck/icons/icon-set';
import { iconSet } from '@/lib/deck/icons/icon-set';
import type { IconElement, Scene } from '@/lib/deck/scene/scene';
import type { ColorRole, SchemeSlot, Theme } from '@/lib/deck/theme/theme';
import { schemeColor } from '@/lib/deck/theme/scheme-color';
import { iconPng } from './icon-png';

/** An icon in one colour, as every PowerPoint shows it (`png`) and as those from 2016 on do (`svg`). */
export interface IconPicture {
  svg: Uint8Array;
  png: Uint8Array;
}

/** Sharp at half an inch on a projector of 4K. */
const sidePx = 192;

const encoder = new TextEncoder();

/** What tells the pictures of icons apart. */
export function iconKey({ icon, color }: Pick<IconElement, 'icon' | 'color'>): string {
  return `${icon} ${color}`;
}

/**
 * The icons that a scene shows, each once in each of its colours, by `iconKey`. The same scene and
 * theme give the same bytes: the drawings have no letters, so nothing depends on fonts.
 */
export async function prepareIcons(scene: Scene, theme: Theme): Promise<Map<string, IconPicture>> {
  const shown = new Map<string, IconElement>();
  for (const { elements } of scene.slides) {
    for (const element of elements) if (element.type === 'icon') shown.set(iconKey(element), element);
  }
  return new Map(await Promise.all([...shown].map(async ([key, icon]) => [key, await drawIcon(icon, theme)] as const)));
}

async function drawIcon({ icon, color }: IconElement, theme: Theme): Promise<IconPicture> {
  const svg = iconSvg(icon, color, theme);
  const { pixels } = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: sidePx },
    logLevel: 'off',
  });
  return { svg: encoder.encode(svg), png: iconPng(pixels, theme.colors[color], sidePx) };
}

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
function iconSvg(icon: IconName, color: ColorRole, theme: Theme): string {
  const { slot, lumMod, lumOff } = schemeColor(theme, color);
  const changes = lumMod === undefined ? '' : `_lumMod_${lumMod}_lumOff_${lumOff}`;
  const style = `MsftOfcThm_${officeNames[slot]}${changes}_Stroke_v2`;
  const stroke = `#${theme.colors[color]}`;
  const line = `class="${style}" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"`;
  const paths = iconSet[icon].map((d) => `<path ${line} d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24"><style>.${style} { stroke:${stroke}; }</style>${paths.join('')}</svg>`;
}
