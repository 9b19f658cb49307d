import type { Box, ImageElement, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { fitImage } from '../blocks/fit-image';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { sheetOf } from '../blocks/sheet-of';
import { textElement } from '../blocks/text-element';
import { spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, placed, tooLong } from '../placement';
import { layLead } from '../blocks/lay-lead';

type Image = SlideOf<'image'>;

function hasWords(slide: Image): boolean {
  return slide.lead !== undefined || slide.items.length > 0;
}

function picture(slide: Image, context: KindContext, box: Box): ImageElement {
  const fitted = fitImage(box, context.images.get(slide.imageId));
  return { type: 'image', name: 'Picture', imageId: slide.imageId, altText: slide.altText, ...fitted };
}

/** Lead and items in a column, and what of them does not fit. */
function words(slide: Image, context: KindContext, box: Box): { elements: SceneElement[]; rest: readonly BulletItem[] } {
  if (!hasWords(slide)) return { elements: [], rest: [] };
  const lead = layLead(slide.lead, { ...context, area: box });
  const items = lead ? slide.items : [{ text: slide.lead ?? '' }, ...slide.items];
  const area = lead?.area ?? box;
  if (items.length === 0) return { elements: lead?.elements ?? [], rest: [] };
  const options = { direction: context.direction, widthIn: box.w, heightIn: area.h, spacing: 0.8, sizesPt: [24, 22, 20, 18, 16, 14] };
  const list = fitWholeList(context, items, options) ?? fillList(context, items, options);
  const text = textElement({ name: 'Text', box: { ...area, w: box.w, h: Math.min(area.h, list.heightIn) }, paragraphs: list.paragraphs });
  return { elements: [...(lead?.elements ?? []), text], rest: list.rest };
}

/** The picture stays; words that do not fit beside it go on as a list. */
function finish(slide: Image, elements: readonly SceneElement[], rest: readonly BulletItem[]): Placement {
  if (rest.length === 0) return placed(elements);
  const { title, eyebrow, source } = slide;
  return continues(elements, [{ kind: 'bullets', title, eyebrow, source, notes: '', ordered: false, items: [...rest] }]);
}

function beside(slide: Image, context: KindContext, side: 'start' | 'end'): Placement {
  if (!hasWords(slide)) return tooLong;
  const { area } = context;
  const text = spanOf(area, side === 'end' ? 0 : 7, 5);
  const { elements, rest } = words(slide, context, text);
  const sheet = sheetOf(context.theme);
  const bleed = sheet.x + sheet.w - (area.x + area.w);
  const half = spanOf(area, side === 'end' ? 5 : 0, 7);
  const box = side === 'end' ? { ...half, x: half.x + 0.35, w: half.w - 0.35 + bleed } : { ...half, w: half.w - 0.35 };
  const image = picture(slide, context, box);
  return finish(slide, side === 'end' ? [...elements, image] : [image, ...elements], rest);
}

/** The picture alone, or over a strip of words. */
function wide(slide: Image, context: KindContext): Placement {
  const { area } = context;
  if (!hasWords(slide)) return placed([picture(slide, context, area)]);
  const strip = { ...area, y: area.y + area.h * 0.72, h: area.h * 0.28 };
  const { elements, rest } = words(slide, context, strip);
  return finish(slide, [picture(slide, context, { ...area, h: area.h * 0.68 }), ...elements], rest);
}

export const imageLayout: KindLayout<Image> = {
  arrangements: [
    { name: 'picture-end', layout: 'content', suits: (slide) => (hasWords(slide) ? 3 : 0.5), place: (slide, context) => beside(slide, context, 'end') },
    { name: 'picture-start', layout: 'content', suits: (slide) => (hasWords(slide) ? 2.5 : 0.5), place: (slide, context) => beside(slide, context, 'start') },
    { name: 'wide-picture', layout: 'content', suits: (slide) => (hasWords(slide) ? 1 : 3), place: wide },
  ],
  outline: (slide): BulletItem[] => [{ text: slide.altText }, ...(slide.lead ? [{ text: slide.lead }] : []), ...slide.items],
};
