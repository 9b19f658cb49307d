import type { Box, Fill, LineElement, ShapeElement, Stroke } from '@/lib/deck/scene/scene';
import { schemeSlots } from '@/lib/deck/theme/theme';
import { inchesToEmu, pointsToEmu } from '../package/emu';
import { escapeXml } from '../package/escape-xml';
import { namespaces } from '../package/vocabulary';
import { normalDegrees, presetOf } from '../write/geometry';

const decorative =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  `<adec:decorative xmlns:adec="${namespaces.adec}" val="1"/></a:ext></a:extLst>`;

const dashes = { solid: 'solid', dash: 'dash', dot: 'sysDot' } as const;

/** A native shape or line of a layout, marked decorative. */
export function decorXml(element: ShapeElement | LineElement, id: number): string {
  const properties = `<p:cNvPr id="${id}" name="${escapeXml(element.name)}">${decorative}</p:cNvPr>`;
  if (element.type === 'line') {
    const end = element.endArrow ? '<a:tailEnd type="triangle"/>' : '';
    return (
      `<p:cxnSp><p:nvCxnSpPr>${properties}<p:cNvCxnSpPr/><p:nvPr userDrawn="1"/></p:nvCxnSpPr><p:spPr>` +
      `${transformXml(element.box, { flipVertical: element.flipVertical })}<a:prstGeom prst="line"><a:avLst/></a:prstGeom>${strokeXml(element.stroke, end)}</p:spPr></p:cxnSp>`
    );
  }
  return (
    `<p:sp><p:nvSpPr>${properties}<p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transformXml(element.box, element)}` +
    `${geometryXml(element)}${element.fill ? fillXml(element.fill) : '<a:noFill/>'}${element.stroke ? strokeXml(element.stroke) : '<a:ln><a:noFill/></a:ln>'}</p:spPr>` +
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

function fillXml({ color, opacity }: Fill): string {
  const alpha = opacity === undefined || opacity >= 1 ? '' : `<a:alpha val="${Math.round(opacity * 100_000)}"/>`;
  return `<a:solidFill><a:schemeClr val="${schemeSlots[color]}">${alpha}</a:schemeClr></a:solidFill>`;
}

function strokeXml({ color, widthPt, dash }: Stroke, end = ''): string {
  return `<a:ln w="${pointsToEmu(widthPt)}">${fillXml({ color })}<a:prstDash val="${dashes[dash ?? 'solid']}"/>${end}</a:ln>`;
}

/** `p:cSld` with a flat background (absent: inherited) around finished shapes. */
export function commonSlideData(
  shapes: readonly string[],
  options: { name?: string; backgroundSlot?: string } = {},
): string {
  const background =
    options.backgroundSlot === undefined
      ? ''
      : `<p:bg><p:bgPr><a:solidFill><a:schemeClr val="${options.backgroundSlot}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
  return (
    `<p:cSld${options.name === undefined ? '' : ` name="${escapeXml(options.name)}"`}>${background}<p:spTree>` +
    '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
    `<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes.join('')}</p:spTree></p:cSld>`
  );
}
