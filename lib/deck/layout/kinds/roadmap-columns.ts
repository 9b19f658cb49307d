import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { boxLook, cardFace, drawFace, insideFace, isPanel, spaceOf } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting, fitDrafts, type Fitted } from '../blocks/fit';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { columnsOf } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { itemSpan, itemTime } from './roadmap-axis';

type Roadmap = SlideOf<'roadmap'>;

export const mostPeriodColumns = 5;
const sizesPt: readonly (readonly [number, number])[] = [
  [26, 20],
  [24, 18],
  [22, 18],
  [22, 16],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
];
const [gapIn, pointIn, belowHeadIn, cardGapIn, padIn] = [0.22, 0.24, 0.2, 0.16, 0.16];
const [leastHeadIn, mostAirIn, fullShare] = [0.7, 0.75, 0.94];

interface ColumnItem {
  lane?: string;
  text: string;
  time?: string;
}

/** In each period what begins in it; its time where that is not its period alone. */
function itemsByPeriod({ lanes, periods }: Roadmap): ColumnItem[][] {
  const columns: ColumnItem[][] = periods.map(() => []);
  for (const { name, items } of lanes)
    for (const item of items) {
      const span = itemSpan(item, periods);
      if (typeof span === 'string') continue;
      const column = Math.min(Math.floor(span.from), periods.length - 1);
      const isNameless = item.text === undefined;
      const time = itemTime(item);
      columns[column]!.push({
        ...(!isNameless && name !== undefined && { lane: name }),
        text: item.text ?? name ?? time,
        ...(time !== item.start && { time }),
      });
    }
  return columns;
}

/** What comes first is what matters now. */
const headColor = (index: number) => (index === 0 ? ('onAccent' as const) : ('accent' as const));

/** A column a period with an arrow as its head, and in it a card for each item. */
export function periodColumns(slide: Roadmap, context: KindContext): Placement {
  const { area, theme, direction } = context;
  const { periods } = slide;
  if (slide.today || periods.length < 2 || periods.length > mostPeriodColumns) return tooLong;
  const columns = itemsByPeriod(slide);
  const face = { ...cardFace(theme, 'surface'), accent: 'none' as const };
  const isOpen = !isPanel(face);
  const boxes = columnsOf(area, periods.length, gapIn);
  const { w } = boxes[0]!;
  const pad = isOpen ? { x: 0, top: spaceOf(face).top, bottom: 0.05 } : { x: padIn, top: padIn, bottom: padIn };
  const most = Math.max(...columns.map(({ length }) => length));
  const measured = firstFitting(pairsWithin(theme, sizesPt), ([titlePt, restPt]) => {
    const heads = periods.map((period, index) =>
      fitDrafts(
        context,
        [draft(period, direction, { sizePt: titlePt, bold: true, color: headColor(index), lineSpacing: 1 })],
        { widthIn: w - 2 * padIn - pointIn, heightIn: 1.2, maxLines: 2 },
      ),
    );
    if (heads.some((head) => head === null)) return null;
    const headIn = Math.max(leastHeadIn, ...heads.map((head) => head!.heightIn + 0.2));
    const cards = columns.map((items) =>
      items.map((item) =>
        fitDrafts(context, cardDrafts(item, direction, titlePt, restPt), { widthIn: w - 2 * pad.x, heightIn: area.h }),
      ),
    );
    if (cards.flat().some((card) => card === null)) return null;
    const fitted = cards as Fitted[][];
    const roomIn = area.h - headIn - belowHeadIn;
    const tallestIn = Math.max(...fitted.flat().map(({ heightIn }) => heightIn)) + pad.top + pad.bottom;
    const evenIn = tallestIn * most + cardGapIn * (most - 1);
    if (evenIn > roomIn) return null;
    const airIn = Math.max(0, Math.min(mostAirIn, (roomIn * fullShare - evenIn) / most));
    return { heads: heads as Fitted[], headIn, cards: fitted, cardIn: tallestIn + airIn };
  });
  if (!measured) return tooLong;
  const { heads, headIn, cards, cardIn } = measured;
  const elements = periods.flatMap((_, index): SceneElement[] => {
    const { x } = boxes[index]!;
    const name = `Period ${index + 1}`;
    const top = area.y + headIn + belowHeadIn;
    return [
      textElement({
        name,
        geometry: 'pentagon-arrow',
        ...(index === 0 ? { fill: { color: 'accentFill' as const } } : boxLook(theme)),
        box: { x, y: area.y, w: index + 1 < periods.length ? w + gapIn * 0.6 : w, h: headIn },
        inset: { left: padIn, top: 0.05, right: pointIn + 0.1, bottom: 0.05 },
        paragraphs: heads[index]!.paragraphs,
        anchor: 'middle',
      }),
      ...cards[index]!.flatMap((card, row) => {
        const own = `${name} item ${row + 1}`;
        const box = { x, y: top + row * (cardIn + cardGapIn), w, h: cardIn };
        const inside = isOpen ? insideFace(face, box) : box;
        return asGroup(own, [
          ...drawFace(theme, face, own, box),
          textElement({
            name: `${own} text`,
            box: {
              x: x + pad.x,
              y: inside.y + (isOpen ? 0 : pad.top),
              w: w - 2 * pad.x,
              h: cardIn - pad.top - pad.bottom,
            },
            paragraphs: card.paragraphs,
            ...(isOpen ? {} : { on: own, anchor: 'middle' }),
          }),
        ]);
      }),
    ];
  });
  return placed(elements);
}

/** Its lane above it, where several share the column; its time below it. */
function cardDrafts(
  { lane, text, time }: ColumnItem,
  direction: 'ltr' | 'rtl',
  titlePt: number,
  restPt: number,
): ParagraphDraft[] {
  return [
    ...(lane ? [draft(lane, direction, { sizePt: restPt, bold: true, color: 'accent', lineSpacing: 1 })] : []),
    draft(text, direction, { sizePt: titlePt, lineSpacing: 1, spaceBeforePt: lane ? 2 : 0 }),
    ...(time ? [draft(time, direction, { sizePt: restPt, color: 'muted', lineSpacing: 1, spaceBeforePt: 2 })] : []),
  ];
}
