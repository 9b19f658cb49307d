import { bulletColor, bulletSigns, listLevel } from '@/lib/deck/scene/bullet-signs';
import type { RoleColors, SchemeColor } from '@/lib/deck/theme/scheme-color';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { emuPerInch, inchesToEmu } from '../package/emu';
import { childOf, childrenOf, createElement, parseXml, type XmlElement } from '../xml/tree';
import type { PlaceholderShape } from './placeholder-xml';
import { colorXml, solidFillXml } from './shape-xml';

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
    `${solidFillXml(color)}${themeFont(fonts)}</a:defRPr>`
  );
}

/** The theme's font for headings (`mj`) or for everything else, in all scripts. */
export function themeFont(fonts: 'mj' | 'mn'): string {
  return `<a:latin typeface="+${fonts}-lt"/><a:ea typeface="+${fonts}-ea"/><a:cs typeface="+${fonts}-cs"/>`;
}

/** Direction and side of the text's start. */
function startOf(direction: Direction): string {
  const side = direction === 'rtl' ? 'algn="r" defTabSz="914400" rtl="1"' : 'algn="l" defTabSz="914400" rtl="0"';
  return `${side} eaLnBrk="1" latinLnBrk="0" hangingPunct="1"`;
}

/** What titles, bodies and other texts look like on a master: the children of each of its styles. */
export type MasterStyles = Readonly<Record<'titleStyle' | 'bodyStyle' | 'otherStyle', string>>;

export function masterStyles({ layouts, style }: Theme, direction: Direction, colors: RoleColors): MasterStyles {
  const { title } = layouts.content;
  const titleRun = defaultRun({ sizePt: title.sizePt, color: colors[title.color], fonts: 'mj', bold: title.bold });
  return {
    titleStyle:
      `<a:lvl1pPr marL="0" indent="0" ${startOf(direction)}><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef>` +
      `<a:buNone/>${titleRun}</a:lvl1pPr>`,
    bodyStyle: levels.map((level) => bodyLevel(level, style, direction, colors)).join(''),
    otherStyle: plainLevels(direction),
  };
}

