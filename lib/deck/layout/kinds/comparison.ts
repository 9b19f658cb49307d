import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { balance, balanceRows } from '../blocks/balance';
import { draft } from '../blocks/draft';
import type { ParagraphDraft } from '../blocks/draft';
import { findFigure } from '../blocks/find-figure';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { placedColumns } from '../blocks/placed-columns';
import { largestTable, tableSizesPt } from '../blocks/fit-table';
import { layTable } from '../blocks/lay-table';
import { listDrafts } from '../blocks/lay-list';
import type { TableColumn, TableContent } from '../blocks/table-cells';
import { pairsWithin, tableSizes } from '../blocks/size-limits';
import { textLength } from '../shorten-text';
import { labelsFor } from '../labels';
import { listMarks } from '../marks-and-words';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, inColumns, placed, tooLong } from '../placement';
import { belowTag, withTag } from './column-tag';
import { compareOptions, toldPoints } from './option-criteria';

type Comparison = SlideOf<'comparison'>;

const shortPoint = 32;
const shortLine = 56;
/** Name and points in one size: headline, label and title bring three more. */
const cardSizesPt: readonly (readonly [number, number])[] = [
  [24, 24],
  [22, 22],
  [20, 20],
  [18, 18],
  [16, 16],
  [14, 14],
  [14, 12],
];
const rowSizesPt: readonly (readonly [number, number])[] = [
  [26, 24],
  [24, 22],
  [24, 20],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];
const leastTablePt = 12;
const leastHeightIn = 3.1;
const mostColumns = 4;

function recommendedLabel(slide: Comparison, context: KindContext): string {
  return slide.recommendedLabel ?? labelsFor(context.language).recommended;
}

function points(texts: readonly string[], context: KindContext, sizePt: number): ParagraphDraft[] {
  return listDrafts(
    texts.map((text) => ({ text })),
    sizePt,
    { direction: context.direction, mark: context.theme.style.bullet },
  );
}

/** Options that do not stand on one slide go on over several, at least two on each. */
function columns(slide: Comparison, context: KindContext): Placement {
  const { options } = slide;
  const whole = options.length <= mostColumns ? layColumns(slide, context) : null;
  if (whole) return placed(whole);
  for (let slides = 2; slides <= context.furtherSlides + 1 && options.length >= 2 * slides; slides += 1) {
    const count = Math.ceil(options.length / slides);
    const part = count <= mostColumns ? layColumns({ ...slide, options: options.slice(0, count) }, context) : null;
    if (part) return continues(part, [{ ...slide, options: options.slice(count) }]);
  }
  return tooLong;
}

function layColumns(slide: Comparison, context: KindContext): SceneElement[] | null {
  const { options } = slide;
  const { colon } = listMarks(context.language);
  const contents = options.map((option, index) => ({
    name: `Option ${index + 1}`,
    label: option.recommended ? recommendedLabel(slide, context) : undefined,
    heading: option.name,
    headline: option.headline,
    body:
      option.points.length > 0
        ? (sizePt: number) => points(toldPoints(slide, option.points, colon), context, sizePt)
        : undefined,
    emphasized: options.some((one) => one.recommended) ? option.recommended : undefined,
  }));
  const laid = layCards(context, contents, {
    area: context.area,
    columns: options.length,
    frame: 'surface',
    minHeightIn: leastHeightIn,
    sizesPt: pairsWithin(context.theme, cardSizesPt),
  });
  // More than two are as alike in their bodies as in their looks.
  return laid && options.length === 2 ? inColumns(laid.elements, 'Option') : (laid?.elements ?? null);
}

/** The figure of an option in its head, and whether it is recommended where no tag above it says so. */
function belowName(
  slide: Comparison,
  { headline, recommended }: Comparison['options'][number],
  context: KindContext,
  isTagged: boolean,
): NonNullable<TableColumn['below']> {
  const isFigure = (text = ''): boolean => findFigure(text, context.language)?.start === 0;
  const areFigures = slide.options.every((option) => !option.headline || isFigure(option.headline));
  return [
    ...(headline ? [{ text: headline, as: areFigures ? ('figure' as const) : ('note' as const) }] : []),
    ...(recommended && !isTagged ? [{ text: recommendedLabel(slide, context), as: 'tag' as const }] : []),
  ];
}

/** With a tag above the option that is recommended, so that all heads have the same lines. */
function asTable(slide: Comparison, context: KindContext): Placement {
  const chosen = slide.options.flatMap(({ recommended }, index) => (recommended ? [index] : []));
  const [only] = chosen;
  if (only === undefined || chosen.length > 1) return tableIn(context.area, slide, context, false);
  const column = only + (compareOptions(slide).criteria === null ? 0 : 1);
  const below = tableIn(belowTag(context.area), slide, context, true);
  return (
    withTag(below, column, recommendedLabel(slide, context), context) ?? tableIn(context.area, slide, context, false)
  );
}

function tableIn(area: Box, slide: Comparison, context: KindContext, isTagged: boolean): Placement {
  const { options } = slide;
  const { criteria, rows: compared } = compareOptions(slide);
  const rows = criteria === null ? compared : compared.map((row, index) => [criteria[index] ?? '', ...row]);
  if (rows.length === 0 || rows.length > 10) return tooLong;
  const chosen = options.findIndex((option) => option.recommended);
  const content = {
    ...tableWords(slide, context),
    columns: [
      ...(criteria === null ? [] : [{ label: '', align: 'start' as const }]),
      ...options.map((option) => ({
        label: option.name,
        align: 'start' as const,
        below: belowName(slide, option, context, isTagged),
      })),
    ],
    rows,
    totalRow: false,
    boldFirst: criteria !== null,
    rowHeads: criteria !== null,
    highlight: chosen < 0 ? undefined : chosen + (criteria === null ? 0 : 1),
  };
  const table = wholeTable(content, area, context);
  return table ? placed(table) : tooLong;
}

