import type PptxGenJS from 'pptxgenjs';
import { bulletSigns, isSymbol, symbolFont } from '@/lib/deck/scene/bullet-signs';
import type { Paragraph, TextRun } from '@/lib/deck/scene/scene';
import { withNoBreakSpaces } from '@/lib/deck/text/glued-spaces';
import { schemeSlots } from '@/lib/deck/theme/theme';
import { cleanXmlText } from '../package/escape-xml';
import type { WriteContext } from './write-context';

const physicalAlign = {
  ltr: { start: 'left', center: 'center', end: 'right' },
  rtl: { start: 'right', center: 'center', end: 'left' },
} as const;

/** True when the paragraphs show no character at all: nothing, or line feeds alone. */
export function areParagraphsEmpty(paragraphs: readonly Paragraph[]): boolean {
  return paragraphs.every(({ runs }) => runs.every(({ text }) => /^[\r\n]*$/.test(cleanXmlText(text))));
}

/**
 * The paragraphs as the flat list of runs that pptxgenjs takes. The last run of a paragraph
 * breaks the line, the first one alone carries the bullet (a bullet on a later run starts a
 * paragraph of its own there). Everything is said here; the rule `inheritedText` takes out what
 * need not be.
 */
export function textRuns(paragraphs: readonly Paragraph[], context: WriteContext): PptxGenJS.TextProps[] {
  return paragraphs.flatMap((paragraph): PptxGenJS.TextProps[] => {
    const runs = splitAtLineFeeds(withHeldWords(paragraph, context.language));
    if (runs.length === 0)
      return [{ text: '', options: { ...paragraphOptions(paragraph), bullet: false, breakLine: true } }];
    return runs.map(({ run, startsLine }, index) => ({
      text: run.text,
      options: {
        ...runOptions(run, context),
        ...paragraphOptions(paragraph),
        bullet: index === 0 ? bulletOptions(paragraph) : false,
        softBreakBefore: startsLine,
        breakLine: index === runs.length - 1,
      },
    }));
  });
}

/**
 * Programs break lines again, and hold a number and its unit together by no-break spaces alone.
 * What stands on one line keeps its characters, for those who copy it.
 */
function withHeldWords({ runs, lines }: Paragraph, language: string): readonly TextRun[] {
  if (lines.length < 2 || runs.every(({ font }) => font === 'mono')) return runs;
  const texts = withNoBreakSpaces(
    runs.map(({ text }) => text),
    language,
  );
  return runs.map((run, index) => ({ ...run, text: texts[index] ?? run.text }));
}

interface PlacedRun {
  run: TextRun;
  startsLine: boolean;
}

/** A line feed inside a run is a break within the paragraph, which pptxgenjs wants on the run behind it. */
function splitAtLineFeeds(runs: readonly TextRun[]): PlacedRun[] {
  return runs.flatMap((run) =>
    cleanXmlText(run.text)
      .split(/\r\n|\r|\n/)
      .map((text, index) => ({ run: { ...run, text }, startsLine: index > 0 })),
  );
}

function runOptions(run: TextRun, context: WriteContext): PptxGenJS.TextPropsOptions {
  return {
    lang: context.language,
    fontFace: isSymbol(run.text) ? symbolFont : context.typefaces[run.font],
    fontSize: run.sizePt,
    color: schemeSlots[run.color],
    bold: run.bold ?? false,
    italic: run.italic ?? false,
    charSpacing: run.letterSpacingPt ?? 0,
    ...(run.href !== undefined && { hyperlink: { url: run.href } }),
  };
}

function paragraphOptions(paragraph: Paragraph): PptxGenJS.TextPropsOptions {
  return {
    align: physicalAlign[paragraph.direction][paragraph.align],
    rtlMode: paragraph.direction === 'rtl',
    indentLevel: paragraph.level,
    lineSpacingMultiple: paragraph.lineSpacing,
    paraSpaceBefore: paragraph.spaceBeforePt,
  };
}

function bulletOptions({ bullet, indentIn }: Paragraph): PptxGenJS.TextPropsOptions['bullet'] {
  if (bullet === undefined) return false;
  const indent = indentIn * 72;
  if (bullet.kind === 'number') return { type: 'number', numberStartAt: bullet.startAt, indent };
  return { characterCode: hexadecimal(bulletSigns[bullet.kind]), indent };
}

/** Four digits, as pptxgenjs wants a sign. */
function hexadecimal(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
