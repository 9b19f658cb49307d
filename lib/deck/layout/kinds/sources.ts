import type { SlideOf } from '../../spec/slide-spec';
import { columnRule } from '../blocks/column-rule';
import { draft } from '../blocks/draft';
import { firstFitting } from '../blocks/first-fitting';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { layRows } from '../blocks/lay-rows';
import { spreadLists } from '../blocks/spread-list';
import { textElement } from '../blocks/text-element';
import { columnsOf, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Sources = SlideOf<'sources'>;

const sizesPt = [14, 12] as const;
const smallestPt = 12;
/** So many sources stand in rows of their own. */
const mostRows = 8;
const columnGapIn = 0.6;
const wantedShare = 0.5;

/** A source a row, its number in front, hairlines between them. */
function rows(slide: Sources, context: KindContext): Placement {
  if (slide.items.length > mostRows) return tooLong;
  const contents = slide.items.map((text, index) => ({
    name: `Source ${index + 1}`,
    mark: `${index + context.firstNumber}`,
    body: (sizePt: number) => [draft(text, context.direction, { sizePt })],
  }));
  const laid = layRows(context, contents, { area: context.area, start: 'mark', markWidthIn: 0.35, markSizePt: 14, headingShare: 0, sizesPt: sizesPt.map((sizePt) => [sizePt, sizePt] as const), divider: 'hairline', maxPaddingIn: 0.2 });
  return laid.count === contents.length ? placed(laid.elements) : tooLong;
}

function list(slide: Sources, context: KindContext): Placement {
  const box = spanOf(context.area, 0, 10);
  const items = slide.items.map((text) => ({ text }));
  const options = { direction: context.direction, ordered: true, firstNumber: context.firstNumber, widthIn: box.w, heightIn: box.h, sizesPt };
  const whole = fitWholeList(context, items, options);
  if (whole) return placed(spreadLists([whole], box.h * wantedShare).map(({ paragraphs }) => textElement({ name: 'Sources', placeholder: 'body', box, paragraphs })));
  const most = fillList(context, items, { ...options, sizesPt: [smallestPt] });
  const share = evenShare(items.length, most.count, context.furtherSlides);
  const laid = share < most.count ? fillList(context, items.slice(0, share), { ...options, sizesPt: [smallestPt] }) : most;
  const rest = [...laid.rest, ...(share < most.count ? items.slice(share) : [])].map((item) => item.text);
  const elements = [textElement({ name: 'Sources', placeholder: 'body', box, paragraphs: laid.paragraphs })];
  return rest.length === 0 ? placed(elements) : continues(elements, [{ ...slide, items: rest }], context.firstNumber + items.length - rest.length);
}

function twoColumns(slide: Sources, context: KindContext): Placement {
  if (slide.items.length < 4) return tooLong;
  const half = Math.ceil(slide.items.length / 2);
  const halves = columnsOf(context.area, 2, columnGapIn).map((box, index) => ({ box, index, items: index === 0 ? slide.items.slice(0, half) : slide.items.slice(half) }));
  const columns = firstFitting(sizesPt, (sizePt) => {
    const laid = halves.flatMap(({ box, index, items }) => {
      const look = { direction: context.direction, ordered: true, firstNumber: context.firstNumber + index * half };
      const list = fitWholeList(context, items.map((text) => ({ text })), { ...look, widthIn: box.w, heightIn: box.h, sizesPt: [sizePt] });
      return list ? [{ box, index, list }] : [];
    });
    return laid.length === halves.length ? laid : null;
  });
  if (!columns) return tooLong;
  const wantedIn = Math.max(context.area.h * wantedShare, ...columns.map(({ list }) => list.heightIn));
  const spread = spreadLists(columns.map(({ list }) => list), wantedIn);
  const texts = columns.map(({ box, index }) => textElement({ name: `Sources ${index + 1}`, box, paragraphs: spread[index]?.paragraphs ?? [] }));
  return placed([...texts.slice(0, 1), ...columnRule(context.theme, { ...context.area, h: Math.max(...spread.map(({ heightIn }) => heightIn)) }, columnGapIn), ...texts.slice(1)]);
}

export const sourcesLayout: KindLayout<Sources> = {
  arrangements: [
    { name: 'source-rows', layout: 'content', suits: (slide) => (slide.items.length <= mostRows ? 2.4 : 0.5), place: rows },
    { name: 'source-list', layout: 'text', suits: () => 2, place: list },
    { name: 'source-columns', layout: 'content', suits: (slide) => (slide.items.length > 10 ? 2.5 : 1), place: twoColumns },
  ],
  outline: (slide) => slide.items.map((text) => ({ text })),
};
