import { asGroup } from '../join-texts';
import type { Box, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf, SlideSpec } from '../../spec/slide-spec';
import { layCards } from '../blocks/lay-cards';
import { cardFace, cardGeometry, drawFace, isPanel } from '../blocks/card-face';
import type { ParagraphDraft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { firstFitting, fitDrafts, fitSiblingDrafts } from '../blocks/fit';
import { listDrafts } from '../blocks/lay-list';
import { placedColumns } from '../blocks/placed-columns';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { cardGapIn, columnsOf, insetBox, settle } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, inColumns, placed, tooLong } from '../placement';

type TwoColumns = SlideOf<'two_columns'>;
type Column = TwoColumns['left'];
type Sizes = readonly [heading: number, body: number];

const sizesPt: readonly Sizes[] = [
  [28, 26],
  [26, 24],
  [24, 22],
  [24, 20],
  [22, 20],
  [20, 18],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
];
const splitGapIn = 0.3;
const splitPaddingIn = 0.4;
/** Panels of short lists grow by a share of what those need, up to this share of the area. */
const grown = { byShare: 0.15, upToShare: 0.92 };
/** Above and below the heading of a panel in its band, and between band and panel. */
const band = { padIn: 0.17, gapIn: 0.07 };

/** Between points, as shares of their size: as far apart as keeps the columns within a share of the height. */
const wideSpacings = [1.5, 1.3, 1.1, 0.9, 0.7] as const;
const usualSpacing = 0.5;
const wantedShare = { cards: 0.96, panels: 0.86 };

/** Inches of panels that need so many. */
function panelHeightIn(needIn: number, area: Box): number {
  return Math.max(needIn, Math.min(needIn * (1 + grown.byShare), area.h * grown.upToShare));
}

/** Lays both columns at the largest size that holds them, then moves their points apart. */
function spaceOut<R>(
  sizes: readonly Sizes[],
  attempt: (sizes: Sizes, spacing: number) => R | null,
  isRoomy: (laid: R) => boolean,
): R | null {
  const close = firstFitting(sizes, (one) => {
    const laid = attempt(one, usualSpacing);
    return laid && { laid, sizes: one };
  });
  if (!close) return null;
  for (const spacing of wideSpacings) {
    const wide = attempt(close.sizes, spacing);
    if (wide && isRoomy(wide)) return wide;
  }
  return close.laid;
}

function isSingle({ left, right }: TwoColumns): boolean {
  return left.items.length === 1 && right.items.length === 1;
}

function place(slide: TwoColumns, context: KindContext, frame: 'surface' | 'rule'): Placement | null {
  const { area, direction, theme } = context;
  const attempt = (sizes: Sizes, spacing: number) => {
    const contents = [slide.left, slide.right].map((column, index) => ({
      name: `Column ${index + 1}`,
      heading: column.heading,
      body: (sizePt: number) =>
        listDrafts(column.items, sizePt, { direction, mark: theme.style.bullet, spacing, plain: isSingle(slide) }),
    }));
    return layCards(context, contents, { area, columns: 2, frame, sizesPt: [sizes] });
  };
  const laid = spaceOut(pairsWithin(theme, sizesPt), attempt, ({ heightIn }) => heightIn <= area.h * wantedShare.cards);
  return laid ? placed(inColumns(laid.elements, 'Column')) : null;
}

/** Columns that are too long go on side by side, as evenly as they can. */
function placeOrContinue(slide: TwoColumns, context: KindContext, frame: 'surface' | 'rule'): Placement {
  const whole = place(slide, context, frame);
  if (whole) return whole;
  const longest = Math.max(slide.left.items.length, slide.right.items.length);
  for (let slides = 2; slides <= context.furtherSlides + 1 && slides <= longest; slides += 1) {
    const count = Math.ceil(longest / slides);
    const upTo = (column: Column) => ({ ...column, items: column.items.slice(0, count) });
    const part = place({ ...slide, left: upTo(slide.left), right: upTo(slide.right) }, context, frame);
    if (part?.outcome === 'placed') return continues(part.elements, [restFrom(slide, count)]);
  }
  return tooLong;
}

