import { renderAsync } from '@resvg/resvg-js';
import type { IconElement, Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { iconPng } from './icon-png';
import { iconSvg } from './icon-svg';

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
