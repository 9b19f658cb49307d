import type { Box, Fill, Ornament, ShapeElement, Stroke } from '@/lib/deck/scene/scene';
import { colorChanges, type RoleColors, type SchemeColor } from '@/lib/deck/theme/scheme-color';
import { inchesToEmu, pointsToEmu } from '../package/emu';
import { escapeXml } from '../package/escape-xml';
import { namespaces } from '../package/vocabulary';
import { normalDegrees, presetOf } from '../write/geometry';

const decorative =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  `<adec:decorative xmlns:adec="${namespaces.adec}" val="1"/></a:ext></a:extLst>`;

const dashes = { solid: 'solid', dash: 'dash', dot: 'sysDot' } as const;

/**
 * A shape, line or picture of a layout, marked decorative.
 *
 * @param linkOf gives the relationship of the layout that leads to a picture of the theme
 */
export function decorXml(
  element: Ornament,
  { id, colors, linkOf }: { id: number; colors: RoleColors; linkOf: (imageId: string) => string },
): string {
  const properties = `<p:cNvPr id="${id}" name="${escapeXml(element.name)}">${decorative}</p:cNvPr>`;
  if (element.type === 'image') {
    const { left, top, right, bottom } = element.crop;
    const sides = Object.entries({ l: left, t: top, r: right, b: bottom }).filter(([, share]) => share > 0);
    const cut = sides.map(([side, share]) => ` ${side}="${Math.round(share * 100_000)}"`).join('');
    return (
      `<p:pic><p:nvPicPr>${properties}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr>` +
      `<p:blipFill><a:blip r:embed="${linkOf(element.imageId)}"/>${cut === '' ? '' : `<a:srcRect${cut}/>`}<a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
      `<p:spPr>${transformXml(element.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
    );
  }
  if (element.type === 'line') {
    const end = element.endArrow ? '<a:tailEnd type="triangle"/>' : '';
    return (
      `<p:cxnSp><p:nvCxnSpPr>${properties}<p:cNvCxnSpPr/><p:nvPr userDrawn="1"/></p:nvCxnSpPr><p:spPr>` +
      `${transformXml(element.box, { flipVertical: element.flipVertical })}<a:prstGeom prst="line"><a:avLst/></a:prstGeom>${strokeXml(element.stroke, colors, end)}</p:spPr></p:cxnSp>`
    );
  }
  return (
    `<p:sp><p:nvSpPr>${properties}<p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transformXml(element.box, element)}` +
    `${geometryXml(element)}${element.fill ? fillXml(element.fill, colors) : '<a:noFill/>'}${element.stroke ? strokeXml(element.stroke, colors) : '<a:ln><a:noFill/></a:ln>'}</p:spPr>` +
    '<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>'
  );
}

interface Turning {
  rotationDeg?: number;
  flipHorizontal?: boolean;
  flipVertical?: boolean;
}

export function transformXml(box: Box, turning: Turning = {}): string {
  const rotation = turning.rotationDeg ? ` rot="${Math.round(normalDegrees(turning.rotationDeg) * 60_000)}"` : '';
  const flips = `${turning.flipHorizontal ? ' flipH="1"' : ''}${turning.flipVertical ? ' flipV="1"' : ''}`;
  return (
    `<a:xfrm${rotation}${flips}><a:off x="${inchesToEmu(box.x)}" y="${inchesToEmu(box.y)}"/>` +
    `<a:ext cx="${inchesToEmu(box.w)}" cy="${inchesToEmu(box.h)}"/></a:xfrm>`
  );
}

function geometryXml(element: ShapeElement): string {
  const preset = presetOf(element);
  return `<a:prstGeom prst="${preset}"><a:avLst>${adjustments(preset, element)}</a:avLst></a:prstGeom>`;
}

function adjustments(preset: string, { cornerRadius, angles }: ShapeElement): string {
  if (preset === 'roundRect') return `<a:gd name="adj" fmla="val ${Math.round((cornerRadius ?? 0) * 100_000)}"/>`;
  if (preset !== 'pie' || angles === undefined) return '';
  return [angles.startDeg, angles.endDeg]
    .map((degrees, index) => `<a:gd name="adj${index + 1}" fmla="val ${Math.round(normalDegrees(degrees) * 60_000)}"/>`)
    .join('');
}

/** `a:solidFill` of a role. */
export function fillXml({ color, opacity = 1 }: Fill, colors: RoleColors): string {
  return solidFillXml(colors[color], opacity);
}

/** `a:solidFill` in a colour of the theme. */
export function solidFillXml(color: SchemeColor, opacity = 1): string {
  return `<a:solidFill>${colorXml(color, opacity)}</a:solidFill>`;
}

/** The bare `a:schemeClr`; `a:srgbClr` for what is no slot. */
export function colorXml(color: SchemeColor, opacity = 1): string {
  const changes = colorChanges(color, opacity).map(({ name, value }) => `<a:${name} val="${value}"/>`);
  const tag = colorTag(color);
  return `<${tag} val="${color.slot}">${changes.join('')}</${tag}>`;
}

/** By what element a file names a colour: slots by their name, what a template draws without one by its value. */
export function colorTag({ slot }: SchemeColor): 'a:schemeClr' | 'a:srgbClr' {
  return /^[0-9A-F]{6}$/.test(slot) ? 'a:srgbClr' : 'a:schemeClr';
}

/** `a:ln` of a role. */
export function strokeXml({ color, widthPt, dash }: Stroke, colors: RoleColors, end = ''): string {
  return `<a:ln w="${pointsToEmu(widthPt)}">${fillXml({ color }, colors)}<a:prstDash val="${dashes[dash ?? 'solid']}"/>${end}</a:ln>`;
}

/** `p:cSld` with a flat background (absent: inherited) around finished shapes. */
export function commonSlideData(
  shapes: readonly string[],
  options: { name?: string; background?: SchemeColor } = {},
): string {
  const background =
    options.background === undefined
      ? ''
      : `<p:bg><p:bgPr>${solidFillXml(options.background)}<a:effectLst/></p:bgPr></p:bg>`;
  return (
    `<p:cSld${options.name === undefined ? '' : ` name="${escapeXml(options.name)}"`}>${background}<p:spTree>` +
    '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
    `<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes.join('')}</p:spTree></p:cSld>`
  );
}