function tableWords(slide: Comparison, { language }: KindContext): Pick<TableContent, 'name' | 'altText'> {
  const marks = listMarks(language);
  const names = slide.options.map((option) => option.name).join(marks.comma);
  return {
    name: 'Comparison',
    altText: `${labelsFor(language).table}${marks.colon}${slide.title}${marks.stop}${names}`,
  };
}

/** The table with all its rows; null where they don't stand in the area. */
function wholeTable(content: TableContent, area: Box, context: KindContext): SceneElement[] | null {
  const sizes = tableSizes(context.theme, tableSizesPt).filter((sizePt) => sizePt >= leastTablePt);
  const laid = largestTable(sizes, (sizePt) => layTable(context, content, area, sizePt), content.rows.length);
  return laid && balance([laid.element], area, laid.element.box.h, laid.keepIn);
}

/** Points on one line where all of the slide are short, else below each other. */
function rowPoints(texts: readonly string[], context: KindContext, sizePt: number, inline: boolean): ParagraphDraft[] {
  if (inline) return [draft(texts.join('  ·  '), context.direction, { sizePt, lineSpacing: 1.2 })];
  return texts.map((text, index) => draft(text, context.direction, { sizePt, spaceBeforePt: index > 0 ? 3 : 0 }));
}

/** A row an option; what all are compared by heads columns, or the eye would have to find it in each row anew. */
function asRows(slide: Comparison, context: KindContext): Placement {
  const { criteria, rows } = compareOptions(slide);
  const table = criteria && rowTable(slide, { criteria, rows }, context);
  return table ? placed(table) : asTextRows(slide, context);
}

function rowTable(
  slide: Comparison,
  { criteria, rows }: { criteria: readonly string[]; rows: readonly (readonly string[])[] },
  context: KindContext,
): SceneElement[] | null {
  const { options } = slide;
  const hasHeadlines = options.some(({ headline }) => headline);
  const chosen = options.findIndex(({ recommended }) => recommended);
  const content = {
    ...tableWords(slide, context),
    columns: [...(hasHeadlines ? ['', ''] : ['']), ...criteria].map((label) => ({ label, align: 'start' as const })),
    rows: options.map((option, index) => [
      nameOf(slide, option, context),
      ...(hasHeadlines ? [option.headline ?? ''] : []),
      ...rows.map((row) => row[index] ?? ''),
    ]),
    totalRow: false,
    boldFirst: true,
    highlightRow: chosen < 0 ? undefined : chosen,
  };
  return wholeTable(content, context.area, context);
}

const nameOf = (
  slide: Comparison,
  { name, recommended }: Comparison['options'][number],
  context: KindContext,
): string => (recommended ? `${name} · ${recommendedLabel(slide, context)}` : name);

function asTextRows(slide: Comparison, context: KindContext): Placement {
  const { options } = slide;
  const { colon } = listMarks(context.language);
  const inline = options.every(
    (option) =>
      option.points.every((text) => textLength(text) <= shortPoint) && textLength(option.points.join('')) <= shortLine,
  );
  const contents = options.map((option, index) => ({
    name: `Option ${index + 1}`,
    heading: nameOf(slide, option, context),
    headingColor: option.recommended ? ('accent' as const) : undefined,
    subheadings: option.headline ? [option.headline] : [],
    emphasized: options.some((one) => one.recommended) ? option.recommended : undefined,
    body:
      option.points.length > 0
        ? (sizePt: number) => rowPoints(toldPoints(slide, option.points, colon), context, sizePt, inline)
        : undefined,
  }));
  const laid = layRows(context, contents, {
    area: context.area,
    start: 'bar',
    headingShare: 0.34,
    sizesPt: pairsWithin(context.theme, rowSizesPt),
    divider: 'strip',
  });
  return laid.count === contents.length ? placed(balanceRows(laid, context.area)) : tooLong;
}

/** Two options in the places that the layout has for what is compared. */
function inPlaces(slide: Comparison, context: KindContext): Placement {
  const [start, end, ...others] = slide.options.map(({ name, headline, points, recommended }) => ({
    heading: recommended ? `${name} · ${recommendedLabel(slide, context)}` : name,
    ...(headline !== undefined && { lead: headline }),
    items: toldPoints(slide, points, ': ').map((text) => ({ text })),
  }));
  return start && end && others.length === 0 ? placedColumns([start, end], context) : tooLong;
}

/** By fewer criteria, options stand as cards beside one another. */
const fewestRows = 3;

export const comparisonLayout: KindLayout<Comparison> = {
  arrangements: [
    { name: 'placed-options', layout: 'comparison', fillsPlaces: true, suits: () => 5, place: inPlaces },
    {
      name: 'option-cards',
      layout: 'comparison',
      suits: (slide) => (slide.options.length <= mostColumns ? 3 : 0.5),
      place: columns,
    },
    {
      name: 'option-table',
      layout: 'content',
      suits: (slide) => {
        const { criteria, rows } = compareOptions(slide);
        if (criteria !== null && rows.length >= fewestRows) return 3.2;
        return slide.options.every(({ points }) => points.length === slide.options[0]?.points.length) ? 2 : 1;
      },
      place: asTable,
    },
    { name: 'option-rows', layout: 'title-only', suits: () => 1.5, place: asRows },
  ],
  outline: (slide) =>
    slide.options.map((option) => ({
      text: [option.name, option.headline, option.recommended ? slide.recommendedLabel : undefined]
        .filter(Boolean)
        .join(' – '),
      children: toldPoints(slide, option.points, ': '),
    })),
};
