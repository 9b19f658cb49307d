import { shadeBy, type SchemeColor } from '@/lib/deck/theme/scheme-color';
import { childOf, childrenOf, createElement, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';

/** The colours of a theme by slot (ECMA-376 part 1, 20.1.6.2), six hexadecimal digits each. */
export type ThemeSlots = ReadonlyMap<string, string>;
/** `p:clrMap`: which slot of the theme stands for each name that slides use, such as `bg1`. */
export type ColorMap = ReadonlyMap<string, string>;

/** What colours of a master mean. */
export interface MasterColors {
  slots: ThemeSlots;
  map: ColorMap;
}

export function themeSlots(theme: XmlElement): ThemeSlots {
  const scheme = pathOf(theme, 'a:themeElements', 'a:clrScheme');
  const slots = scheme === undefined ? [] : childrenOf(scheme);
  return new Map(
    slots.flatMap((slot) => {
      const value = childrenOf(slot)[0];
      const hex = value?.name === 'a:sysClr' ? value.get('lastClr') : value?.get('val');
      return hex === undefined ? [] : [[slot.localName, hex.toUpperCase()] as const];
    }),
  );
}

const usualMap: readonly (readonly [string, string])[] = [
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
  ['accent1', 'accent1'],
  ['accent2', 'accent2'],
  ['accent3', 'accent3'],
  ['accent4', 'accent4'],
  ['accent5', 'accent5'],
  ['accent6', 'accent6'],
  ['hlink', 'hlink'],
  ['folHlink', 'folHlink'],
];

export function colorMapOf(map: XmlElement | undefined): ColorMap {
  return new Map([...usualMap, ...(map?.attributes ?? [])]);
}

/** A colour of a template: what it looks like, and the slot that it is where it is one and nothing else. */
export interface SeenColor {
  hex: string;
  /** 0 to 1. */
  opacity: number;
  slot?: string;
  shade?: Omit<SchemeColor, 'slot'>;
}

/**
 * The colour that an element of a choice of colours states (ECMA-376 part 1, 20.1.2.3), such as `a:schemeClr`.
 *
 * @param placeholder what `phClr` stands for, in the formats of a theme
 */
function colorOf(node: XmlElement | undefined, palette: MasterColors, placeholder?: SeenColor): SeenColor | undefined {
  if (node === undefined) return undefined;
  const base = baseOf(node, palette, placeholder);
  if (base === undefined) return undefined;
  const changes = new Map(childrenOf(node).map((change) => [change.localName, Number(change.get('val') ?? 0)]));
  const percent = (name: string) => {
    const value = changes.get(name);
    return value === undefined ? undefined : value / 1000;
  };
  let { hex } = base;
  for (const [name, value] of changes) {
    const share = value / 100_000;
    if (name === 'lumMod') hex = shadeBy(hex, { lumMod: share * 100 });
    else if (name === 'lumOff') hex = shadeBy(hex, { lumOff: share * 100 });
    else if (name === 'satMod') hex = shadeBy(hex, { satMod: share * 100 });
    else if (name === 'shade') hex = mixLinear(hex, '000000', share);
    else if (name === 'tint') hex = mixLinear(hex, 'FFFFFF', share);
  }
  const alpha = percent('alpha');
  const isPlain = [...changes.keys()].every((name) => name === 'alpha');
  return {
    hex,
    opacity: base.opacity * (alpha === undefined ? 1 : alpha / 100),
    ...(isPlain && base.slot !== undefined ? { slot: base.slot } : {}),
  };
}

function baseOf(
  node: XmlElement,
  { slots, map }: MasterColors,
  placeholder: SeenColor | undefined,
): SeenColor | undefined {
  const value = node.get('val') ?? '';
  switch (node.localName) {
    case 'srgbClr':
      return /^[0-9a-f]{6}$/i.test(value) ? { hex: value.toUpperCase(), opacity: 1 } : undefined;
    case 'sysClr':
      return { hex: (node.get('lastClr') ?? (value === 'window' ? 'FFFFFF' : '000000')).toUpperCase(), opacity: 1 };
    case 'schemeClr': {
      if (value === 'phClr') return placeholder;
      const hex = slots.get(map.get(value) ?? value);
      return hex === undefined ? undefined : { hex, opacity: 1, slot: value };
    }
    case 'prstClr':
      return { hex: presets[value] ?? '808080', opacity: 1 };
    case 'scrgbClr': {
      const channel = (name: string) => fromLinear(Number(node.get(name) ?? 0) / 100_000);
      return { hex: hexOf([channel('r'), channel('g'), channel('b')]), opacity: 1 };
    }
    default:
      return undefined;
  }
}

const presets: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '008000',
  blue: '0000FF',
  yellow: 'FFFF00',
  gray: '808080',
  grey: '808080',
  darkGray: 'A9A9A9',
  lightGray: 'D3D3D3',
  orange: 'FFA500',
  navy: '000080',
  silver: 'C0C0C0',
};

/** The first colour among the children of a fill or of a list. */
export function firstColor(
  parent: XmlElement | undefined,
  palette: MasterColors,
  placeholder?: SeenColor,
): SeenColor | undefined {
  for (const child of parent === undefined ? [] : childrenOf(parent)) {
    const color = colorOf(child, palette, placeholder);
    if (color) return color;
  }
  return undefined;
}

/** The colour of a solid fill, or about the middle of a gradient. */
export function fillColor(
  owner: XmlElement | undefined,
  palette: MasterColors,
  placeholder?: SeenColor,
): SeenColor | undefined {
  const solid = childOf(owner, 'a:solidFill');
  if (solid) return firstColor(solid, palette, placeholder);
  const stops = childrenOf(pathOf(owner, 'a:gradFill', 'a:gsLst') ?? emptyElement, 'a:gs').flatMap(
    (stop) => firstColor(stop, palette, placeholder) ?? [],
  );
  if (stops.length === 0) return undefined;
  const channels = [0, 1, 2].map((at) => stops.reduce((sum, { hex }) => sum + channelsOf(hex)[at]!, 0) / stops.length);
  return { hex: hexOf(channels), opacity: stops.reduce((sum, { opacity }) => sum + opacity, 0) / stops.length };
}

const emptyElement = createElement('none');

function channelsOf(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function hexOf(channels: readonly number[]): string {
  return channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Shades and tints mix in linear light. */
function mixLinear(hex: string, other: string, share: number): string {
  const [from, to] = [channelsOf(hex).map(toLinear), channelsOf(other).map(toLinear)];
  return hexOf(from.map((channel, at) => fromLinear(channel * share + to[at]! * (1 - share))));
}
