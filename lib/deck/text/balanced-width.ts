import { findBreaks } from './find-breaks';
import type { MeasuredText, TextSpan } from './measured-text';
import { measureSpans, widthOf } from './measured-text';
import type { Dislike } from './phrase-ends';
import { phraseEnds } from './phrase-ends';

export interface BalanceOptions {
  /** Inches that the text may take. */
  widthIn: number;
  /** BCP 47. */
  language: string;
  /** Texts without fault keep their width; otherwise lines are made even. */
  onlyMendFaults: boolean;
}

/** Of what is measured this much of a line may be used, and what draws the text may use this much; a width must do for both. */
const shares = { measured: 0.98, drawn: 1.004 };
/** Widths of these letters are known well, those of others differ between machines. */
const wellMeasured = /^[\p{sc=Latin}\p{sc=Common}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]*$/u;
const slack = { known: 1.03, unknown: 1.08 };
const mostLines = 4;
const hardBreak = /[\n\r\v\f\u0085\u2028\u2029]/;
/** Small words at the end of a line lead the eye nowhere. */
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}{1,3}\s*$/u;
const pause = /[,;:.–—]\s*$/u;
const dislikes = { smallWord: 0.12, pause: -0.08 };
/** A last line shorter than this share of the longest looks forgotten. */
const orphanShare = 0.25;
/** From here on a line end is a fault. */
const faultFrom = 0.7;

/** Where lines end, and the range of widths in which they do. */
interface Setting {
  ends: readonly number[];
  leastIn: number;
  belowIn: number;
}

/**
 * The width at which a text of two to four lines breaks best, with as many lines as it has in
 * all of its width: of even length, not with a lone word below the others, and in Chinese and
 * Japanese not within words. A narrower box does that without a change to the text, so that it
 * also holds after an edit. The whole width where nothing is better.
 */
export function balancedWidthIn(
  spans: readonly TextSpan[],
  { widthIn, language, onlyMendFaults }: BalanceOptions,
): number {
  const measured = measureSpans(spans);
  const { text } = measured;
  if (hardBreak.test(text) || widthOf(measured, 0, text.length) <= widthIn * shares.measured) return widthIn;
  const breaks = findBreaks(text, language);
  const whole = settingAt(measured, breaks, widthIn * shares.measured);
  if (!whole || whole.ends.length > mostLines) return widthIn;
  const judge = judgeOf(measured, language);
  if (onlyMendFaults && !hasFault(measured, whole, language)) return widthIn;
  const slackShare = wellMeasured.test(text) ? slack.known : slack.unknown;
  let best = { widthIn, cost: judge(whole) - 0.02 };
  for (const limitIn of limitsOf(measured, breaks, widthIn)) {
    const setting = settingAt(measured, breaks, limitIn);
    const found = setting?.ends.length === whole.ends.length ? roomyWidth(setting, widthIn, slackShare) : null;
    if (setting && found !== null && judge(setting) < best.cost) best = { widthIn: found, cost: judge(setting) };
  }
  return best.widthIn;
}

/** Lines as every program fills them, each with all that has room; null when a piece is wider than a line. */
function settingAt(measured: MeasuredText, breaks: readonly number[], limitIn: number): Setting | null {
  const ends: number[] = [];
  let [start, last, leastIn, belowIn] = [0, 0, 0, Infinity];
  for (const position of breaks) {
    const width = widthOf(measured, start, position);
    if (width > limitIn + 1e-9) {
      if (last === start) return null;
      belowIn = Math.min(belowIn, width);
      ends.push((start = last));
      if (widthOf(measured, start, position) > limitIn + 1e-9) return null;
    }
    last = position;
    leastIn = Math.max(leastIn, widthOf(measured, start, position));
  }
  return { ends: [...ends, measured.text.length], leastIn, belowIn };
}

/** The widths that make a difference: those of every run of pieces that may be a line. */
function limitsOf(measured: MeasuredText, breaks: readonly number[], widthIn: number): number[] {
  const least = widthIn * 0.4;
  const limits: number[] = [];
  [0, ...breaks].forEach((from, index) => {
    for (const to of breaks.slice(index)) {
      const width = widthOf(measured, from, to);
      if (width > widthIn * shares.measured) break;
      if (width >= least) limits.push(width);
    }
  });
  return limits;
}

/** A width amid those that give the setting, measured and drawn; null where they are too close to be sure of. */
function roomyWidth({ leastIn, belowIn }: Setting, widthIn: number, slackShare: number): number | null {
  const from = leastIn / shares.measured;
  const to = Math.min(belowIn / shares.drawn, widthIn);
  return to >= from * slackShare && to >= leastIn * slackShare ? (from + to) / 2 : null;
}

/** How much less even and less readable lines are than they could be; 0 at best. */
function judgeOf(measured: MeasuredText, language: string): (setting: Setting) => number {
  const phrases = phraseEnds(measured.text, language);
  const dislike = (start: number, end: number): Dislike => {
    if (phrases) return phrases(end);
    const line = measured.text.slice(start, end);
    return (smallWord.test(line) ? dislikes.smallWord : 0) + (pause.test(line) ? dislikes.pause : 0);
  };
  return ({ ends, leastIn }) => {
    let [cost, start] = [0, 0];
    ends.forEach((end, index) => {
      cost +=
        ((leastIn - widthOf(measured, start, end)) / leastIn) ** 2 +
        (index < ends.length - 1 ? dislike(start, end) : 0);
      start = end;
    });
    return cost;
  };
}

/** Whether a lone short line ends the text, or a line ends within a word. */
function hasFault(measured: MeasuredText, { ends, leastIn }: Setting, language: string): boolean {
  const lastStart = ends.at(-2) ?? 0;
  if (widthOf(measured, lastStart, measured.text.length) < leastIn * orphanShare) return true;
  const phrases = phraseEnds(measured.text, language);
  return phrases !== null && ends.slice(0, -1).some((end) => phrases(end) >= faultFrom);
}
