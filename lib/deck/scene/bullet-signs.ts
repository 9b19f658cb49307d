import type { ColorRole, ThemeStyle } from '../theme/theme';

/** How much of something there is: nothing is a dash. */
type AmountMark = 'all' | 'most' | 'half' | 'little';
export type BulletMark = ThemeStyle['bullet'] | AmountMark;

/** The sign in front of a list item. */
export const bulletSigns: Readonly<Record<BulletMark, string>> = {
  disc: '\u2022',
  square: '\u25aa',
  dash: '\u2013',
  all: '\u2713',
  most: '\u25d5',
  half: '\u25d1',
  little: '\u25d4',
};
/** Every system has those of lists in Arial. */
const inArial = new Set([bulletSigns.disc, bulletSigns.square, bulletSigns.dash]);

/** A font that has the sign: that of Windows's symbols, in place of which other systems put one of theirs. */
export const bulletFont = (sign: string): string => (inArial.has(sign) ? 'Arial' : symbolFont);

/** Has all balls in one size; fonts for text have some of them, which makes rows of them uneven. */
export const symbolFont = 'Segoe UI Symbol';

/** Marks of tables and lists that stand alone. */
const symbols = /^[✓✗○◔◑◕●]+$/u;

export const isSymbol = (text: string): boolean => symbols.test(text);

/**
 * Signs of lists have a colour of their own in front of dark words; what is read there, as numbers are, carries the accent
 * for words. On coloured ground both look like their words.
 */
export function bulletColor(text: ColorRole, sign: string): ColorRole {
  if (text !== 'ink' && text !== 'muted') return text;
  return inArial.has(sign) ? 'bullet' : 'accent';
}

/** How the items of a list (level 0) and what stands below them are set. */
export function listLevel(
  itemPt: number,
  level: number,
  { ordered = false, spacing = 0.5 }: { ordered?: boolean; spacing?: number } = {},
): { sizePt: number; indentIn: number; lineSpacing: number; spaceBeforePt: number; color: ColorRole } {
  const indentIn = Math.max(0.22, (itemPt / 72) * (ordered ? 1.5 : 1.05));
  return level === 0
    ? { sizePt: itemPt, indentIn, lineSpacing: 1.12, spaceBeforePt: itemPt * spacing, color: 'ink' }
    : {
        sizePt: Math.max(leastChildPt, itemPt - 2 * level),
        indentIn,
        lineSpacing: 1.1,
        spaceBeforePt: itemPt * 0.25,
        color: 'muted',
      };
}

const leastChildPt = 14;
