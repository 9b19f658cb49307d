import type { Box, LineElement, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { boxLook, cardGeometry } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting, fitDrafts, fitLargest } from '../blocks/fit';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { columnsOf, insetBox } from '../grid';
import type { KindContext, Placement } from '../layout-types';
import { asGroup } from '../join-texts';
import { placed, tooLong } from '../placement';

type Cycle = SlideOf<'cycle'>;

const [fewestSteps, mostSteps] = [3, 8];
/** Titles and details of steps. */
export const stepSizesPt: readonly (readonly [number, number])[] = [
  [30, 24],
  [28, 22],
  [26, 22],
  [24, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [16, 14],
  [14, 14],
];

export function stepDrafts(
  { title, detail }: Cycle['steps'][number],
  [titlePt, detailPt]: readonly [number, number],
  direction: 'ltr' | 'rtl',
  align: 'start' | 'center' | 'end',
): ParagraphDraft[] {
  return [
    draft(title, direction, { sizePt: titlePt, bold: true, lineSpacing: 1, align }),
    ...(detail
      ? [draft(detail, direction, { sizePt: detailPt, color: 'muted', lineSpacing: 1.1, spaceBeforePt: 3, align })]
      : []),
  ];
}

const track = { gapIn: 0.75, rowGapIn: 0.8, insetIn: 0.2, highestIn: 2 };
const arrow = { color: 'accentFill', widthPt: 4 } as const;
/** Beside the words of wide boxes, above those of others. */
const numeral = { sizePt: 44, widthIn: 0.8, leastBoxIn: 3.4 };

/** A box a step, to and fro in two rows, tied by arrows that lead back to the first one. */
export function trackOf(slide: Cycle, context: KindContext): Placement {
  const { steps } = slide;
  const { area, theme, direction } = context;
  if (steps.length < fewestSteps || steps.length > mostSteps) return tooLong;
  const boxes = trackBoxes(steps.length, area);
  const isWide = boxes[0]!.w >= numeral.leastBoxIn;
  const inner = insetBox(boxes[0]!, track.insetIn);
  const startIn = isWide ? numeral.widthIn : 0;
  const numberDraft = (index: number, sizePt: number) =>
    draft(String(index + 1), direction, { ...theme.style.numerals, sizePt, color: 'accent', lineSpacing: 1 });
  const texts = firstFitting(pairsWithin(theme, stepSizesPt), (sizes) => {
    const fitted = steps.map((step, index) =>
      fitDrafts(
        context,
        [...(isWide ? [] : [numberDraft(index, sizes[0])]), ...stepDrafts(step, sizes, direction, 'start')],
        { widthIn: inner.w - startIn, heightIn: inner.h },
      ),
    );
    return fitted.every((one) => one !== null) ? fitted : null;
  });
  if (!texts) return tooLong;
  const inset = { left: track.insetIn + startIn, right: track.insetIn, top: track.insetIn, bottom: track.insetIn };
  const cards = steps.flatMap((_, index) => {
    const name = `Step ${index + 1}`;
    const box = boxes[index]!;
    const card = textElement({
      name,
      box,
      paragraphs: texts[index]!.paragraphs,
      anchor: 'middle',
      inset,
      geometry: cardGeometry(theme),
      cornerRadius: theme.cornerRadius,
      ...boxLook(theme),
    });
    if (!isWide) return [card];
    const place = { ...box, x: box.x + track.insetIn, w: numeral.widthIn };
    const number = fitDrafts(context, [numberDraft(index, numeral.sizePt)], { widthIn: place.w, heightIn: place.h });
    return number
      ? asGroup(name, [
          card,
          textElement({
            name: `${name} number`,
            box: place,
            paragraphs: number.paragraphs,
            anchor: 'middle',
            on: name,
          }),
        ])
      : [card];
  });
  const arrows = steps.map((_, index) => arrowBetween(boxes, index, (index + 1) % steps.length));
  const center = slide.center ? betweenRows(slide.center, context, area) : [];
  return center ? placed([...arrows, ...cards, ...center]) : tooLong;
}

/** Boxes from the start of the upper row to its end, and back along the lower one. */
function trackBoxes(count: number, area: Box): Box[] {
  const isTriangle = count === 3;
  const upper = isTriangle ? 1 : Math.ceil(count / 2);
  const across = Math.max(upper, count - upper);
  const rowIn = Math.min(track.highestIn, (area.h - track.rowGapIn) / 2);
  const top = area.y + Math.max(0, (area.h - track.rowGapIn - 2 * rowIn) * 0.36);
  const columns = columnsOf(area, isTriangle ? 3 : across, track.gapIn).map((box) => ({ ...box, h: rowIn }));
  const ends = { first: columns[0]!.x, last: columns.at(-1)!.x };
  const row = (length: number, y: number): Box[] =>
    Array.from({ length }, (_, at) => {
      const share = length === 1 ? 0.5 : at / (length - 1);
      return { x: ends.first + (ends.last - ends.first) * share, y, w: columns[0]!.w, h: rowIn };
    });
  return [...row(upper, top), ...row(count - upper, top + rowIn + track.rowGapIn).reverse()];
}

/** From the side of one box that faces the next one, with its head at that one. */
function arrowBetween(boxes: readonly Box[], from: number, to: number): LineElement {
  const [a, b] = [boxes[from]!, boxes[to]!];
  const isLevel = Math.abs(a.y - b.y) < 0.01;
  const isUpright = Math.abs(a.x - b.x) < 0.01;
  const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
  const side = (box: Box, other: Box): { x: number; y: number } =>
    middle(other).x > middle(box).x ? { x: box.x + box.w, y: middle(box).y } : { x: box.x, y: middle(box).y };
  const edge = (box: Box, other: Box): { x: number; y: number } =>
    middle(other).y > middle(box).y ? { x: middle(box).x, y: box.y + box.h } : { x: middle(box).x, y: box.y };
  // Aslant it leaves the upper box at its side and reaches the lower one at its top.
  const start = isUpright || (!isLevel && a.y > b.y) ? edge(a, b) : side(a, b);
  const end = isUpright || (!isLevel && b.y > a.y) ? edge(b, a) : side(b, a);
  const isForward = end.x > start.x || (isUpright && end.y > start.y);
  const [left, right] = isForward ? [start, end] : [end, start];
  const names = [`Step ${from + 1}`, `Step ${to + 1}`] as const;
  return {
    type: 'line',
    name: `Arrow ${from + 1}`,
    box: { x: left.x, y: Math.min(left.y, right.y), w: right.x - left.x, h: Math.abs(right.y - left.y) },
    stroke: arrow,
    ...(left.y > right.y ? { flipVertical: true } : {}),
    ...(isForward ? { endArrow: true } : { startArrow: true }),
    joins: isForward ? { start: names[0], end: names[1] } : { start: names[1], end: names[0] },
  };
}

/** What goes round, between the rows. */
function betweenRows(center: string, context: KindContext, area: Box): SceneElement[] | null {
  const w = area.w * 0.5;
  const fitted = fitLargest(
    context,
    (sizePt) => [
      draft(center, context.direction, { sizePt, bold: true, color: 'accent', align: 'center', lineSpacing: 1 }),
    ],
    [26, 24, 22, 20, 18, 16, 14],
    { widthIn: w, heightIn: track.rowGapIn * 0.8 },
  );
  if (!fitted) return null;
  const [first, last] = [trackBoxes(4, area)[0]!, trackBoxes(4, area)[2]!];
  const y = first.y + first.h;
  return [
    textElement({
      name: 'Center',
      box: { x: area.x + (area.w - w) / 2, y, w, h: last.y - y },
      paragraphs: fitted.paragraphs,
      anchor: 'middle',
    }),
  ];
}
