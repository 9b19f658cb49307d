import type { ColorRole, ThemeStyle } from '../theme/theme';

export type BulletMark = ThemeStyle['bullet'];

/** The sign in front of a list item; all of them are in Arial, which every system has. */
export const bulletSigns: Readonly<Record<BulletMark, string>> = { disc: '\u2022', square: '\u25aa', dash: '\u2013' };

/** Signs and numbers carry the accent in front of dark words; on coloured ground they look like their words. */
export function bulletColor(text: ColorRole): ColorRole {
  return text === 'ink' || text === 'muted' ? 'accent' : text;
}
