import type { TextElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { balance, balanceRows } from '../blocks/balance';
import { draft } from '../blocks/draft';
import { measureDrafts } from '../blocks/fit';
import { layCards } from '../blocks/lay-cards';
import { layRowColumns, layRows } from '../blocks/lay-rows';
import { placedTexts } from '../blocks/placed-text';
import { pairsWithin } from '../blocks/size-limits';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Agenda = SlideOf<'agenda'>;

function contentsOf(slide: Agenda, context: KindContext) {
  return slide.items.map((item, index) => ({
    name: `Item ${index + 1}`,
    mark: String(index + context.firstNumber),
    heading: item.text,
    body: item.detail
      ? (sizePt: number) => [draft(item.detail ?? '', context.direction, { sizePt, color: 'muted' as const })]
      : undefined,
  }));
}

const sizesPt: readonly (readonly [number, number])[] = [
  [28, 22],
  [26, 20],
  [24, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 14],
  [16, 14],
];
const columnGapIn = 0.7;

/** Big numbers on tiles, topics in bold, details beside them. */
const rowLook = { start: 'tile' as const, divider: 'hairline' as const };

function lines(slide: Agenda, context: KindContext): Placement {
  const contents = contentsOf(slide, context);
  const details = slide.items.some((item) => item.detail);
  const options = {
    ...rowLook,
    sizesPt: pairsWithin(context.theme, sizesPt),
    headingShare: details ? 0.5 : 0,
    area: context.area,
  };
  const laid = layRows(context, contents, options);
  if (laid.count === contents.length) return placed(balanceRows(laid, context.area));
  if (laid.count === 0) return tooLong;
  const share = evenShare(contents.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? layRows(context, contents.slice(0, share), options) : laid;
  return continues(
    part.elements,
    [{ ...slide, items: slide.items.slice(part.count) }],
    context.firstNumber + part.count,
  );
}

function twoColumns(slide: Agenda, context: KindContext): Placement {
  if (slide.items.length < 4) return tooLong;
  const laid = layRowColumns(context, contentsOf(slide, context), {
    ...rowLook,
    sizesPt: pairsWithin(context.theme, sizesPt),
    headingShare: 0,
    area: context.area,
    gapIn: columnGapIn,
  });
  return laid ? placed(balance(laid.elements, context.area, laid.heightIn)) : tooLong;
}

const gridColumns = (count: number): number => (count <= 4 ? count : count <= 6 ? 3 : 4);

function grid(slide: Agenda, context: KindContext): Placement {
  const count = slide.items.length;
  if (count < 3 || count > 8) return tooLong;
  const laid = layCards(context, contentsOf(slide, context), {
    area: context.area,
    columns: gridColumns(count),
    frame: 'rule',
    markSizePt: 44,
  });
  return laid ? placed(laid.elements) : tooLong;
}

const placedLook = { leastPt: 16, detailShare: 0.75, itemSpace: 0.6 } as const;

/** A list that fills less of its place than this looks lost in it, and so does any in a place wider than this share of the slide. */
const [leastFilled, widestShare] = [0.6, 0.55];

/** Topics in the place that a layout has for them: as its own text where they fill it, each with its detail below it, else as rows. */
function inPlace(slide: Agenda, context: KindContext): Placement {
  const { body } = context.theme.layouts.agenda.places ?? {};
  if (!body) return tooLong;
  const { leastPt, detailShare, itemSpace } = placedLook;
  const { isNumbered } = body;
  const topicsApart = (space: number) =>
    slide.items.flatMap(({ text, detail }, index) => [
      { text, space: index === 0 ? 0 : space, ...(isNumbered && { number: context.firstNumber + index }) },
      ...(detail ? [{ text: detail, share: detailShare, ...(isNumbered && { number: 0 }) }] : []),
    ]);
  const listApart = (space: number) =>
    placedTexts(context, [{ name: 'Topics', role: 'body', place: body, lines: topicsApart(space) }], leastPt);
  // Its own numbers are what the template has for topics.
  if (isNumbered)
    return asPlaced(
      spaces.map(listApart).find((one) => one?.[0] && sizeOf(one[0]) >= body.sizePt) ?? listApart(itemSpace),
    );
  const list = listApart(itemSpace);
  const heightIn = measureDrafts(context, list?.[0]?.paragraphs ?? [], body.box.w).heightIn;
  const isLost = heightIn < body.box.h * leastFilled || body.box.w > context.theme.canvas.w * widestShare;
  const isRowed = body.color === 'ink' && isLost;
  if (isRowed) return lines(slide, { ...context, area: body.box });
  return asPlaced(list);
}

/** Between topics that have room, as shares of their size. */
const spaces = [1, 0.8];
const sizeOf = ({ paragraphs }: TextElement) => paragraphs[0]?.runs[0]?.sizePt ?? 0;
const asPlaced = (list: readonly TextElement[] | null): Placement => (list ? placed(list) : tooLong);

export const agendaLayout: KindLayout<Agenda> = {
  arrangements: [
    { name: 'placed-agenda', layout: 'agenda', fillsPlaces: true, suits: () => 5, place: inPlace },
    { name: 'agenda-lines', layout: 'title-only', suits: (slide) => (slide.items.length <= 5 ? 3 : 1.5), place: lines },
    {
      name: 'agenda-columns',
      layout: 'title-only',
      suits: (slide) => (slide.items.length > 5 ? 3 : 1),
      place: twoColumns,
    },
    {
      name: 'agenda-grid',
      layout: 'title-only',
      // A last row that is not full looks as if a topic was missing.
      suits: ({ items: { length } }) => (length > 6 ? 1 : length % gridColumns(length) === 0 ? 2 : 0.9),
      place: grid,
    },
  ],
  outline: (slide) => slide.items.map((item) => ({ text: item.text, children: item.detail ? [item.detail] : [] })),
};
