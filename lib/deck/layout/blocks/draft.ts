import type { Paragraph, TextRun } from '../../scene/scene';
import type { ColorRole, FontRole } from '../../theme/theme';

/** A paragraph that has not been broken into lines yet. */
export type ParagraphDraft = Omit<Paragraph, 'lines'>;

export interface DraftOptions {
  sizePt: number;
  color?: ColorRole;
  font?: FontRole;
  bold?: boolean;
  italic?: boolean;
  letterSpacingPt?: number;
  align?: Paragraph['align'];
  lineSpacing?: number;
  spaceBeforePt?: number;
  bullet?: Paragraph['bullet'];
  level?: number;
  indentIn?: number;
}

/** Everything that ends a line in some program (UAX #14, mandatory breaks), with the space around it. */
const lineEnds = /\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g;

/** One paragraph of one style. Text keeps its words; line ends inside it become spaces. */
export function draft(text: string, direction: 'ltr' | 'rtl', options: DraftOptions): ParagraphDraft {
  return draftOfRuns([textRun(text, options)], direction, options);
}

export function draftOfRuns(runs: readonly TextRun[], direction: 'ltr' | 'rtl', options: DraftOptions): ParagraphDraft {
  return {
    runs,
    align: options.align ?? 'start',
    direction,
    ...(options.bullet ? { bullet: options.bullet } : {}),
    level: options.level ?? 0,
    indentIn: options.indentIn ?? 0,
    lineSpacing: options.lineSpacing ?? 1.1,
    spaceBeforePt: options.spaceBeforePt ?? 0,
  };
}

export function textRun(text: string, options: DraftOptions): TextRun {
  return {
    text: text.replace(lineEnds, ' '),
    sizePt: options.sizePt,
    color: options.color ?? 'ink',
    font: options.font ?? 'body',
    ...(options.bold ? { bold: true } : {}),
    ...(options.italic ? { italic: true } : {}),
    ...(options.letterSpacingPt ? { letterSpacingPt: options.letterSpacingPt } : {}),
  };
}
