import { findBreaks } from './find-breaks';
import { measureAdvances } from './measure-text';
import type { MeasuredText, TextSpan } from './measured-text';
import { hyphenIn, isSpace, joined, measureSpans, widthOf } from './measured-text';

export interface TextLine {
  /** With its trailing spaces and line feed, so that the lines joined are the text. */
  text: string;
  /** Inches, trailing spaces not counted, a hyphen that it needs behind it counted. */
  widthIn: number;
  /** It ends inside a word, where the text has no hyphen yet. */
  needsHyphen?: true;
}

/** Share of the width that a layout uses, so that what draws the text with slightly wider glyphs needs no further line. */
export const safeShare = 0.98;
/** Where a word may be divided with a hyphen, in UTF-16 units from its beginning, ascending; none is at its ends. */
export type Hyphenate = (word: string) => readonly number[];

export interface BreakOptions {
  /** BCP 47. */
  language: string;
  /** Of the width; `safeShare` when absent. */
  share?: number;
  /** Widths as programs draw them, which kern; without it they have a little to spare. */
  isKerned?: boolean;
  /** The rules of the language; without any, words are divided between graphemes. */
  hyphenate?: Hyphenate;
}

const hardBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks spans of one paragraph into lines of at most `share` of `widthIn` inches, by the Unicode
 * line breaking algorithm (UAX #14, with Japanese kinsoku as its strict rules have it) and, for
 * South-East Asian scripts, by dictionary. Line feeds always break; a word wider than a whole
 * line is divided where `hyphenate` says, with room for the hyphen, and between graphemes where
 * that is not enough. An empty text is one empty line.
 */
export function breakLines(
  spans: readonly TextSpan[],
  widthIn: number,
  { language, share = safeShare, isKerned, hyphenate }: BreakOptions,
): TextLine[] {
  const limitIn = widthIn * share;
  const single = singleLine(spans, limitIn);
  if (single) return [single];
  const measured = measureSpans(spans, isKerned);
  const { text } = measured;
  const lines: TextLine[] = [];
  const limits: Limits = { limitIn, language, hyphenate };
  let start = 0;
  for (const match of text.matchAll(hardBreak)) {
    const end = match.index + match[0].length;
    lines.push(...wrap(measured, { start, contentEnd: match.index, end }, limits));
    start = end;
  }
  lines.push(...wrap(measured, { start, contentEnd: text.length, end: text.length }, limits));
  return lines;
}

/** Most texts are one line, which needs no table of offsets. */
function singleLine(spans: readonly TextSpan[], limitIn: number): TextLine | null {
  let widthIn = 0;
  for (const { text, style } of spans) {
    widthIn += measureAdvances(text, style);
    if (widthIn > limitIn || text.search(hardBreak) >= 0) return null;
  }
  const text = joined(spans);
  return isSpace(text.charCodeAt(text.length - 1)) ? null : { text, widthIn };
}

/** A stretch of text without line feeds; what follows its content up to `end` is its own one. */
interface Stretch {
  start: number;
  contentEnd: number;
  end: number;
}

interface Limits extends Pick<BreakOptions, 'language' | 'hyphenate'> {
  limitIn: number;
}

function wrap(measured: MeasuredText, { start, contentEnd, end }: Stretch, limits: Limits): TextLine[] {
  const { limitIn } = limits;
  if (widthOf(measured, start, contentEnd) <= limitIn) return [lineOf(measured, start, { end })];
  const lines: TextLine[] = [];
  let lineStart = start;
  let lastFit: LineEnd = { end: start };
  const endLine = (at: LineEnd) => {
    lines.push(lineOf(measured, lineStart, at));
    lineStart = at.end;
  };
  for (const candidate of lineEndsIn(measured, start, contentEnd, limits)) {
    if (lineOf(measured, lineStart, candidate).widthIn > limitIn) {
      if (lastFit.end > lineStart) endLine(lastFit);
      for (const cut of divideWord(measured, lineStart, candidate.end, limitIn)) endLine({ end: cut });
    }
    lastFit = candidate;
  }
  endLine({ end });
  return lines;
}

/** A place where a line may end. */
interface LineEnd {
  end: number;
  /** Inside a word, with a hyphen behind it. */
  hyphen?: true;
}

/** Places inside of a word only where that is wider than a line. */
function* lineEndsIn(
  measured: MeasuredText,
  start: number,
  end: number,
  { limitIn, language, hyphenate }: Limits,
): Generator<LineEnd> {
  const { text } = measured;
  let from = start;
  for (const position of findBreaks(text.slice(start, end), language)) {
    const to = start + position;
    if (hyphenate && widthOf(measured, from, to) > limitIn)
      for (const place of hyphenate(text.slice(from, to))) yield { end: from + place, hyphen: true };
    yield { end: to };
    from = to;
  }
}

/** Where a word wider than a line is cut, between graphemes; nothing when it fits. */
function divideWord(measured: MeasuredText, start: number, end: number, limitIn: number): number[] {
  if (widthOf(measured, start, end) <= limitIn) return [];
  const cuts: number[] = [];
  let lineStart = start;
  for (const [from, to] of graphemesIn(measured.text, start, end)) {
    if (from > lineStart && widthOf(measured, lineStart, to) > limitIn) cuts.push((lineStart = from));
  }
  return cuts;
}

/** Finding graphemes takes time in the square of the text that the segmenter is given. */
const window = 512;

/** Where the graphemes of a stretch begin and end. One longer than any that people write is cut. */
function* graphemesIn(text: string, start: number, end: number): Generator<readonly [number, number]> {
  for (let at = start; at < end;) {
    const part = text.slice(at, Math.min(at + window, end));
    const found = [...graphemes.segment(part)];
    // The last of a window may go on behind it.
    if (at + part.length < end && found.length > 1) found.pop();
    for (const { index, segment } of found) yield [at + index, at + index + segment.length];
    at += found.reduce((sum, { segment }) => sum + segment.length, 0);
  }
}

function lineOf(measured: MeasuredText, start: number, { end, hyphen }: LineEnd): TextLine {
  const widthIn = widthOf(measured, start, end);
  const text = measured.text.slice(start, end);
  return hyphen ? { text, widthIn: widthIn + hyphenIn(measured, end), needsHyphen: true } : { text, widthIn };
}