/** What follows the first points of both columns; a list when one column has come to its end. */
function restFrom(slide: TwoColumns, count: number): SlideSpec {
  const after = (column: Column) => ({ ...column, items: column.items.slice(count) });
  const [left, right] = [after(slide.left), after(slide.right)];
  if (left.items.length > 0 && right.items.length > 0) return { ...slide, left, right };
  const last = left.items.length > 0 ? left : right;
  const { title, eyebrow, source } = slide;
  return { kind: 'bullets', title, eyebrow, source, notes: '', lead: last.heading, ordered: false, items: last.items };
}

/** Heading and list of a column in one text, headings of both sides equally high. */
function splitDrafts(
  slide: TwoColumns,
  column: TwoColumns['left'],
  context: KindContext,
  { sizes: [headingPt, bodyPt], spacing, color }: { sizes: Sizes; spacing: number; color: 'ink' | 'onAccent' },
): ParagraphDraft[] {
  const list = listDrafts(column.items, bodyPt, {
    direction: context.direction,
    mark: context.theme.style.bullet,
    spacing,
    color,
    plain: isSingle(slide),
  });
  if (!column.heading) return list;
  const heading = draft(column.heading, context.direction, {
    sizePt: headingPt,
    color,
    bold: true,
    font: 'heading',
    lineSpacing: 1,
  });
  return [heading, ...list.map((one, index) => (index === 0 ? { ...one, spaceBeforePt: bodyPt * 0.7 } : one))];
}

/** Panels with their headings on bands in accent; null without two headings, and where a template has no panels. */
function banded(slide: TwoColumns, context: KindContext): SceneElement[] | null {
  const { area, direction, theme } = context;
  const face = cardFace(theme, 'surface');
  const sides = [slide.left, slide.right];
  const columns = columnsOf(area, 2, cardGapIn);
  if (!isPanel(face) || sides.some(({ heading }) => !heading)) return null;
  const widthIn = columns[0]!.w - 2 * splitPaddingIn;
  const attempt = ([headingPt, bodyPt]: Sizes, spacing: number) => {
    const headings = fitSiblingDrafts(
      context,
      sides.map(({ heading = '' }) => (sizePt: number) => [
        draft(heading, direction, { sizePt, bold: true, font: 'heading', color: 'onAccent', lineSpacing: 1 }),
      ]),
      [headingPt],
      { widthIn, heightIn: area.h * 0.3 },
    );
    if (!headings) return null;
    const headIn = Math.max(...headings.fitted.map(({ heightIn }) => heightIn)) + 2 * band.padIn;
    const look = { direction, mark: theme.style.bullet, spacing, plain: isSingle(slide) };
    const lists = fitSiblingDrafts(
      context,
      sides.map(
        ({ items }) =>
          (sizePt: number) =>
            listDrafts(items, sizePt, look),
      ),
      [bodyPt],
      { widthIn, heightIn: area.h - headIn - band.gapIn - 2 * bandedPaddingIn },
    );
    if (!lists) return null;
    const listIn = Math.max(...lists.fitted.map(({ heightIn }) => heightIn));
    return { headings, lists, headIn, heightIn: headIn + band.gapIn + listIn + 2 * bandedPaddingIn };
  };
  const laid = spaceOut(
    pairsWithin(theme, sizesPt),
    attempt,
    ({ heightIn }) => heightIn <= area.h * wantedShare.panels,
  );
  if (!laid) return null;
  const { y, h } = settle(area, panelHeightIn(laid.heightIn, area));
  const bodyY = y + laid.headIn + band.gapIn;
  const panelBox = { y: bodyY, h: y + h - bodyY };
  const radiusIn = theme.cornerRadius * Math.min(columns[0]!.w, panelBox.h);
  return columns.flatMap((column, index): SceneElement[] => {
    const name = `Column ${index + 1}`;
    const headBox = { ...column, y, h: laid.headIn };
    const [panel] = drawFace(theme, { ...face, accent: 'none' }, name, { ...column, ...panelBox });
    return asGroup(name, [
      textElement({
        name: `${name} heading`,
        box: headBox,
        inset: { left: splitPaddingIn, right: splitPaddingIn, top: 0, bottom: 0 },
        geometry: cardGeometry(theme),
        cornerRadius: radiusIn / Math.min(headBox.w, headBox.h),
        fill: { color: 'accentFill' },
        anchor: 'middle',
        paragraphs: laid.headings.fitted[index]!.paragraphs,
      }),
      panel!,
      textElement({
        name: `${name} body`,
        box: insetBox({ ...column, ...panelBox }, splitPaddingIn, bandedPaddingIn),
        paragraphs: laid.lists.fitted[index]!.paragraphs,
        on: name,
      }),
    ]);
  });
}

