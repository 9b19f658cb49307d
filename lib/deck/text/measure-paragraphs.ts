import type { Paragraph, TextRun } from '../scene/scene';
import type { Theme } from '../theme/theme';
import { breakLines, type BreakOptions, type TextLine } from './break-lines';
import { lineHeightIn } from './measure-text';
import type { TextSpan } from './measured-text';
import { scriptPitchOf } from './scripts';

/** A paragraph before its lines are known. */
export type UnbrokenParagraph = Omit<Paragraph, 'lines'>;

export interface MeasureOptions extends Pick<BreakOptions, 'language' | 'hyphenate' | 'share'> {
  /** Inner width of the text box in inches, insets taken off. */
  widthIn: number;
  fonts: Theme['fonts'];
}

export interface MeasuredParagraphs {
  paragraphs: Paragraph[];
  /** Inches, with 4 % to spare. */
  heightIn: number;
  /** Widest line with its indent, in inches. */
  widthIn: number;
}

/** What a renderer with slightly higher lines may add. */
export const heightSlack = 1.04;

/**
 * Lays the paragraphs of one text box: breaks their lines and sums their heights. Space before
 * the first paragraph does not count, as in PowerPoint.
 */
export function measureParagraphs(
  paragraphs: readonly UnbrokenParagraph[],
  options: MeasureOptions,
): MeasuredParagraphs {
  let heightIn = 0;
  let widthIn = 0;
  const laid = paragraphs.map((paragraph, index) => {
    const indentIn = textOffsetIn(paragraph);
    const spans = toSpans(paragraph.runs, options.fonts);
    const broken = breakLines(spans, options.widthIn - indentIn, options);
    const heights = heightsOf(
      spans,
      broken.map(({ text }) => text),
      paragraph.lineSpacing,
    );
    heightIn += heights.reduce((sum, height) => sum + height, 0) + (index > 0 ? paragraph.spaceBeforePt / 72 : 0);
    widthIn = Math.max(widthIn, ...broken.map((line) => line.widthIn + indentIn));
    return withHyphens(paragraph, broken);
  });
  return { paragraphs: laid, heightIn: heightIn * heightSlack, widthIn };
}

/**
 * A paragraph in its lines, with a hyphen where these divide a word. It is one that is always seen: soft hyphens are drawn
 * by some programs at the end of a line, by others never.
 */
function withHyphens(paragraph: UnbrokenParagraph, broken: readonly TextLine[]): Paragraph {
  const lines = broken.map(({ text, needsHyphen }) => (needsHyphen ? `${text}-` : text));
  if (!broken.some(({ needsHyphen }) => needsHyphen)) return { ...paragraph, lines };
  const places: number[] = [];
  let end = 0;
  for (const { text, needsHyphen } of broken) {
    end += text.length;
    if (needsHyphen) places.push(end);
  }
  let start = 0;
  const runs = paragraph.runs.map((run) => {
    const own = places
      .filter((place) => place > start && place <= start + run.text.length)
      .map((place) => place - start);
    start += run.text.length;
    const pieces = [...own, run.text.length].map((place, index) => run.text.slice(own[index - 1] ?? 0, place));
    return own.length > 0 ? { ...run, text: pieces.join('-') } : run;
  });
  return { ...paragraph, runs, lines };
}

/**
 * Inches from the box's starting edge to the text: its own distance, and a bullet's hanging indent, once more for
 * each outline level, as the file's `marL` has it.
 */
export function textOffsetIn({
  bullet,
  indentIn,
  level,
  startIn = 0,
}: Pick<Paragraph, 'bullet' | 'indentIn' | 'level' | 'startIn'>): number {
  return startIn + (bullet ? indentIn * (level + 1) : 0);
}

/** The runs of a paragraph as what is measured. */
export function toSpans(runs: readonly TextRun[], fonts: Theme['fonts']): TextSpan[] {
  return runs.map((run) => ({ text: run.text, style: { ...run, family: fonts[run.font] } }));
}

/** Inches for each measured line of a paragraph, which is as high as its highest span. */
function heightsOf(spans: readonly TextSpan[], lines: readonly string[], lineSpacing: number): number[] {
  let start = 0;
  return lines.map((line) => {
    const end = start + line.length;
    const heightIn = lineHeightOf(spans, start, end, lineSpacing);
    start = end;
    return heightIn;
  });
}

function lineHeightOf(spans: readonly TextSpan[], start: number, end: number, lineSpacing: number): number {
  let highest = 0;
  let spanStart = 0;
  for (const { text, style } of spans) {
    const spanEnd = spanStart + text.length;
    const touches = spanStart < end && spanEnd > start;
    if (touches || (start === end && spanEnd >= start && spanStart <= end)) {
      const script = scriptPitchOf(text.slice(Math.max(0, start - spanStart), end - spanStart));
      highest = Math.max(highest, lineHeightIn(style, lineSpacing), (script * style.sizePt * lineSpacing) / 72);
    }
    spanStart = spanEnd;
  }
  return highest;
}
