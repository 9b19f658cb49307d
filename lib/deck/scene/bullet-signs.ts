import type { ColorRole, ThemeStyle } from '../theme/theme';

export type BulletMark = ThemeStyle['bullet'];

/** The sign in front of a list item; all of them are in Arial, which every system has. */
export const bulletSigns: Readonly<Record<BulletMark, string>> = { disc: '\u2022', square: '\u25aa', dash: '\u2013' };

/** Signs and numbers carry the accent in front of dark words; on coloured ground they look like their words. */
export function bulletColor(text: ColorRole): ColorRole {
  return text === 'ink' || text === 'muted' ? 'accent' : text;
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
