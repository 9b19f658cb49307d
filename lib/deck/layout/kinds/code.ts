import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { contrastRatio } from '../../quality/contrast';
import type { ColorRole, Theme } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { fitDrafts, fitLargest, measureDrafts, type Fitted } from '../blocks/fit';
import { listDrafts } from '../blocks/lay-list';
import { textElement } from '../blocks/text-element';
import { insetBox, settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { asGroup } from '../join-texts';
import { continues, evenShare, placed, tooLong } from '../placement';

type Code = SlideOf<'code'>;

/** Larger ones are tried first where no line is broken at them. */
const sizesPt = [28, 24, 22, 20, 18, 16, 14] as const;
const pointSizesPt = [24, 22, 20, 18, 16, 14] as const;
const lineSpacing = 1.2;
const insetIn = 0.3;
const label = { sizePt: 14, heightIn: 0.36 };
const gapIn = 0.3;
const leastCodeIn = 1.6;
/** Below the last line of a short listing. */
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
  for (const sizePt of sizesPt) {
    const drafts = codeDrafts(lines, slide, sizePt, context.theme);
    const fitted = fitDrafts(context, drafts, { ...room, breakWords: true });
    const isWhole = fitted !== null && fitted.lineCount <= lines.length;
    if (fitted && (isWhole || sizePt === sizesPt.at(-1))) return fitted;
  }
  return null;
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

/** The listing on its panel, with what it is written in on its upper edge, at least as high as wanted; null where it is too long. */
function layPanel(slide: Code, context: KindContext, area: Box, leastIn = 0): Panel | null {
  const { theme, direction } = context;
  const look = lookOf(theme);
  const labelIn = slide.language ? label.heightIn : 0;
  const inner = insetBox(area, insetIn);
  const fitted = fitCode(slide, context, { widthIn: inner.w, heightIn: inner.h - labelIn });
  if (!fitted) return null;
  const needIn = labelIn + fitted.heightIn + 2 * insetIn + airIn;
  const h = Math.min(area.h, Math.max(needIn, leastIn));
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

function pointsIn({ points }: Code, context: KindContext, box: Box, sizes: readonly number[]) {
  return fitLargest(
    context,
    (sizePt) =>
      listDrafts(
        points.map((text) => ({ text })),
        sizePt,
        { direction: context.direction, mark: context.theme.style.bullet },
      ),
    sizes,
    { widthIn: box.w, heightIn: box.h },
  );
}

/** The listing over the whole width, what is said of it below, no larger than the listing where there is a choice; long ones go on after the end of a line. */
function full(slide: Code, context: KindContext): Placement {
  const { area } = context;
  if (slide.points.length === 0) {
    const panel = layPanel(slide, context, area, area.h * aloneShare);
    return panel ? settled(area, panel.elements) : part(slide, context);
  }
  const tries = pointSizesPt.slice(1).flatMap((sizePt) => {
    const below = pointsIn(slide, context, area, [sizePt]);
    const codeArea = below && { ...area, h: area.h - below.heightIn - gapIn };
    const panel = codeArea && codeArea.h >= leastCodeIn ? layPanel(slide, context, codeArea) : null;
    return below && panel ? [{ below, panel }] : [];
  });
  const [largest] = tries;
  if (!largest) return pointsIn(slide, context, area, pointSizesPt.slice(1)) ? part(slide, context) : tooLong;
  const { below, panel } = tries.find((one) => one.panel.sizePt >= one.below.sizePt) ?? tries.at(-1)!;
  return settled(area, [
    ...panel.elements,
    textElement({
      name: 'Points',
      box: { ...area, y: area.y + panel.heightIn + gapIn, h: below.heightIn },
      paragraphs: below.paragraphs,
    }),
  ]);
}

/** A listing alone takes so much of its area, however short it is; beside words so much. */
const [aloneShare, besideShare] = [0.84, 0.84];
const lowestIn = 0.25;

/** Short listings stand a little below the title. */
function settled(area: Box, elements: readonly SceneElement[]): Placement {
  const bottom = Math.max(...elements.map(({ box }) => box.y + box.h));
  const downIn = Math.min(lowestIn, settle(area, bottom - area.y).y - area.y);
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

const span = { code: 7, points: 5 };

/** The listing, and beside it what is said of it. */
function beside(slide: Code, context: KindContext): Placement {
  const { area } = context;
  if (slide.points.length === 0) return tooLong;
  const side = spanOf(area, span.code, span.points);
  const box = { ...side, x: side.x + gapIn, w: side.w - gapIn };
  const points = pointsIn(slide, context, box, pointSizesPt);
  const panel = layPanel(slide, context, spanOf(area, 0, span.code), area.h * besideShare);
  if (!panel || !points) return tooLong;
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
