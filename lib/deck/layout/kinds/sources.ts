import type { SlideOf } from '../../spec/slide-spec';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { textElement } from '../blocks/text-element';
import { columnsOf, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Sources = SlideOf<'sources'>;

const sizesPt = [20, 18, 16, 14, 12] as const;

function list(slide: Sources, context: KindContext): Placement {
  const box = spanOf(context.area, 0, 10);
  const items = slide.items.map((text) => ({ text }));
  const options = { direction: context.direction, ordered: true, firstNumber: context.firstNumber, widthIn: box.w, heightIn: box.h, sizesPt };
  const whole = fitWholeList(context, items, options);
  if (whole) return placed([textElement({ name: 'Sources', placeholder: 'body', box, paragraphs: whole.paragraphs })]);
  const most = fillList(context, items, { ...options, sizesPt: [12] });
  const share = evenShare(items.length, most.count, context.furtherSlides);
  const laid = share < most.count ? fillList(context, items.slice(0, share), { ...options, sizesPt: [12] }) : most;
  const rest = [...laid.rest, ...(share < most.count ? items.slice(share) : [])].map((item) => item.text);
  const elements = [textElement({ name: 'Sources', placeholder: 'body', box, paragraphs: laid.paragraphs })];
  return rest.length === 0 ? placed(elements) : continues(elements, [{ ...slide, items: rest }], context.firstNumber + items.length - rest.length);
}

function twoColumns(slide: Sources, context: KindContext): Placement {
  if (slide.items.length < 4) return tooLong;
  const half = Math.ceil(slide.items.length / 2);
  const boxes = columnsOf(context.area, 2, 0.6);
  for (const sizePt of sizesPt) {
    const laid = [slide.items.slice(0, half), slide.items.slice(half)].map((items, index) =>
      fitWholeList(context, items.map((text) => ({ text })), {
        direction: context.direction,
        ordered: true,
        firstNumber: context.firstNumber + index * half,
        widthIn: boxes[index]!.w,
        heightIn: boxes[index]!.h,
        sizesPt: [sizePt],
      }),
    );
    if (laid.some((one) => one === null)) continue;
    return placed(laid.map((one, index) => textElement({ name: `Sources ${index + 1}`, box: boxes[index]!, paragraphs: one!.paragraphs })));
  }
  return tooLong;
}

export const sourcesLayout: KindLayout<Sources> = {
  arrangements: [
    { name: 'source-list', layout: 'text', suits: () => 2, place: list },
    { name: 'source-columns', layout: 'content', suits: (slide) => (slide.items.length > 10 ? 2.5 : 1), place: twoColumns },
  ],
  outline: (slide) => slide.items.map((text) => ({ text })),
};
