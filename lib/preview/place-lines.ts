import { bulletSigns } from '@/lib/deck/scene/bullet-signs';
import type { Box, Paragraph, TextElement, TextRun } from '@/lib/deck/scene/scene';
import { breakLines } from '@/lib/deck/text/break-lines';
import { fontTwinOf } from '@/lib/deck/text/font-twins';
import { textOffsetIn } from '@/lib/deck/text/measure-paragraphs';
import { scriptPitchOf } from '@/lib/deck/text/scripts';
import type { FontFamily, MeasuredFamily, Theme } from '@/lib/deck/theme/theme';

/** A line of text where it stands; inches. */
export interface PlacedLine {
  /** The edge or middle that the line's words are set from, as `align` says. */
  x: number;
  baseline: number;
  align: Paragraph['align'];
  direction: Paragraph['direction'];
  /** Pieces of the paragraph's runs, without the spaces at the line's end. */
  runs: readonly TextRun[];
  /** On the first line of a paragraph that has one. */
  bullet?: { x: number; text: string; family: FontFamily };
}

export interface TextBox {
  paragraphs: readonly Paragraph[];
  /** Insets taken off. */
  inner: Box;
  anchor: TextElement['anchor'];
  /** A shape when absent. */
  setting?: TextSetting;
  /** BCP 47; decides where lines of Korean may break. */
  language?: string;
}

type Fonts = Theme['fonts'];

const shareAbove = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Every line of a text at its place, as programs set it in a box of this size. */
export function placeLines(
  { paragraphs: measured, inner, anchor, setting = 'shape', language = 'en-US' }: TextBox,
  fonts: Fonts,
): PlacedLine[] {
  const paragraphs = measured.map((paragraph) => flowLines(paragraph, { widthIn: inner.w, fonts, language }));
  const heights = paragraphs.map(drawnHeightsIn);
  const before = paragraphs.map(({ spaceBeforePt }, index) => (index === 0 ? 0 : spaceBeforePt / 72));
  const total = sum(heights.flat()) + sum(before);
  let top = inner.y + (inner.h - total) * shareAbove[anchor];
  return paragraphs.flatMap((paragraph, index) => {
    top += before[index] ?? 0;
    return runsByLine(paragraph).map((runs, line): PlacedLine => {
      const height = heights[index]?.[line] ?? 0;
      top += height;
      return {
        ...edgeOf(paragraph, inner),
        baseline: top - belowBaselineIn(runs, paragraph, { setting, fonts }),
        runs,
        ...(line === 0 ? bulletOf(paragraph, inner, fonts) : {}),
      };
    });
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What of each run stands on each line. */
function runsByLine({ runs, lines }: Paragraph): TextRun[][] {
  let start = 0;
  return lines.map((line) => {
    const end = start + line.trimEnd().length;
    let offset = 0;
    const pieces = runs.map((run) => {
      const text = run.text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
      offset += run.text.length;
      return { ...run, text };
    });
    start += line.length;
    return pieces.filter(({ text }) => text !== '');
  });
}

function edgeOf(paragraph: Paragraph, inner: Box): Pick<PlacedLine, 'x' | 'align' | 'direction'> {
  const { align, direction } = paragraph;
  const offset = textOffsetIn(paragraph);
  const left = direction === 'ltr' ? inner.x + offset : inner.x;
  const right = direction === 'ltr' ? inner.x + inner.w : inner.x + inner.w - offset;
  const [start, end] = direction === 'ltr' ? [left, right] : [right, left];
  return { align, direction, x: { start, center: (left + right) / 2, end }[align] };
}

/** Bullets hang in front of the text; signs come from Arial and numbers from the body font, as the writer of the .pptx has it. */
function bulletOf(paragraph: Paragraph, inner: Box, fonts: Fonts): Pick<PlacedLine, 'bullet'> {
  const { bullet, direction, indentIn } = paragraph;
  if (!bullet) return {};
  const hang = textOffsetIn(paragraph) - indentIn;
  const x = direction === 'ltr' ? inner.x + hang : inner.x + inner.w - hang;
  return {
    bullet:
      bullet.kind === 'number'
        ? { x, text: `${bullet.startAt}.`, family: fonts.body }
        : { x, text: bulletSigns[bullet.kind], family: 'Arial' },
  };
}

interface FlowOptions {
  /** Inner width of the text box in inches. */
  widthIn: number;
  fonts: Theme['fonts'];
  /** BCP 47. */
  language: string;
}

/** Kerning is known to so much of a width. */
const drawnShare = 1.001;

/**
 * A paragraph with the lines that programs show. The layout counts with 2 % less width than
 * there is, to be safe from a further line; what draws the text uses all of it, and a word
 * that nearly did not fit stands a line higher.
 */
function flowLines(paragraph: Paragraph, { widthIn, fonts, language }: FlowOptions): Paragraph {
  if (paragraph.lines.length < 2) return paragraph;
  const spans = paragraph.runs.map((run) => ({ text: run.text, style: { ...run, family: fonts[run.font] } }));
  return {
    ...paragraph,
    lines: breakLines(spans, widthIn - textOffsetIn(paragraph), { language, share: drawnShare, isKerned: true }).map(
      ({ text }) => text,
    ),
  };
}

/**
 * Distance of two baselines at single spacing, and how much of it lies below the baseline, as
 * shares of the size. LibreOffice sets the text of every presentation so, whatever the
 * family; in PowerPoint the families that decks use here lie between 1.14 and 1.22.
 */
const [drawnPitch, drawnDescent] = [1.2, 0.2];

/** Cells of tables go by the family: how far the baseline of a line in their middle lies below that middle, as a share of the size. */
const belowMiddle: Readonly<Record<MeasuredFamily, number>> = {
  Calibri: 0.25,
  Arial: 0.347,
  'Times New Roman': 0.338,
  Cambria: 0.325,
  Georgia: 0.3,
  'Courier New': 0.267,
};

/** What a text stands in. */
type TextSetting = 'shape' | 'cell';

/** Heights of a paragraph's lines in inches: each is as high as its highest run. Lines grow upwards from their baseline. */
function drawnHeightsIn({ runs, lines, lineSpacing }: Paragraph): number[] {
  let start = 0;
  return lines.map((line) => {
    const end = start + line.length;
    let offset = 0;
    let highest = 0;
    for (const { text, sizePt } of runs) {
      const piece = text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
      if (piece !== '' || line === '') highest = Math.max(highest, Math.max(drawnPitch, scriptPitchOf(piece)) * sizePt);
      offset += text.length;
    }
    start = end;
    return (highest * lineSpacing) / 72;
  });
}

/** Inches below the baseline of a line; an empty one is as deep as its paragraph's first run. */
function belowBaselineIn(
  line: readonly TextRun[],
  { runs }: Pick<Paragraph, 'runs'>,
  { setting, fonts }: { setting: TextSetting; fonts: Theme['fonts'] },
): number {
  const depths = (line.length > 0 ? line : runs.slice(0, 1)).map(
    ({ sizePt, font }) =>
      sizePt * (setting === 'cell' ? drawnPitch / 2 - belowMiddle[fontTwinOf(fonts[font]).twin] : drawnDescent),
  );
  return Math.max(0, ...depths) / 72;
}
