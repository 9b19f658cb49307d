import { namespaces, xmlDeclaration } from '../package/vocabulary';
import { commonSlideData } from './shape-xml';
import type { Direction } from './text-styles';
import { plainLevels } from './text-styles';
import { colorMap } from './theme-part';

/** EMU; A4-like paper in portrait, what PowerPoint gives new presentations. */
export const notesSize = { cx: 6_858_000, cy: 9_144_000 };

const frame = (x: number, y: number, cx: number, cy: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;

const image =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
  `<p:nvPr><p:ph type="sldImg" idx="2"/></p:nvPr></p:nvSpPr><p:spPr>${frame(685_800, 1_143_000, 5_486_400, 3_086_100)}<a:noFill/>` +
  '<a:ln w="12700"><a:solidFill><a:prstClr val="black"/></a:solidFill></a:ln></p:spPr></p:sp>';

const notes =
  '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
  `<p:nvPr><p:ph type="body" sz="quarter" idx="3"/></p:nvPr></p:nvSpPr><p:spPr>${frame(685_800, 4_400_550, 5_486_400, 3_600_450)}</p:spPr>` +
  '<p:txBody><a:bodyPr vert="horz" lIns="91440" tIns="45720" rIns="91440" bIns="45720" rtlCol="0"/><a:lstStyle/>' +
  '<a:p><a:r><a:rPr lang="en-US"/><a:t>Click to edit Master text styles</a:t></a:r></a:p></p:txBody></p:sp>';

const number =
  '<p:sp><p:nvSpPr><p:cNvPr id="4" name="Page number"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
  `<p:nvPr><p:ph type="sldNum" sz="quarter" idx="5"/></p:nvPr></p:nvSpPr><p:spPr>${frame(3_884_613, 8_685_213, 2_971_800, 458_787)}</p:spPr>` +
  '<p:txBody><a:bodyPr vert="horz" lIns="91440" tIns="45720" rIns="91440" bIns="45720" rtlCol="0" anchor="b"/>' +
  '<a:lstStyle><a:lvl1pPr algn="r"><a:defRPr sz="1200"/></a:lvl1pPr></a:lstStyle>' +
  '<a:p><a:fld id="{CE5E9CC1-C706-4F49-92D6-E571CC5EEA8F}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>';

/** The notes master: a slide image above, the speaker's words below, a page number. */
export function notesMasterXml(direction: Direction): string {
  return (
    `${xmlDeclaration}<p:notesMaster xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}">` +
    `${commonSlideData([image, notes, number], { background: { slot: 'bg1' } })}${colorMap('light')}` +
    `<p:notesStyle>${plainLevels(direction, 12)}</p:notesStyle></p:notesMaster>`
  );
}
