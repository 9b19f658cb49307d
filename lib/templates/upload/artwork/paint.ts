import { createHash } from 'node:crypto';
import { layOver } from '@/lib/deck/quality/contrast';
import { childOf, childrenOf, createElement, pathOf, type XmlElement } from '@/lib/pptx/xml/tree';
import type { OpenPackage } from '@/lib/pptx/package/open-package';
import { firstColor, type MasterColors, type SeenColor } from '../template-colors';
import type { ReadMaster } from '../template-tree';

/** What pieces of a layout are drawn with. */
export interface Drawing {
  opened: OpenPackage;
  master: ReadMaster;
  palette: MasterColors;
  /** Whose relationships are named. */
  part: string;
  /** From EMU of the slide to inches of the layout. */
  inches: (emu: number) => number;
  slide: { cx: number; cy: number };
  /** Addresses that hold the pictures, as large as they are looked at, by their parts. */
  pictures: ReadonlyMap<string, string>;
}

export const pointsPerInch = 72;

/** A number of an SVG. */
export const inSvg = (value: number): string => String(Math.round(value * 100) / 100);

export interface Paint {
  fill: string;
  opacity?: number;
  /** Definitions that the fill refers to. */
  defs?: string;
}

/** Named by what it paints, so that layouts that show the same are drawn alike. */
const idOf = (paints: string): string => `fill-${createHash('sha256').update(paints).digest('hex').slice(0, 16)}`;

/** How much of a pattern is its foreground, about (ECMA-376 part 1, 20.1.10.51). */
function shareOfPattern(preset: string): number {
  const stated = /^pct(\d+)$/.exec(preset)?.[1];
  if (stated !== undefined) return Number(stated) / 100;
  return /^(?:dk|wd|trellis|sphere|solidDmnd|lgCheck|smCheck|horzBrick|shingle)/.test(preset) ? 0.5 : 0.2;
}

/** A fill as SVG has it. Patterns are the colour that they have from afar. */
export function paintOf(fill: XmlElement, drawing: Drawing, placeholder?: SeenColor): Paint | undefined {
  const { palette } = drawing;
  if (fill.name === 'a:solidFill') {
    const color = firstColor(fill, palette, placeholder);
    return color && { fill: `#${color.hex}`, opacity: color.opacity };
  }
  if (fill.name === 'a:pattFill') {
    const [color, behind] = ['a:fgClr', 'a:bgClr'].map((name) => firstColor(childOf(fill, name), palette, placeholder));
    const share = shareOfPattern(fill.get('prst') ?? 'pct50');
    if (color && behind) return { fill: `#${layOver(color.hex, share, behind.hex)}`, opacity: behind.opacity };
    return color && { fill: `#${color.hex}`, opacity: share };
  }
  if (fill.name === 'a:gradFill') return gradient(fill, drawing, placeholder);
  if (fill.name === 'a:blipFill') {
    const href = pictureOf(fill, drawing);
    if (href === undefined) return undefined;
    const id = idOf(href);
    return {
      fill: `url(#${id})`,
      defs: `<defs><pattern id="${id}" width="1" height="1" patternContentUnits="objectBoundingBox">${unitPicture(fill, href)}</pattern></defs>`,
    };
  }
  return undefined;
}

function gradient(fill: XmlElement, { palette }: Drawing, placeholder?: SeenColor): Paint | undefined {
  const stops = childrenOf(childOf(fill, 'a:gsLst') ?? createElement('none'), 'a:gs').flatMap((stop) => {
    const color = firstColor(stop, palette, placeholder);
    return color ? [{ at: Number(stop.get('pos') ?? 0) / 1000, color }] : [];
  });
  const [first] = stops;
  if (first === undefined) return undefined;
  const list = [...stops]
    .sort((one, other) => one.at - other.at)
    .map(
      ({ at, color }) =>
        `<stop offset="${inSvg(at)}%" stop-color="#${color.hex}" stop-opacity="${inSvg(color.opacity)}"/>`,
    )
    .join('');
  const angle = Number(childOf(fill, 'a:lin')?.get('ang') ?? 0) / 60_000;
  const id = idOf(`${angle} ${childOf(fill, 'a:path') ? 'radial' : 'linear'} ${list}`);
  const definition = childOf(fill, 'a:path')
    ? `<radialGradient id="${id}" r="0.7">${list}</radialGradient>`
    : `<linearGradient id="${id}" gradientTransform="rotate(${inSvg(angle)} 0.5 0.5)">${list}</linearGradient>`;
  return {
    fill: `url(#${id})`,
    defs: `<defs>${definition}</defs>`,
  };
}

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** A part as an address that holds it; undefined for kinds that browsers don't draw. */
export function pictureAddress(opened: OpenPackage, part: string): string | undefined {
  const bytes = opened.parts.get(part);
  const type = pictureTypes[part.slice(part.lastIndexOf('.') + 1).toLowerCase()];
  return bytes && type ? `data:${type};base64,${Buffer.from(bytes).toString('base64')}` : undefined;
}

