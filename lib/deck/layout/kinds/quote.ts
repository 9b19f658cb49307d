import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitDrafts, fitLargest } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { insetBox, settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Quote = SlideOf<'quote'>;

const sizesPt = [32, 28, 24, 20] as const;
const markH = 0.9;

function mark(context: KindContext, x: number, y: number, color: 'accent' | 'canvas', on?: string): SceneElement[] {
  const fitted = fitDrafts(context, [draft('“', context.direction, { sizePt: 96, bold: true, color, font: 'heading', lineSpacing: 1 })], { widthIn: 1.2, heightIn: 3 });
  // The glyph fills the upper third of its line; the box stands where the ink is expected.
  return fitted ? [textElement({ name: 'Quotation mark', box: { x, y, w: 1.2, h: fitted.heightIn }, paragraphs: fitted.paragraphs, ...(on ? { on } : {}) })] : [];
}

function large(slide: Quote, context: KindContext): Placement {
  const box = spanOf(context.area, 1, 9);
  const quote = fitLargest(context, (sizePt) => [draft(slide.quote, context.direction, { sizePt, lineSpacing: 1.15, font: 'heading' })], sizesPt, { widthIn: box.w, heightIn: box.h - 0.8 });
  const by = slide.attribution ? fitDrafts(context, [draft(slide.attribution, context.direction, { sizePt: 16, color: 'muted' })], { widthIn: box.w, heightIn: 0.7 }) : null;
  if (!quote || (slide.attribution && !by)) return tooLong;
  const y = settle(box, quote.heightIn + 0.3 + (by?.heightIn ?? 0)).y;
  return placed([
    ...mark(context, context.area.x, y - 0.12, 'accent'),
    textElement({ name: 'Quote', box: { ...box, y, h: quote.heightIn }, paragraphs: quote.paragraphs }),
    ...(by ? [textElement({ name: 'Attribution', box: { ...box, y: y + quote.heightIn + 0.3, h: by.heightIn }, paragraphs: by.paragraphs })] : []),
  ]);
}

function panel(slide: Quote, context: KindContext): Placement {
  const box = { ...context.area };
  const inner = insetBox(box, 0.6, 0.5);
  const width = inner.w * 0.86;
  const quote = fitLargest(context, (sizePt) => [draft(slide.quote, context.direction, { sizePt, lineSpacing: 1.15, color: 'canvas', font: 'heading' })], sizesPt, { widthIn: width, heightIn: inner.h - markH - 0.8 });
  const by = slide.attribution ? fitDrafts(context, [draft(slide.attribution, context.direction, { sizePt: 16, color: 'canvas' })], { widthIn: width, heightIn: 0.7 }) : null;
  if (!quote || (slide.attribution && !by)) return tooLong;
  const h = Math.max(3.4, 1 + markH + quote.heightIn + 0.3 + (by?.heightIn ?? 0));
  const card = { ...box, h: Math.min(box.h, h) };
  return placed([
    { type: 'shape', name: 'Panel', geometry: 'rect', box: card, fill: { color: 'accent' } },
    ...mark(context, inner.x, card.y + 0.4, 'canvas', 'Panel').map((element) => ({ ...element, box: { ...element.box, h: markH } })),
    textElement({ name: 'Quote', box: { x: inner.x, y: card.y + 0.4 + markH, w: width, h: quote.heightIn }, paragraphs: quote.paragraphs, on: 'Panel' }),
    ...(by ? [textElement({ name: 'Attribution', box: { x: inner.x, y: card.y + 0.4 + markH + quote.heightIn + 0.25, w: width, h: by.heightIn }, paragraphs: by.paragraphs, on: 'Panel' })] : []),
  ]);
}

export const quoteLayout: KindLayout<Quote> = {
  arrangements: [
    { name: 'large-quote', layout: 'content', suits: () => 2, place: large },
    { name: 'quote-panel', layout: 'content', suits: (slide) => (slide.quote.length < 180 ? 1.8 : 1), place: panel },
  ],
  outline: (slide) => [{ text: slide.quote, children: slide.attribution ? [slide.attribution] : [] }],
};
