import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { contrastRatio } from '../../quality/contrast';
import type { ColorRole, Theme } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { fitDrafts, measureDrafts, type Fitted } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { insetBox, settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { asGroup } from '../join-texts';
import { continues, evenShare, placed, tooLong } from '../placement';
import { fitNotes, noteGapIn as gapIn, noteSizesPt, notesInColumns, notesInList, type Notes } from './code-notes';

type Code = SlideOf<'code'>;

/** Larger ones are tried first where no line is broken at them. */
const sizesPt = [32, 28, 26, 24, 22, 20, 18, 16, 14] as const;
/** Lines stand as far apart as the first of these that leaves them their size. */
const lineSpacings = [1.4, 1.2] as const;
const closeSpacing = 1.2;
const insetIn = 0.3;
const label = { sizePt: 14, heightIn: 0.36 };
const leastCodeIn = 1.6;
/** Below the last line, as the name of the language stands above the first one. */
const airIn = 0.15;

const tab = '    ';
/** Without empty lines at its ends. */
function linesOf({ code }: Code): string[] {
  const lines = code.split(/\r\n|\r|\n/u).map((line) => line.replaceAll('\t', tab).trimEnd());
  return lines.slice(
    lines.findIndex((line) => line !== ''),
    lines.findLastIndex((line) => line !== '') + 1,
  );
}

/** The colours of a listing: as dark as editors are where the template's ink is seen on its ground. */
interface ListingLook {
  ground: ColorRole;
  words: ColorRole;
  /** Lines that stand back behind others, and the name of the language. */
  quiet: ColorRole;
  marked: ColorRole;
}

const onSurface: ListingLook = { ground: 'surface', words: 'ink', quiet: 'muted', marked: 'accent' };
const leastRead = 4.6;

/** On the dark ground no accent is read in every palette that somebody may put in the place of the template's. */
function lookOf({ appearance, colors }: Theme): ListingLook {
  if (appearance === 'dark') return onSurface;
  const quiet = contrastRatio(colors.quiet, colors.ink) >= leastRead ? 'quiet' : 'canvas';
  return { ground: 'ink', words: 'canvas', quiet, marked: 'canvas' };
}

/** A paragraph a line, from left to right in decks of every direction; where some lines stand out, the others stand back. */
function codeDrafts(
  lines: readonly string[],
  { highlight }: Pick<Code, 'highlight'>,
  sizePt: number,
  theme: Theme,
  lineSpacing: number = closeSpacing,
): ParagraphDraft[] {
  const look = lookOf(theme);
  const hasMarks = lines.some((_, index) => highlight.includes(index + 1));
  return lines.map((line, index) => {
    const isMarked = highlight.includes(index + 1);
    return draft(line, 'ltr', {
      sizePt,
      font: 'mono',
      lineSpacing,
      color: isMarked ? look.marked : hasMarks ? look.quiet : look.words,
      bold: isMarked,
    });
  });
}

/** The largest size at which all lines stand unbroken, else the smallest, at which long ones go on below themselves. */
function fitCode(slide: Code, context: KindContext, room: { widthIn: number; heightIn: number }): Fitted | null {
  const lines = linesOf(slide);
  const fitAt = (sizePt: number, spacing: number) =>
    fitDrafts(context, codeDrafts(lines, slide, sizePt, context.theme, spacing), { ...room, breakWords: true });
  for (const sizePt of sizesPt)
    for (const spacing of lineSpacings) {
      const fitted = fitAt(sizePt, spacing);
      if (fitted && fitted.lineCount <= lines.length) return fitted;
    }
  return fitAt(sizesPt.at(-1)!, closeSpacing);
}

/** How many lines stand in a height at the smallest size. */
function countLines(slide: Code, context: KindContext, room: { widthIn: number; heightIn: number }): number {
  const drafts = codeDrafts(linesOf(slide), slide, sizesPt.at(-1)!, context.theme);
  let count = 0;
  while (
    count < drafts.length &&
    measureDrafts(context, drafts.slice(0, count + 1), room.widthIn).heightIn <= room.heightIn
  )
    count += 1;
  return count;
}

interface Panel {
  elements: SceneElement[];
  heightIn: number;
  /** Of the listing. */
  sizePt: number;
}

/** The listing on its panel, with what it is written in on its upper edge, as high as its lines; null where it is too long. */
function layPanel(slide: Code, context: KindContext, area: Box): Panel | null {
  const { theme, direction } = context;
  const look = lookOf(theme);
  const labelIn = slide.language ? label.heightIn : 0;
  const inner = insetBox(area, insetIn);
  const fitted = fitCode(slide, context, { widthIn: inner.w, heightIn: inner.h - labelIn });
  if (!fitted) return null;
  const h = Math.min(area.h, labelIn + fitted.heightIn + 2 * insetIn + airIn);
  const box = { ...area, h };
  const named = slide.language
    ? fitDrafts(
        context,
        [draft(slide.language, direction, { sizePt: label.sizePt, bold: true, color: look.quiet, lineSpacing: 1 })],
        { widthIn: inner.w, heightIn: label.heightIn, isLabel: true, breakWords: true },
      )
    : null;
  if (slide.language && !named) return null;
  return {
    elements: asGroup('Listing', [
      textElement({
        name: 'Code',
        box,
        paragraphs: fitted.paragraphs,
        anchor: 'middle',
        inset: { left: insetIn, right: insetIn, top: insetIn + labelIn, bottom: insetIn },
        geometry: cardGeometry(theme),
        cornerRadius: Math.min(theme.cornerRadius, 0.02),
        fill: { color: look.ground },
      }),
      ...(named
        ? [
            textElement({
              name: 'Language',
              box: { ...inner, y: area.y + insetIn * 0.7, h: label.heightIn },
              paragraphs: named.paragraphs,
              on: 'Code',
            }),
          ]
        : []),
    ]),
    heightIn: h,
    sizePt: fitted.paragraphs[0]?.runs[0]?.sizePt ?? sizesPt.at(-1)!,
  };
}

/** The listing over the whole width, what is said of it below, no larger than the listing where there is a choice; long ones go on after the end of a line. */
function full(slide: Code, context: KindContext): Placement {
  const { area } = context;
  if (slide.points.length === 0) {
    const panel = layPanel(slide, context, area);
    return panel ? settled(area, panel.elements) : part(slide, context);
  }
  const above = (below: Notes | null) => {
    const codeArea = below && { ...area, h: area.h - below.heightIn - gapIn };
    const panel = codeArea && codeArea.h >= leastCodeIn ? layPanel(slide, context, codeArea) : null;
    return below && panel ? [{ below, panel }] : [];
  };
  const tries = [notesInColumns, notesInList].flatMap((lay) =>
    noteSizesPt.flatMap((sizePt) => above(lay(slide.points, context, area, sizePt))),
  );
  if (tries.length === 0) return fitNotes(slide.points, context, area, noteSizesPt) ? part(slide, context) : tooLong;
  const { below, panel } = tries.find((one) => one.panel.sizePt >= one.below.sizePt) ?? tries.at(-1)!;
  const downIn = panel.heightIn + gapIn;
  return settled(area, [
    ...panel.elements,
    ...below.elements.map((one) => ({ ...one, box: { ...one.box, y: one.box.y + downIn } })),
  ]);
}

/** A block that is as high as its content stands a little above the middle. */
function settled(area: Box, elements: readonly SceneElement[]): Placement {
  const bottom = Math.max(...elements.map(({ box }) => box.y + box.h));
  const downIn = settle(area, bottom - area.y).y - area.y;
  return placed(elements.map((element) => ({ ...element, box: { ...element.box, y: element.box.y + downIn } })));
}

/** As many lines as an even share of the slides has; what is said of them stands on the last slide. */
function part(slide: Code, context: KindContext): Placement {
  const { area } = context;
  const inner = insetBox(area, insetIn);
  const room = { widthIn: inner.w, heightIn: inner.h - (slide.language ? label.heightIn : 0) };
  const lines = linesOf(slide);
  const fitting = countLines(slide, context, room);
  if (fitting === 0) return tooLong;
  const count = Math.min(breakAt(lines, evenShare(lines.length, fitting, context.furtherSlides)), lines.length);
  const panel = layPanel({ ...slide, code: lines.slice(0, count).join('\n') }, context, area);
  const left = lines.slice(count);
  // Empty lines are none to begin with.
  const skipped = left.findIndex((line) => line !== '');
  if (!panel || (skipped < 0 && slide.points.length === 0)) return panel ? placed(panel.elements) : tooLong;
  if (skipped < 0) return tooLong;
  const rest: Code = {
    ...slide,
    code: left.slice(skipped).join('\n'),
    highlight: slide.highlight.flatMap((line) => (line > count + skipped ? [line - count - skipped] : [])),
  };
  return continues(panel.elements, [rest]);
}

/** Behind an empty line not far above, where there is one. */
function breakAt(lines: readonly string[], most: number): number {
  const empty = lines.slice(0, most + 1).lastIndexOf('');
  return empty > most * 0.6 ? empty : most;
}

const columns = 12;
/** Of the twelve, what a listing may take beside words. */
const codeSpans = [6, 7, 8] as const;

/** The listing, and beside it what is said of it; it takes the columns that make it largest. */
function beside(slide: Code, context: KindContext): Placement {
  const { area } = context;
  if (slide.points.length === 0) return tooLong;
  const tries = codeSpans.flatMap((span) => {
    const side = spanOf(area, span, columns - span);
    const box = { ...side, x: side.x + gapIn, w: side.w - gapIn };
    const panel = layPanel(slide, context, spanOf(area, 0, span));
    const points = fitNotes(slide.points, context, box, noteSizesPt);
    return panel && points ? [{ box, panel, points }] : [];
  });
  const evenPt = ({ panel, points }: (typeof tries)[number]) => Math.min(panel.sizePt, points.sizePt);
  const [best] = tries.toSorted((a, b) => evenPt(b) - evenPt(a) || b.panel.sizePt - a.panel.sizePt);
  if (!best) return tooLong;
  const { box, panel, points } = best;
  return settled(area, [
    ...panel.elements,
    textElement({
      name: 'Points',
      box: { ...box, h: Math.max(panel.heightIn, points.heightIn) },
      paragraphs: points.paragraphs,
      anchor: 'middle',
    }),
  ]);
}

const widest = ({ code }: Code): number => Math.max(...code.split('\n').map(({ length }) => length));
const mostBeside = 52;

export const codeLayout: KindLayout<Code> = {
  arrangements: [
    { name: 'code-listing', layout: 'title-only', suits: () => 2.4, place: full },
    {
      name: 'code-and-points',
      layout: 'title-only',
      suits: (slide) => (slide.points.length > 1 && widest(slide) <= mostBeside ? 3 : 1),
      place: beside,
    },
  ],
  outline: (slide) => [
    ...(slide.language ? [{ text: slide.language }] : []),
    ...linesOf(slide)
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text })),
    ...slide.points.map((text) => ({ text })),
  ],
};
