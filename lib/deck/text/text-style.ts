import type { FontFamily } from '../theme/theme';

/** What determines how wide and high a piece of text is. */
export interface TextStyle {
  family: FontFamily;
  sizePt: number;
  bold?: boolean;
  italic?: boolean;
  letterSpacingPt?: number;
}
