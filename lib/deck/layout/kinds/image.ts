import type { Box, ImageElement, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { fitImage } from '../blocks/fit-image';
import { fitWholeList } from '../blocks/lay-list';
import { textElement } from '../blocks/text-element';
import { spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { layLead } from './bullets';

type Image = SlideOf<'image'>;

function hasWords(slide: Image): boolean {
  return slide.lead !== undefined || slide.items.length > 0;
}

function picture(slide: Image, context: KindContext, box: Box): ImageElement {
  const fitted = fitImage(box, context.images.get(slide.imageId));
  return { type: 'image', name: 'Picture', imageId: slide.imageId, altText: slide.altText, ...fitted };
}

/** Lead and items in a column; null when they do not fit. */
function words(slide: Image, context: KindContext, box: Box): SceneElement[] | null {
  if (!hasWords(slide)) return [];
  const lead = layLead(slide.lead, { ...context, area: box });
  if (!lead) return null;
  if (slide.items.length === 0) return lead.elements;
  const list = fitWholeList(context, slide.items, { direction: context.direction, widthIn: box.w, heightIn: lead.area.h, sizesPt: [20, 18, 16, 14] });
  return list && [...lead.elements, textElement({ name: 'Text', box: { ...lead.area, w: box.w, h: list.heightIn }, paragraphs: list.paragraphs })];
}

function beside(slide: Image, context: KindContext, side: 'start' | 'end'): Placement {
  if (!hasWords(slide)) return tooLong;
  const { area } = context;
  const text = spanOf(area, side === 'end' ? 0 : 7, 5);
  const placedWords = words(slide, context, text);
  if (!placedWords) return tooLong;
  const bleed = context.theme.canvas.w - (area.x + area.w);
  const half = spanOf(area, side === 'end' ? 5 : 0, 7);
  const box = side === 'end' ? { ...half, x: half.x + 0.35, w: half.w - 0.35 + bleed } : { ...half, w: half.w - 0.35 };
  const image = picture(slide, context, box);
  return placed(side === 'end' ? [...placedWords, image] : [image, ...placedWords]);
}

/** The picture alone, or over a strip of words. */
function wide(slide: Image, context: KindContext): Placement {
  const { area } = context;
  if (!hasWords(slide)) return placed([picture(slide, context, area)]);
  const strip = { ...area, y: area.y + area.h * 0.72, h: area.h * 0.28 };
  const laid = words(slide, context, strip);
  return laid ? placed([picture(slide, context, { ...area, h: area.h * 0.68 }), ...laid]) : tooLong;
}

export const imageLayout: KindLayout<Image> = {
  arrangements: [
    { name: 'picture-end', layout: 'content', suits: (slide) => (hasWords(slide) ? 3 : 0.5), place: (slide, context) => beside(slide, context, 'end') },
    { name: 'picture-start', layout: 'content', suits: (slide) => (hasWords(slide) ? 2.5 : 0.5), place: (slide, context) => beside(slide, context, 'start') },
    { name: 'wide-picture', layout: 'content', suits: (slide) => (hasWords(slide) ? 1 : 3), place: wide },
  ],
  outline: (slide): BulletItem[] => [...(slide.lead ? [{ text: slide.lead }] : []), ...slide.items],
};
