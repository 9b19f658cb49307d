import type { Paragraph } from '../scene/scene';
import { breakLines, type TextLine } from './break-lines';
import { findBreaks } from './find-breaks';
import { measureParagraphs, textOffsetIn, toSpans, type MeasureOptions } from './measure-paragraphs';
import { joined } from './measured-text';

/** A line shorter than this share of its box looks forgotten: a last word alone, and a line that lent its last word. */
const shortShare = 0.4;
/** Of the last line: a line that lent it words and is shorter than this looks forgotten too. */
const lentShare = 0.8;
/** Of the width a layout uses a little less than there is, and what draws the text a little more; a text must do for both. */
const drawnShare = 1.004;
const noBreakSpace = '\u00a0';

/**
 * A paragraph whose last word, or that and a short one before it, would stand alone on a line, with a no-break space before
 * them, so that a further one comes down too: programs break lines there as is measured
 * here, and who edits the text finds a space that holds two words. Unchanged where no short word
 * is alone, where the line above would become the short one, where the two words are wider than a line, and where a line
 * more were needed.
 */
export function withoutLoneWord(paragraph: Paragraph, options: MeasureOptions): Paragraph {
  if (paragraph.lines.length < 2) return paragraph;
  const text = paragraph.runs.map((run) => run.text).join('');
  return spacesBeforeLastWords(text, options.language).reduce(
    (held, place) => heldBehind(place, held, options) ?? held,
    paragraph,
  );
}

/** The paragraph whose last line begins a word before a space; null where it does not begin right behind that, or where that is no better. */
function heldBehind(place: number, paragraph: Paragraph, options: MeasureOptions): Paragraph | null {
  const text = paragraph.runs.map((run) => run.text).join('');
  const widthIn = options.widthIn - textOffsetIn(paragraph);
  const isShort = (line: TextLine | undefined) => line !== undefined && line.widthIn < widthIn * shortShare;
  const isAlone = (lines: readonly TextLine[]) =>
    lines.length > 1 && lines.at(-1)!.text.length === text.length - place - 1 && isShort(lines.at(-1));
  const settings = ({ runs }: Paragraph) =>
    [undefined, drawnShare].map((share) => breakLines(toSpans(runs, options.fonts), widthIn, { ...options, share }));

  const asIs = settings(paragraph);
  // Of narrow columns all lines are short.
  const isMuchShorter = (lines: readonly TextLine[]) =>
    lines.length > 2 && lines.at(-2)!.widthIn < lines.at(-1)!.widthIn * lentShare;
  if (!asIs.some(isAlone)) return null;
  const held = { ...paragraph, runs: withNoBreakSpaceAt(paragraph.runs, place) };
  if (isLongUnit(held.runs)) return null;
  const ends = new Set(findBreaks(joined(toSpans(held.runs, options.fonts)), options.language));
  // Two words that are wider than a line would be divided in the middle of one.
  const divides = (lines: readonly TextLine[]) => !ends.has(text.length - lines.at(-1)!.text.length);
  const isWorse = settings(held).some(
    (lines, index) =>
      lines.length > asIs[index]!.length || isShort(lines.at(-2)) || isMuchShorter(lines) || divides(lines),
  );
  if (isWorse) return null;
  const [before, after] = [paragraph, held].map((one) => measureParagraphs([one], options));
  // Words of a taller script make each line higher in which one stands.
  return after!.heightIn > before!.heightIn ? null : after!.paragraphs[0]!;
}

/** Three words held together by two spaces are divided amid a word where somebody gives the text a narrower place. */
const longestUnit = 16;

function isLongUnit(runs: Paragraph['runs']): boolean {
  const text = runs.map((run) => run.text).join('');
  return text
    .split(' ')
    .some((unit) => unit.length > longestUnit && unit.indexOf(noBreakSpace) !== unit.lastIndexOf(noBreakSpace));
}

/** A short word, such as an article or a preposition, that belongs to what follows it. */
const shortWord = /(?:^|\s)\p{Ll}{1,3} $/u;

/**
 * A paragraph whose lines don't end in a short word where a no-break space behind it takes the word to the next line.
 * Unchanged where that needs a further line, leaves a short one, or makes a word of several that is wider than a line.
 */
export function withoutDanglingWords(paragraph: Paragraph, options: MeasureOptions): Paragraph {
  let held = paragraph;
  for (let line = 0; line < held.lines.length - 1; line += 1) {
    const upTo = held.lines.slice(0, line + 1).join('');
    if (!shortWord.test(upTo)) continue;
    const candidate = { ...held, runs: withNoBreakSpaceAt(held.runs, upTo.length - 1) };
    if (isLongUnit(candidate.runs)) continue;
    const { paragraphs, heightIn } = measureParagraphs([candidate], options);
    const { lines } = paragraphs[0]!;
    const before = measureParagraphs([held], options).heightIn;
    const widthsIn = breakLines(toSpans(candidate.runs, options.fonts), options.widthIn, options);
    const isShort = widthsIn.some(({ widthIn }, index) => index <= line && widthIn < options.widthIn * shortShare);
    const isWorse = lines.length !== held.lines.length || heightIn > before || isShort;
    if (!isWorse && !dividesWord(candidate, lines, options)) held = paragraphs[0]!;
  }
  return held;
}

/** Whether a line ends where none of the language's would, because what is held together has no room in it. */
function dividesWord({ runs }: Paragraph, lines: readonly string[], { fonts, language }: MeasureOptions): boolean {
  const ends = new Set(findBreaks(joined(toSpans(runs, fonts)), language));
  let end = 0;
  return lines.slice(0, -1).some((line) => !ends.has((end += line.length)));
}

/**
 * Places of the spaces that the last words may go to a line of their own after: before the last one, and before a short one
 * that it follows ("to decide").
 */
function spacesBeforeLastWords(text: string, language: string): number[] {
  const end = text.trimEnd().length;
  const isSpace = (place: number) => text[place] === ' ' && text[place - 1] !== ' ';
  const [last = -1, before = -1] = findBreaks(text, language)
    .filter((place) => place < end)
    .slice(-2)
    .reverse()
    .map((place) => place - 1);
  const isPair = shortWord.test(text.slice(before + 1, last + 1));
  return [last, ...(isPair ? [before] : [])].filter(isSpace);
}

function withNoBreakSpaceAt(runs: Paragraph['runs'], place: number): Paragraph['runs'] {
  let start = 0;
  return runs.map((run) => {
    const at = place - start;
    start += run.text.length;
    return at >= 0 && at < run.text.length
      ? { ...run, text: run.text.slice(0, at) + noBreakSpace + run.text.slice(at + 1) }
      : run;
  });
}
