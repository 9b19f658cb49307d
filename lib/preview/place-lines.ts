import { bulletSigns } from '@/lib/deck/scene/bullet-signs';
import type { Box, Paragraph, TextElement, TextRun } from '@/lib/deck/scene/scene';
import { textOffsetIn } from '@/lib/deck/text/measure-paragraphs';
import type { FontFamily, Theme } from '@/lib/deck/theme/theme';
import { flowLines } from './flow-lines';
import { belowBaselineIn, drawnHeightsIn, type TextSetting } from './line-heights';

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

export interface TextArea {
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
  { paragraphs: measured, inner, anchor, setting = 'shape', language = 'en-US' }: TextArea,
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
