import type { FontFamily } from '@/lib/deck/theme/theme';
import type { Lettering } from './script-stretches';

/** Each family with its open twin of the same widths, and what any system has. */
export const fontStacks: Readonly<Record<FontFamily, string>> = {
  Calibri: 'Calibri, Carlito, sans-serif',
  Arial: 'Arial, Arimo, sans-serif',
  'Times New Roman': 'Times New Roman, Tinos, serif',
  Cambria: 'Cambria, Caladea, serif',
  Georgia: 'Georgia, Gelasio, serif',
  'Courier New': 'Courier New, Cousine, monospace',
};

/** Where a twin has no Greek and Cyrillic letters, the open font that lends them. */
const lentStacks: Partial<Record<FontFamily, string>> = {
  Cambria: 'Cambria, Tinos, serif',
  Georgia: 'Georgia, Tinos, serif',
};

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
  if (lettering === 'greek-cyrillic') return lentStacks[family] ?? fontStacks[family];
  if (lettering === 'hangul') return eastAsianStacks.korean;
  if (lettering === 'east-asian') return eastAsianStacks[writingOf(text, language)];
  return scriptStacks[lettering] ?? fontStacks[family];
}

/** By the language of the deck, and where that has another script, by what kana tell. */
function writingOf(text: string, language: string): keyof typeof eastAsianStacks {
  if (/^ja\b/i.test(language) || (!/^(zh|ko)\b/i.test(language) && hasKana.test(text))) return 'japanese';
  if (/^ko\b/i.test(language)) return 'korean';
  return traditional.test(language) ? 'traditional' : 'simplified';
}
