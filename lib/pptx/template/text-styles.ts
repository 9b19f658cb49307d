import { bulletColor, bulletSigns } from '@/lib/deck/scene/bullet-signs';
import type { RoleColors, SchemeColor } from '@/lib/deck/theme/scheme-color';
import type { Theme } from '@/lib/deck/theme/theme';
import { emuPerInch } from '../package/emu';
import { solidFillXml } from './shape-xml';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const indentEmu = emuPerInch / 4;

export type Direction = 'ltr' | 'rtl';

interface RunDefaults {
  sizePt: number;
  color: SchemeColor;
  fonts: 'mj' | 'mn';
  bold?: boolean;
}

function defaultRun({ sizePt, color, fonts, bold }: RunDefaults): string {
  return (
    `<a:defRPr sz="${Math.round(sizePt * 100)}"${bold === undefined ? '' : ` b="${bold ? 1 : 0}"`} kern="1200">` +
    `${solidFillXml(color)}` +
    `<a:latin typeface="+${fonts}-lt"/><a:ea typeface="+${fonts}-ea"/><a:cs typeface="+${fonts}-cs"/></a:defRPr>`
  );
}

/** Direction and side of the text's start. */
function startOf(direction: Direction): string {
  const side = direction === 'rtl' ? 'algn="r" defTabSz="914400" rtl="1"' : 'algn="l" defTabSz="914400" rtl="0"';
  return `${side} eaLnBrk="1" latinLnBrk="0" hangingPunct="1"`;
}

/** `p:txStyles` of a master (ECMA-376 part 1, 19.3.1.52): what titles, bodies and other texts look like. */
export function textStyles({ layouts, style }: Theme, direction: Direction, colors: RoleColors): string {
  const { title } = layouts.content;
  const titleRun = defaultRun({ sizePt: title.sizePt, color: colors[title.color], fonts: 'mj', bold: title.bold });
  return (
    `<p:txStyles><p:titleStyle><a:lvl1pPr ${startOf(direction)}><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef>` +
    `<a:buNone/>${titleRun}</a:lvl1pPr></p:titleStyle>` +
    `<p:bodyStyle>${levels.map((level) => bodyLevel(level, style, direction, colors)).join('')}</p:bodyStyle>` +
    `<p:otherStyle>${plainLevels(direction)}</p:otherStyle></p:txStyles>`
  );
}

/** Levels without bullets in body size: `p:defaultTextStyle` and `p:otherStyle`. */
export function plainLevels(direction: Direction, sizePt = 18): string {
  return levels
    .map((level) => {
      const run = defaultRun({ sizePt, color: { slot: 'tx1' }, fonts: 'mn' });
      return `<a:lvl${level}pPr marL="${(level - 1) * 2 * indentEmu}" ${startOf(direction)}>${run}</a:lvl${level}pPr>`;
    })
    .join('');
}

/** What a person types into a new slide stays a step below the largest text of the arrangements, and above the smallest. */
function bodySizePt(level: number, { type }: Theme['style']): number {
  return Math.max(14, type.bodyPt - 2 * level);
}

function bodyLevel(level: number, style: Theme['style'], direction: Direction, colors: RoleColors): string {
  const run = defaultRun({ sizePt: bodySizePt(level, style), color: colors.ink, fonts: 'mn' });
  return (
    `<a:lvl${level}pPr marL="${level * indentEmu}" indent="${-indentEmu}" ${startOf(direction)}>` +
    `<a:lnSpc><a:spcPct val="110000"/></a:lnSpc><a:spcBef><a:spcPts val="800"/></a:spcBef>` +
    `<a:buClr><a:schemeClr val="${colors[bulletColor('ink')].slot}"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="${bulletSigns[style.bullet]}"/>${run}</a:lvl${level}pPr>`
  );
}
