import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-geometry';
import { draft } from '../blocks/draft';
import { fitDrafts, fitLargest } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { insetBox, settle, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Quote = SlideOf<'quote'>;

const sizesPt = [40, 36, 32, 28, 24, 20] as const;
const markW = 0.95;
const panelPadding = { x: 0.5, y: 0.6 };

function mark(context: KindContext, x: number, y: number, color: 'accent' | 'canvas', on?: string): SceneElement[] {
  const fitted = fitDrafts(context, [draft('“', context.direction, { sizePt: 96, bold: true, color, font: 'heading', lineSpacing: 1 })], { widthIn: markW, heightIn: 3 });
  // The glyph fills the upper third of its line; the box stands where the ink is expected.
  return fitted ? [textElement({ name: 'Quotation mark', box: { x, y, w: markW, h: fitted.heightIn }, paragraphs: fitted.paragraphs, ...(on ? { on } : {}) })] : [];
}

function large(slide: Quote, context: KindContext): Placement {
  const box = spanOf(context.area, 1, 9);
  const quote = fitLargest(context, (sizePt) => [draft(slide.quote, context.direction, { sizePt, lineSpacing: 1.15, font: 'heading' })], sizesPt, { widthIn: box.w, heightIn: box.h - 0.8 });
  const by = slide.attribution ? fitDrafts(context, [draft(slide.attribution, context.direction, { sizePt: 18, color: 'muted' })], { widthIn: box.w, heightIn: 0.7 }) : null;
  if (!quote || (slide.attribution && !by)) return tooLong;
  const y = settle(box, quote.heightIn + 0.3 + (by?.heightIn ?? 0)).y;
  return placed([
    ...mark(context, context.area.x, y - 0.12, 'accent'),
    textElement({ name: 'Quote', box: { ...box, y, h: quote.heightIn }, paragraphs: quote.paragraphs }),
    ...(by ? [textElement({ name: 'Attribution', box: { ...box, y: y + quote.heightIn + 0.3, h: by.heightIn }, paragraphs: by.paragraphs })] : []),
  ]);
}

function panel(slide: Quote, context: KindContext): Placement {
  const inner = insetBox(context.area, panelPadding.x, panelPadding.y);
  const text = { ...inner, x: inner.x + markW + 0.1, w: (inner.w - markW - 0.1) * 0.9 };
  const quote = fitLargest(context, (sizePt) => [draft(slide.quote, context.direction, { sizePt, lineSpacing: 1.15, color: 'canvas', font: 'heading' })], sizesPt, { widthIn: text.w, heightIn: inner.h - 0.9 });
  const by = slide.attribution ? fitDrafts(context, [draft(slide.attribution, context.direction, { sizePt: 18, color: 'canvas' })], { widthIn: text.w, heightIn: 0.65 }) : null;
  if (!quote || (slide.attribution && !by)) return tooLong;
  const content = quote.heightIn + (by ? 0.25 + by.heightIn : 0);
  const card = { ...context.area, h: Math.min(context.area.h, Math.max(3.4, content + 2 * panelPadding.y)) };
  const y = card.y + (card.h - content) / 2;
  return placed([
    { type: 'shape', name: 'Panel', geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box: card, fill: { color: 'accent' } },
    ...mark(context, inner.x, y - 0.12, 'canvas', 'Panel'),
    textElement({ name: 'Quote', box: { ...text, y, h: quote.heightIn }, paragraphs: quote.paragraphs, on: 'Panel' }),
    ...(by ? [textElement({ name: 'Attribution', box: { ...text, y: y + quote.heightIn + 0.25, h: by.heightIn }, paragraphs: by.paragraphs, on: 'Panel' })] : []),
  ]);
}

export const quoteLayout: KindLayout<Quote> = {
  arrangements: [
    { name: 'large-quote', layout: 'content', suits: () => 2, place: large },
    { name: 'quote-panel', layout: 'content', suits: (slide) => (slide.quote.length < 180 ? 1.8 : 1), place: panel },
  ],
  outline: (slide) => [{ text: slide.quote, children: slide.attribution ? [slide.attribution] : [] }],
};
