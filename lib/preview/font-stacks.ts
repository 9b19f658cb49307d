import { symbolFont } from '@/lib/deck/scene/bullet-signs';
import { type Script, scriptOf } from '@/lib/deck/text/scripts';
import { fontTwinOf } from '@/lib/deck/text/font-twins';
import { familyName } from '@/lib/deck/text/own-fonts';
import type { FontFamily, MeasuredFamily } from '@/lib/deck/theme/theme';

/** Each family with its open twin of the same widths, and what any system has. */
const fontStacks: Readonly<Record<MeasuredFamily, string>> = {
  Calibri: 'Calibri, Carlito, sans-serif',
  Arial: 'Arial, Arimo, sans-serif',
  'Times New Roman': 'Times New Roman, Tinos, serif',
  Cambria: 'Cambria, Caladea, serif',
  Georgia: 'Georgia, Gelasio, serif',
  'Courier New': 'Courier New, Cousine, monospace',
};

/** Signs that stand alone are set in one font, in which all of them have one size. */
export const symbolStack = `${symbolFont}, Noto Sans Symbols 2, sans-serif`;

/** Where a twin has no Greek and Cyrillic letters, the open font that lends them. */
const lentStacks: Partial<Record<MeasuredFamily, string>> = {
  Cambria: 'Cambria, Tinos, serif',
  Georgia: 'Georgia, Tinos, serif',
};

/** The families for a text in the letters of Latin, as the value of CSS's `font-family`: the named one, then those of its twin. */
export function latinStack(family: FontFamily): string {
  return ownStack(family, fontStacks);
}

function ownStack(family: FontFamily, stacks: Partial<Record<MeasuredFamily, string>>): string {
  const { twin } = fontTwinOf(family);
  const stack = stacks[twin] ?? fontStacks[twin];
  return family === twin ? stack : `${familyName(family)}, ${stack}`;
}

/** For scripts that files set in one font, whatever the family: that font, then those of other systems, then the shipped one. */
const scriptStacks: Partial<Record<Lettering, string>> = {
  hebrew: 'Arial, Arimo, sans-serif',
  arabic: 'Arial, Noto Sans Arabic, sans-serif',
  devanagari: 'Mangal, Kohinoor Devanagari, Noto Sans Devanagari, sans-serif',
  thai: 'Tahoma, Noto Sans Thai, sans-serif',
};

/** Chinese characters differ in form between the languages that use them. */
const eastAsianStacks = {
  japanese: 'Yu Gothic, Hiragino Sans, Noto Sans JP, Noto Sans CJK JP, sans-serif',
  korean: 'Malgun Gothic, Apple SD Gothic Neo, Noto Sans KR, Noto Sans CJK KR, sans-serif',
  simplified: 'Microsoft YaHei, PingFang SC, Noto Sans SC, Noto Sans CJK SC, sans-serif',
  traditional: 'Microsoft JhengHei, PingFang TC, Noto Sans TC, Noto Sans CJK TC, sans-serif',
} as const;

const hasKana = /[\u3040-\u30ff]/;
const traditional = /^zh-(Hant|TW|HK|MO)/i;

/** The families for a piece of text, as the value of CSS's `font-family`. */
export function fontStackFor(
  text: string,
  { family, lettering, language }: { family: FontFamily; lettering: Lettering; language: string },
): string {
  if (lettering === 'greek-cyrillic') return ownStack(family, lentStacks);
  if (lettering === 'hangul') return eastAsianStacks.korean;
  if (lettering === 'east-asian') return eastAsianStacks[writingOf(text, language)];
  return scriptStacks[lettering] ?? latinStack(family);
}

/** By the language of the deck, and where that has another script, by what kana tell. */
function writingOf(text: string, language: string): keyof typeof eastAsianStacks {
  if (/^ja\b/i.test(language) || (!/^(zh|ko)\b/i.test(language) && hasKana.test(text))) return 'japanese';
  if (/^ko\b/i.test(language)) return 'korean';
  return traditional.test(language) ? 'traditional' : 'simplified';
}

/** What decides the font of a piece of text: its script, Greek and Cyrillic told apart from Latin. */
export type Lettering = Exclude<Script, 'symbol' | 'emoji'> | 'greek-cyrillic';

interface Stretch {
  text: string;
  lettering: Lettering;
}

/** Scripts whose letters join or move with their neighbours, or are read from right to left. */
const shaped: ReadonlySet<Lettering> = new Set([
  'hebrew',
  'arabic',
  'devanagari',
  'indic',
  'tamil',
  'thai',
  'lao',
  'khmer',
  'myanmar',
]);

/**
 * The shaped script of a line, which decides the font of all of it: a rasteriser that gets two
 * numbers of glyphs for one line from two fonts draws nothing at all. Undefined where every
 * piece can have its own.
 */
export function shapedScriptOf(texts: readonly string[]): Lettering | undefined {
  return texts.flatMap(scriptStretches).find(({ lettering }) => shaped.has(lettering))?.lettering;
}

/**
 * Cuts a text where its script changes, so that each piece can name the fonts that have its
 * letters. Spaces stay with what stands before them, and so do signs that East Asian text
 * sets full-width; digits and ASCII signs are Latin everywhere, as Office takes them.
 */
export function scriptStretches(text: string): Stretch[] {
  if (!/[^\0-\u036f]/.test(text)) return text === '' ? [] : [{ text, lettering: 'latin' }];
  const stretches: Stretch[] = [];
  for (const character of text) {
    const last = stretches.at(-1);
    const lettering = letteringOf(character, last?.lettering);
    if (last?.lettering === lettering) last.text += character;
    else stretches.push({ text: character, lettering });
  }
  return stretches;
}

/** Spaces, joiners, marks on letters and variation selectors have no script of their own. */
const inherited = /[\s\p{M}\p{Cf}]/u;
/** Quotation marks, dashes, dots and the middle dot are as wide as a letter in East Asian text. */
const wideBesideEastAsian = /[\u00b7\u2010-\u2027\u2030-\u205e]/u;

function letteringOf(character: string, before: Lettering | undefined): Lettering {
  const codePoint = character.codePointAt(0) ?? 0;
  if (before && inherited.test(character)) return before;
  if ((before === 'east-asian' || before === 'hangul') && wideBesideEastAsian.test(character)) return before;
  if (codePoint >= 0x370 && codePoint < 0x530) return 'greek-cyrillic';
  const script = scriptOf(codePoint);
  return script === 'symbol' || script === 'emoji' ? 'latin' : script;
}
