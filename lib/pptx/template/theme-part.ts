import { familyName } from '@/lib/deck/text/own-fonts';
import type { Theme } from '@/lib/deck/theme/theme';
import { escapeXml } from '../package/escape-xml';
import { namespaces, xmlDeclaration } from '../package/vocabulary';

/**
 * Fonts by script (ISO 15924) that Windows and Office for Mac both have; PowerPoint and the
 * theme of a template fall back to them for text that the Latin font has no letters for.
 */
export const scriptFonts = {
  Jpan: 'Yu Gothic',
  Hang: 'Malgun Gothic',
  Hans: 'Microsoft YaHei',
  Hant: 'Microsoft JhengHei',
  Arab: 'Arial',
  Hebr: 'Arial',
  Thai: 'Tahoma',
  Deva: 'Mangal',
  Beng: 'Vrinda',
  Taml: 'Latha',
  Telu: 'Gautami',
  Viet: 'Arial',
} as const;

export type FontScript = keyof typeof scriptFonts;

/** The twelve colours of a theme (ECMA-376 part 1, 20.1.6.2), six hexadecimal digits each. */
export type ThemeColors = Record<
  | 'dk1'
  | 'lt1'
  | 'dk2'
  | 'lt2'
  | 'accent1'
  | 'accent2'
  | 'accent3'
  | 'accent4'
  | 'accent5'
  | 'accent6'
  | 'hlink'
  | 'folHlink',
  string
>;

/**
 * The colours of a built-in template. `dk1` and `dk2` are dark and `lt1` and `lt2` light in every
 * theme; the master of a dark theme maps text to the light ones (see `colorMap`).
 */
export function themeColors({ colors, palette, appearance }: Theme): ThemeColors {
  const light = appearance === 'light';
  return {
    dk1: light ? colors.ink : colors.canvas,
    lt1: light ? colors.canvas : colors.ink,
    dk2: light ? palette.text2 : palette.background2,
    lt2: light ? palette.background2 : palette.text2,
    accent1: colors.accent,
    accent2: colors.second,
    accent3: colors.series3,
    accent4: colors.series4,
    accent5: palette.accent5,
    accent6: palette.accent6,
    hlink: colors.hyperlink,
    folHlink: colors.muted,
  };
}

/** The theme of notes pages, which are paper whatever the slides look like. */
export function notesColors(theme: Theme): ThemeColors {
  return { ...themeColors(theme), dk1: '1A1A1A', lt1: 'FFFFFF', dk2: '44494F', lt2: 'EDEEF0' };
}

/** `p:clrMap`: which theme colours backgrounds and texts take. */
export function colorMap(appearance: Theme['appearance']): string {
  const [background, text] = appearance === 'light' ? (['lt', 'dk'] as const) : (['dk', 'lt'] as const);
  const accents = [1, 2, 3, 4, 5, 6].map((number) => `accent${number}="accent${number}"`).join(' ');
  return `<p:clrMap bg1="${background}1" tx1="${text}1" bg2="${background}2" tx2="${text}2" ${accents} hlink="hlink" folHlink="folHlink"/>`;
}

/** A theme part with colours, fonts and a plain format scheme. */
export function themeXml(theme: Theme, colors: ThemeColors): string {
  const name = escapeXml(theme.name);
  const scheme = Object.entries(colors).map(([slot, hex]) => `<a:${slot}><a:srgbClr val="${hex}"/></a:${slot}>`);
  return (
    `${xmlDeclaration}<a:theme xmlns:a="${namespaces.a}" name="${name}"><a:themeElements>` +
    `<a:clrScheme name="${name}">${scheme.join('')}</a:clrScheme>` +
    `<a:fontScheme name="${name}">${fontXml('majorFont', familyName(theme.fonts.heading))}${fontXml('minorFont', familyName(theme.fonts.body))}</a:fontScheme>` +
    `${formatScheme(name)}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`
  );
}

function fontXml(tag: 'majorFont' | 'minorFont', latin: string): string {
  const scripts = Object.entries(scriptFonts).map(
    ([script, font]) => `<a:font script="${script}" typeface="${font}"/>`,
  );
  return `<a:${tag}><a:latin typeface="${escapeXml(latin)}"/><a:ea typeface=""/><a:cs typeface=""/>${scripts.join('')}</a:${tag}>`;
}

/** Three of each kind are required (ECMA-376 part 1, 20.1.4.1.14); flat ones suit the templates. */
function formatScheme(name: string): string {
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = (width: number) =>
    `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/><a:miter lim="800000"/></a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return (
    `<a:fmtScheme name="${name}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
    `<a:lnStyleLst>${line(6350)}${line(12_700)}${line(19_050)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`
  );
}
