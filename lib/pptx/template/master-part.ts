import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import type { Theme, ThemeLayout } from '@/lib/deck/theme/theme';
import { namespaces, xmlDeclaration } from '../package/vocabulary';
import { footerShapes } from './layout-part';
import type { PlaceholderShape } from './placeholder-xml';
import { placeholderXml } from './placeholder-xml';
import { commonSlideData } from './shape-xml';
import type { Direction, MasterStyles, TemplateInput } from './text-styles';
import { plainLevels, textStyles } from './text-styles';
import { colorMap } from './theme-part';

interface MasterContent {
  shapes: readonly PlaceholderShape[];
  styles: MasterStyles;
  /** The ids of its layouts with their relationship ids. */
  layoutIds: readonly { id: number; relationshipId: string }[];
}

/** The slide master: what every layout inherits. */
export function masterXml(theme: Theme, { shapes, styles, layoutIds }: MasterContent, colors: RoleColors): string {
  const list = layoutIds
    .map(({ id, relationshipId }) => `<p:sldLayoutId id="${id}" r:id="${relationshipId}"/>`)
    .join('');
  return (
    `${xmlDeclaration}<p:sldMaster xmlns:a="${namespaces.a}" xmlns:r="${namespaces.r}" xmlns:p="${namespaces.p}">` +
    `${commonSlideData(
      shapes.map((shape) => placeholderXml(shape, 'master')),
      { background: colors.canvas },
    )}${colorMap(theme.appearance)}` +
    `<p:sldLayoutIdLst>${list}</p:sldLayoutIdLst>${textStyles(styles)}</p:sldMaster>`
  );
}

/** The placeholders of the master. */
export function masterShapes(input: TemplateInput): PlaceholderShape[] {
  const { layouts, canvas } = input.theme;
  const { content } = layouts;
  const footer = content.footer ?? standardFooter(canvas);
  const shapes: Omit<PlaceholderShape, 'id'>[] = [
    { name: 'Title', type: 'title', box: content.title.box, anchor: content.title.anchor, content: 'title' },
    { name: 'Text', type: 'body', idx: 1, box: content.body.box, content: 'levels' },
    ...footerShapes({ ...content, footer }, input),
  ];
  return shapes.map((shape, index) => ({ ...shape, id: 2 + index }));
}

/** A master has a footer even where the theme's slides show none. */
function standardFooter({ w, h }: Theme['canvas']): NonNullable<ThemeLayout['footer']> {
  const line = { y: h - 0.5, h: 0.25 };
  return { source: { x: 0.6, w: w / 2, ...line }, slideNumber: { x: w - 1.2, w: 0.6, ...line }, color: 'muted' };
}

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
