import type { SlideOf } from '../../spec/slide-spec';
import { alignRows } from '../blocks/align-rows';
import type { Draft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { layTable } from '../blocks/lay-table';
import { listDrafts } from '../blocks/lay-list';
import { cardGapIn, cardPaddingIn } from '../grid';
import { labelsFor } from '../labels';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Comparison = SlideOf<'comparison'>;

const shortPoint = 32;

function recommendedLabel(slide: Comparison, context: KindContext): string {
  return slide.recommendedLabel ?? labelsFor(context.language).recommended;
}

function points(texts: readonly string[], context: KindContext, sizePt: number): Draft[] {
  return listDrafts(texts.map((text) => ({ text })), sizePt, { direction: context.direction, mark: context.theme.style.bullet });
}

function columns(slide: Comparison, context: KindContext): Placement {
  const { options } = slide;
  if (options.length > 4) return tooLong;
  const widthIn = (context.area.w - cardGapIn * (options.length - 1)) / options.length - 2 * cardPaddingIn;
  const contents = options.map((option, index) => ({
    name: `Option ${index + 1}`,
    label: option.recommended ? recommendedLabel(slide, context) : undefined,
    heading: option.name,
    headline: option.headline,
    body: option.points.length > 0 ? (sizePt: number) => alignRows(context, options.map((one) => points(one.points, context, sizePt)), index, widthIn) : undefined,
    emphasized: options.some((one) => one.recommended) ? option.recommended : undefined,
  }));
  const laid = layCards(context, contents, { area: context.area, columns: options.length, frame: 'surface', minHeightIn: 3.1, sizesPt: [[22, 22], [20, 20], [20, 18], [18, 18], [18, 16], [16, 16], [16, 14], [14, 14], [14, 12]] });
  return laid ? placed(laid.elements) : tooLong;
}

function asTable(slide: Comparison, context: KindContext): Placement {
  const { options } = slide;
  const longest = Math.max(...options.map((option) => option.points.length));
  const headlines = options.some((option) => option.headline) ? [options.map((option) => option.headline ?? '')] : [];
  const rows = [...headlines, ...Array.from({ length: longest }, (_, row) => options.map((option) => option.points[row] ?? ''))];
  if (rows.length === 0 || rows.length > 10) return tooLong;
  const content = {
    name: 'Comparison',
    altText: `${labelsFor(context.language).table}: ${slide.title}. ${options.map((option) => option.name).join(', ')}`,
    columns: options.map((option) => ({ label: option.recommended ? `${option.name} · ${recommendedLabel(slide, context)}` : option.name, align: 'start' as const })),
    rows,
    totalRow: false,
    boldFirst: false,
  };
  for (const sizePt of [22, 20, 18, 16, 14, 12]) {
    const laid = layTable(context, content, context.area, sizePt);
    if (laid?.count === rows.length) return placed([laid.element]);
  }
  return tooLong;
}

/** Short points on one line, longer ones below each other. */
function rowPoints(texts: readonly string[], context: KindContext, sizePt: number): Draft[] {
  if (texts.every((text) => text.length <= shortPoint)) return [draft(texts.join('  ·  '), context.direction, { sizePt, lineSpacing: 1.2 })];
  return texts.map((text, index) => draft(text, context.direction, { sizePt, spaceBeforePt: index > 0 ? 3 : 0 }));
}

function asRows(slide: Comparison, context: KindContext): Placement {
  const contents = slide.options.map((option, index) => ({
    name: `Option ${index + 1}`,
    heading: [option.name, option.headline, option.recommended ? recommendedLabel(slide, context) : undefined].filter(Boolean).join(' · '),
    body: option.points.length > 0 ? (sizePt: number) => rowPoints(option.points, context, sizePt) : undefined,
  }));
  const laid = layRows(context, contents, { area: context.area, start: 'bar', headingShare: 0.34, sizesPt: [[24, 20], [20, 18], [18, 16], [16, 14]], divider: 'hairline' });
  return laid.count === contents.length ? placed(laid.elements) : tooLong;
}

export const comparisonLayout: KindLayout<Comparison> = {
  arrangements: [
    { name: 'option-cards', layout: 'content', suits: (slide) => (slide.options.length <= 4 ? 3 : 0.5), place: columns },
    { name: 'option-table', layout: 'content', suits: (slide) => (slide.options.every((option) => option.points.length === slide.options[0]?.points.length) ? 2 : 1), place: asTable },
    { name: 'option-rows', layout: 'content', suits: () => 1.5, place: asRows },
  ],
  outline: (slide) =>
    slide.options.map((option) => ({
      text: [option.name, option.headline, option.recommended ? slide.recommendedLabel : undefined].filter(Boolean).join(' – '),
      children: option.points,
    })),
};