/** `p:txStyles` of a master (ECMA-376 part 1, 19.3.1.52). */
export function textStyles(styles: MasterStyles): string {
  const parts = Object.entries(styles).map(([name, children]) => `<p:${name}>${children}</p:${name}>`);
  return `<p:txStyles>${parts.join('')}</p:txStyles>`;
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

/** A level of the lists that a person types, as the arrangements set theirs. */
function bodyLevel(level: number, style: Theme['style'], direction: Direction, colors: RoleColors): string {
  const { sizePt, indentIn, lineSpacing, spaceBeforePt, color } = listLevel(style.type.bodyPt, level - 1);
  const run = defaultRun({ sizePt, color: colors[color], fonts: 'mn' });
  const indent = inchesToEmu(indentIn);
  const sign = bulletSigns[style.bullet];
  return (
    `<a:lvl${level}pPr marL="${level * indent}" indent="${-indent}" ${startOf(direction)}>` +
    `<a:lnSpc><a:spcPct val="${Math.round(lineSpacing * 100_000)}"/></a:lnSpc><a:spcBef><a:spcPts val="${Math.round(spaceBeforePt * 100)}"/></a:spcBef>` +
    `<a:buClr>${colorXml(colors[bulletColor(color, sign)])}</a:buClr><a:buFont typeface="Arial"/><a:buChar char="${sign}"/>${run}</a:lvl${level}pPr>`
  );
}

/** What every part of a template is made from. */
export interface TemplateInput {
  theme: Theme;
  direction: Direction;
  colors: RoleColors;
}

interface PlainText {
  sizePt: number;
  color: ColorRole;
  bold?: boolean;
  isHeading?: boolean;
  lineSpacing?: number;
}

/** Words without bullets, as placeholders of few words have them. */
function plainText(
  { sizePt, color, bold, isHeading, lineSpacing = 1.1 }: PlainText,
  colors: RoleColors,
): TextOfPlaceholder {
  const fonts = isHeading ? themeFont('mj') : '';
  const weight = bold === undefined ? '' : ` b="${bold ? 1 : 0}"`;
  return {
    content: 'text',
    listStyle:
      `<a:lvl1pPr marL="0" indent="0"><a:lnSpc><a:spcPct val="${Math.round(lineSpacing * 100_000)}"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef>` +
      `<a:buNone/><a:defRPr sz="${sizePt * 100}"${weight}>${solidFillXml(colors[color])}${fonts}</a:defRPr></a:lvl1pPr>`,
  };
}

type TextOfPlaceholder = Pick<PlaceholderShape, 'listStyle' | 'content' | 'anchor'>;

export type TextLook =
  'list' | 'cover' | 'section' | 'byline' | 'heading' | 'caption' | 'quote' | 'attribution' | 'statement' | 'support';

/** What the text of each placeholder looks like: as the arrangements set it at its largest. */
export const textLooks: Readonly<Record<TextLook, (input: TemplateInput) => TextOfPlaceholder>> = {
  list: () => ({ content: 'levels' }),
  cover: ({ theme, colors }) => plainText({ sizePt: 24, color: theme.layouts.cover.body.color }, colors),
  section: ({ theme, colors }) => plainText({ sizePt: 20, color: theme.layouts.section.body.color }, colors),
  byline: ({ colors }) => ({ ...plainText({ sizePt: 14, color: 'ink' }, colors), anchor: 'bottom' }),
  heading: ({ colors }) => plainText({ sizePt: 20, color: 'ink', bold: true, lineSpacing: 1 }, colors),
  caption: ({ colors }) => plainText({ sizePt: 24, color: 'ink', lineSpacing: 1.15 }, colors),
  quote: ({ colors }) => plainText({ sizePt: 32, color: 'ink', isHeading: true, lineSpacing: 1.15 }, colors),
  attribution: ({ colors }) => plainText({ sizePt: 16, color: 'muted' }, colors),
  statement: ({ theme, colors }) =>
    plainText(
      {
        sizePt: theme.style.type.statementPt,
        color: 'ink',
        bold: theme.layouts.content.title.bold,
        isHeading: true,
        lineSpacing: 1.05,
      },
      colors,
    ),
  support: ({ theme, colors }) =>
    plainText({ sizePt: theme.style.type.leadPt, color: 'muted', lineSpacing: 1.15 }, colors),
};

/**
 * What text has by list styles behind one another, `a:lvl1pPr` first: what a later one says goes before what an
 * earlier one does, attribute by attribute.
 *
 * @param styles children of `a:lstStyle` or of a style of the master
 */
export function resolveLevels(...styles: readonly (string | undefined)[]): XmlElement[] {
  return overlaidLevels(styles.map((style) => parseXml(encoder.encode(`<a:lstStyle>${style ?? ''}</a:lstStyle>`))));
}

/** The same of parsed list styles. */
export function overlaidLevels(styles: readonly (XmlElement | undefined)[]): XmlElement[] {
  return levels.map((level) => {
    const name = `a:lvl${level}pPr`;
    return styles.reduce<XmlElement>((merged, style) => overlaid(merged, childOf(style, name)), createElement(name));
  });
}

const encoder = new TextEncoder();

/** Children of which an element has one: another name for the same decision. */
const decisions: Readonly<Record<string, string>> = {
  'a:buNone': 'sign',
  'a:buAutoNum': 'sign',
  'a:buChar': 'sign',
  'a:buClrTx': 'a:buClr',
  'a:buFontTx': 'a:buFont',
};

export const decisionOf = ({ name }: XmlElement): string => decisions[name] ?? name;

/** A copy of one level with what another says put over it. */
export function overlaid(base: XmlElement, over: XmlElement | undefined): XmlElement {
  const merged = base.clone();
  if (over === undefined) return merged;
  for (const [name, value] of over.attributes) merged.set(name, value);
  for (const child of childrenOf(over)) {
    const former = childrenOf(merged).find((one) => decisionOf(one) === decisionOf(child));
    if (former === undefined) merged.append(child.clone());
    else former.replaceWith(child.name === 'a:defRPr' ? overlaid(former, child) : child.clone());
  }
  return merged;
}