/** The picture that a blip names, as an address that holds it; undefined where it can't be drawn. */
export function pictureOf(fill: XmlElement, { opened, part, pictures }: Drawing): string | undefined {
  const id = childOf(fill, 'a:blip')?.get('r:embed');
  const target = opened.relationshipsOf(part).find((link) => link.id === id && link.external !== true)?.target;
  return target === undefined ? undefined : pictures.get(target);
}

/** A picture one wide and one high, as its effects show it (ECMA-376 part 1, 20.1.8: amounts in thousandths of a percent). */
export function unitPicture(fill: XmlElement, href: string): string {
  const blip = childOf(fill, 'a:blip');
  const filters = blip ? childrenOf(blip).flatMap((effect) => effects[effect.name]?.(shareOf(effect)) ?? []) : [];
  const opacity = shareOf(childOf(blip, 'a:alphaModFix'))('amt', 1);
  const id = filters.length > 0 ? idOf(filters.join('')) : undefined;
  const shown = `${id ? ` filter="url(#${id})"` : ''}${opacity < 1 ? ` opacity="${inSvg(opacity)}"` : ''}`;
  const filter = id
    ? `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${filters.join('')}</filter>`
    : '';
  return `${filter}<image width="1" height="1" preserveAspectRatio="none"${shown} href="${href}"/>`;
}

type Share = (attribute: string, usual: number) => number;

const shareOf =
  (effect: XmlElement | undefined): Share =>
  (attribute, usual) =>
    Number(effect?.get(attribute) ?? usual * 100_000) / 100_000;

/** Effects on pictures as filters of SVG. */
const effects: Readonly<Partial<Record<string, (share: Share) => string>>> = {
  'a:grayscl': () => '<feColorMatrix type="saturate" values="0"/>',
  'a:lum': (share) => {
    const contrast = share('contrast', 0);
    const slope = contrast > 0 ? 1 / Math.max(0.01, 1 - contrast) : 1 + contrast;
    const channel = `type="linear" slope="${slope}" intercept="${share('bright', 0) + (1 - slope) / 2}"`;
    return `<feComponentTransfer><feFuncR ${channel}/><feFuncG ${channel}/><feFuncB ${channel}/></feComponentTransfer>`;
  },
};

/** What the style of a shape takes from the theme (ECMA-376 part 1, 20.1.4.2). */
export function styleFill(node: XmlElement, drawing: Drawing): Paint | undefined {
  const reference = pathOf(node, 'p:style', 'a:fillRef');
  const index = Number(reference?.get('idx') ?? 0);
  if (reference === undefined || index === 0) return undefined;
  const color = firstColor(reference, drawing.palette);
  const formats = pathOf(
    drawing.master.theme,
    'a:themeElements',
    'a:fmtScheme',
    index > 1000 ? 'a:bgFillStyleLst' : 'a:fillStyleLst',
  );
  const fill = formats && childrenOf(formats)[(index > 1000 ? index - 1000 : index) - 1];
  return fill
    ? paintOf(fill, { ...drawing, part: drawing.master.themePath }, color)
    : color && { fill: `#${color.hex}` };
}

export interface Outlining {
  stroke: string;
  opacity: number;
  widthPt: number;
}

export function lineOf(
  node: XmlElement,
  properties: XmlElement | undefined,
  { palette, inches }: Drawing,
): Outlining | undefined {
  const own = childOf(properties, 'a:ln');
  if (childOf(own, 'a:noFill')) return undefined;
  const reference = pathOf(node, 'p:style', 'a:lnRef');
  const color =
    firstColor(childOf(own, 'a:solidFill'), palette) ??
    (Number(reference?.get('idx') ?? 0) > 0 ? firstColor(reference, palette) : undefined);
  if (color === undefined) return undefined;
  return {
    stroke: `#${color.hex}`,
    opacity: color.opacity,
    widthPt: inches(Number(own?.get('w') ?? 9525)) * pointsPerInch,
  };
}
