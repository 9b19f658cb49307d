import type { SlideOf } from '../../spec/slide-spec';
import { balance, balanceIn } from '../blocks/balance';
import { draft, draftOfRuns, textRun, type ParagraphDraft } from '../blocks/draft';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { layRowColumns, layRows } from '../blocks/lay-rows';
import type { RowContent } from '../blocks/row-types';
import { spreadLists } from '../blocks/spread-list';
import { textElement } from '../blocks/text-element';
import { spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Sources = SlideOf<'sources'>;

/** Sources are looked up more than presented: they stay below the size of bullets. */
const rowSizesPt: readonly (readonly [number, number])[] = [
  [22, 22],
  [20, 20],
  [18, 18],
  [16, 16],
  [14, 14],
];
/** So few have the room of a larger size and wider rows. */
const few = { count: 3, sizesPt: [[24, 24], ...rowSizesPt] as const, paddingIn: 0.64 };
const listSizesPt = [22, 20, 18, 16, 14, 12] as const;
/** A list that goes on over several slides is not set smaller than this. */
const partSizePt = 14;
/** So many sources stand in rows over the whole width. */
const mostRows = 3;
const rowLook = { start: 'tile', headingShare: 0, divider: 'strip' } as const;
/** Above and below a source, in inches. */
const rowPaddingIn = 0.46;
/** Half as many rows stand further apart. */
const columnPaddingIn = 0.6;
const columnGapIn = 0.25;
const wantedShare = 0.8;

function contentsOf({ items }: Sources, { firstNumber, direction }: KindContext): RowContent[] {
  return items.map((text, index) => ({
    name: `Source ${index + 1}`,
    mark: `${index + firstNumber}`,
    body: (sizePt: number) => [entryDraft(text, direction, sizePt)],
  }));
}

/** What ends the name of a work, with the space behind it, in the punctuation of any script; no comma inside a number. */
const nameEnd = /[,;:]\s|[.\u060c](?=\s)|[\u3001\uff0c\uff1a]/u;
/** Of letters: what is longer is a sentence rather than a name, and what is shorter an initial. */
const nameLength = { least: 3, most: 70 };

/** As a bibliography sets it: the work in bold, what says where and when behind it. */
function entryDraft(text: string, direction: KindContext['direction'], sizePt: number): ParagraphDraft {
  const end = nameEnd.exec(text)?.index ?? 0;
  if (end < nameLength.least || end > nameLength.most) return draft(text, direction, { sizePt });
  const look = { sizePt, color: 'muted' as const };
  return draftOfRuns(
    [textRun(text.slice(0, end), { sizePt, bold: true }), textRun(text.slice(end), look)],
    direction,
    look,
  );
}

/** A source a row, its number in front, hairlines between them. */
function rows(slide: Sources, context: KindContext): Placement {
  const { area } = context;
  const isFew = slide.items.length <= few.count;
  const laid = layRows(context, contentsOf(slide, context), {
    ...rowLook,
    area,
    sizesPt: isFew ? few.sizesPt : rowSizesPt,
    maxPaddingIn: isFew ? few.paddingIn : rowPaddingIn,
  });
  return laid.count === slide.items.length ? placed(balance(laid.elements, area, laid.heightIn)) : tooLong;
}

function twoColumns(slide: Sources, context: KindContext): Placement {
  const { area } = context;
  if (slide.items.length < 4) return tooLong;
  const laid = layRowColumns(context, contentsOf(slide, context), {
    ...rowLook,
    area,
    gapIn: columnGapIn,
    sizesPt: rowSizesPt,
    maxPaddingIn: columnPaddingIn,
  });
  return laid ? placed(laid.elements) : tooLong;
}

/** One text, the only form that goes on over several slides. */
function list(slide: Sources, context: KindContext): Placement {
  const box = spanOf(context.area, 0, 10);
  const items = slide.items.map((text) => ({ text }));
  const options = {
    direction: context.direction,
    ordered: true,
    firstNumber: context.firstNumber,
    widthIn: box.w,
    heightIn: box.h,
  };
  const whole = fitWholeList(context, items, { ...options, sizesPt: listSizesPt });
  if (whole) {
    return placed(
      spreadLists([whole], box.h * wantedShare).map(({ paragraphs, heightIn }) => {
        const lower = balanceIn(box, heightIn);
        return textElement({
          name: 'Sources',
          placeholder: 'body',
          box: { ...box, y: box.y + lower, h: box.h - lower },
          paragraphs,
        });
      }),
    );
  }
  const filling = { ...options, sizesPt: [partSizePt] };
  const most = fillList(context, items, filling);
  const share = evenShare(items.length, most.count, context.furtherSlides);
  const laid = share < most.count ? fillList(context, items.slice(0, share), filling) : most;
  const rest = [...laid.rest, ...(share < most.count ? items.slice(share) : [])].map((item) => item.text);
  const elements = [textElement({ name: 'Sources', placeholder: 'body', box, paragraphs: laid.paragraphs })];
  return rest.length === 0
    ? placed(elements)
    : continues(elements, [{ ...slide, items: rest }], context.firstNumber + items.length - rest.length);
}

export const sourcesLayout: KindLayout<Sources> = {
  arrangements: [
    {
      name: 'source-rows',
      layout: 'title-only',
      suits: (slide) => (slide.items.length <= mostRows ? 2.5 : 1.5),
      place: rows,
    },
    { name: 'source-list', layout: 'content', suits: () => 1, place: list },
    {
      name: 'source-columns',
      layout: 'title-only',
      suits: (slide) => (slide.items.length > mostRows ? 2.5 : 1.2),
      place: twoColumns,
    },
  ],
  outline: (slide) => slide.items.map((text) => ({ text })),
};