const bandedPaddingIn = 0.3;

/** The first column on a quiet panel, the second on one in accent: from the one to the other. */
function split(slide: TwoColumns, context: KindContext): Placement {
  const { area, theme } = context;
  const [start, end] = columnsOf(area, 2, splitGapIn);
  if (!start || !end) return tooLong;
  const widthIn = start.w - 2 * splitPaddingIn;
  const attempt = (sizes: Sizes, spacing: number) => {
    const limits = { widthIn, heightIn: area.h - 2 * splitPaddingIn };
    const left = fitDrafts(context, splitDrafts(slide, slide.left, context, { sizes, spacing, color: 'ink' }), limits);
    const right = fitDrafts(
      context,
      splitDrafts(slide, slide.right, context, { sizes, spacing, color: 'onAccent' }),
      limits,
    );
    return left && right ? [left, right] : null;
  };
  const laid = spaceOut(pairsWithin(theme, sizesPt), attempt, (columns) =>
    columns.every(({ heightIn }) => heightIn + 2 * splitPaddingIn <= area.h * wantedShare.panels),
  );
  if (!laid) return tooLong;
  const needIn = Math.max(...laid.map(({ heightIn }) => heightIn)) + 2 * splitPaddingIn;
  const { y, h } = settle(area, panelHeightIn(needIn, area));
  const elements = laid.flatMap(({ paragraphs }, index): SceneElement[] => {
    const name = `Column ${index + 1}`;
    const box = { ...(index === 0 ? start : end), y, h };
    return asGroup(name, [
      {
        type: 'shape',
        name,
        geometry: cardGeometry(theme),
        cornerRadius: theme.cornerRadius,
        box,
        fill: { color: index === 0 ? 'surface' : 'accentFill' },
      },
      textElement({
        name: `${name} text`,
        box: insetBox(box, splitPaddingIn),
        paragraphs,
        on: name,
      }),
    ]);
  });
  return placed(elements);
}

function columnOutline(column: TwoColumns['left']): BulletItem[] {
  return column.heading
    ? [{ text: column.heading, children: column.items.flatMap((item) => [item.text, ...(item.children ?? [])]) }]
    : [...column.items];
}

/** Columns with heads in the places that the layout has for what is compared. */
function inPlaces({ left, right }: TwoColumns, context: KindContext): Placement {
  const [start, end] = [left.heading, right.heading];
  if (!start || !end) return tooLong;
  return placedColumns(
    [
      { heading: start, items: left.items },
      { heading: end, items: right.items },
    ],
    context,
  );
}

export const twoColumnsLayout: KindLayout<TwoColumns> = {
  arrangements: [
    { name: 'placed-columns', layout: 'comparison', fillsPlaces: true, suits: () => 5, place: inPlaces },
    {
      name: 'open-columns',
      layout: 'two-content',
      suits: () => 2,
      place: (slide, context) => placeOrContinue(slide, context, 'rule'),
    },
    {
      name: 'panels',
      layout: 'two-content',
      suits: (slide) => (slide.left.heading && slide.right.heading ? 2.2 : 1.5),
      place(slide, context) {
        const elements = banded(slide, context);
        return elements ? placed(elements) : placeOrContinue(slide, context, 'surface');
      },
    },
    {
      name: 'split-panels',
      layout: 'two-content',
      suits: (slide) => (slide.left.heading && slide.right.heading ? 1.9 : 1),
      place: split,
    },
  ],
  outline: (slide) => [...columnOutline(slide.left), ...columnOutline(slide.right)],
};
