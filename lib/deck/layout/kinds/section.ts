import type { Box, SceneElement } from '../../scene/scene';
import { wordsShown } from '../../spec/pictures';
import type { SlideOf } from '../../spec/slide-spec';
import { isMadeElsewhere, type Theme, type ThemeLayout, type TitleStyle } from '../../theme/theme';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { textBelowTitle } from '../blocks/front-text';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { fitTitle } from '../fit-title';
import { partSuffix } from '../labels';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { pictureInNotes, sectionCovers } from './picture-covers';

type Section = SlideOf<'section'>;

/** Between the line of the number and that of the title; the digits end above their line's foot. */
const numberGapIn = 0.02;
const titleSlackIn = 0.02;
/** The number stays below the line of the label on top. */
const highestNumberIn = 0.95;
const numberWidthIn = 4;
/** Bars of a layout up to this height are not run through; the number stands this far above them. */
const thickestStrokeIn = 0.2;
const strokeGapIn = 0.12;
/** Of the size that a layout has for numbers. */
const numeralShares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
const numberSizesPt = { plain: [72, 66, 60, 54, 48, 40], low: [96, 80, 66, 54, 40] } as const;
/** Clear of ornaments in the middle of the slide. */
const lowTitleH = 1.45;
const lowBottomIn = 5.75;
const mostTopics = 12;
const trackerIn = { w: 0.5, h: 0.07, gap: 0.1, above: 0.2 };
const trackerOpacity = 0.35;
const topicSizesPt: readonly (readonly [number, number])[] = [
  [28, 20],
  [24, 18],
  [20, 16],
  [18, 14],
  [16, 14],
];

/** Title and subtitle at the foot of the slide. */
function lowTitle({ title }: ThemeLayout): TitleStyle {
  return { ...title, anchor: 'bottom', box: { ...title.box, y: lowBottomIn - lowTitleH, h: lowTitleH } };
}

/** The title below a number has no more room than its lines take, also when it has to count its parts since another slide has the same one. */
function belowNumber(slide: Section, context: DeckContext, style: TitleStyle): TitleStyle {
  if (slide.number === undefined || isMadeElsewhere(context.theme.layouts.section)) return style;
  const tops = ['', partSuffix(context.language, 2, 2)].map(
    (suffix) => fitTitle(context, slide.title, suffix, style).linesTopIn,
  );
  const top = Math.max(0, Math.min(...tops) - titleSlackIn);
  return { ...style, box: { ...style.box, y: style.box.y + top, h: style.box.h - top } };
}

const titleOf = {
  plain: (slide: Section, context: DeckContext) => belowNumber(slide, context, context.theme.layouts.section.title),
  low: (slide: Section, context: DeckContext) => belowNumber(slide, context, lowTitle(context.theme.layouts.section)),
};

/** The number directly above the lines of the title, at the largest size that has room there. */
function numberElement(
  slide: Section,
  context: KindContext,
  title: TitleStyle,
  sizesPt: readonly number[],
): SceneElement[] {
  if (slide.number === undefined) return [];
  if (isMadeElsewhere(context.theme.layouts.section)) return placedNumber(slide.number, context);
  const footIn = title.box.y - numberGapIn;
  const style = { ...context.theme.style.numerals, color: title.color, lineSpacing: 1 };
  const text = String(slide.number).padStart(2, '0');
  const fit = (bottomIn: number) =>
    fitLargest(context, (sizePt) => [draft(text, context.direction, { sizePt, ...style })], sizesPt, {
      widthIn: numberWidthIn,
      heightIn: bottomIn - highestNumberIn,
    });
  const boxAt = (bottomIn: number, h: number): Box => ({ x: title.box.x, y: bottomIn - h, w: numberWidthIn, h });
  const strokeIn = strokeTopIn(context.theme, boxAt(footIn, fit(footIn)?.heightIn ?? 0));
  const bottomIn = strokeIn === null ? footIn : strokeIn - strokeGapIn;
  const fitted = fit(bottomIn);
  return fitted
    ? [textElement({ name: 'Section number', box: boxAt(bottomIn, fitted.heightIn), paragraphs: fitted.paragraphs })]
    : [];
}

/** The number in the place that the layout has for it. */
function placedNumber(number: number, context: KindContext): SceneElement[] {
  const { numeral } = context.theme.layouts.section;
  if (!numeral) return [];
  const { box, color, bold, align, anchor } = numeral;
  const text = numeralForms[numeral.form](number);
  const fitted = fitLargest(
    context,
    (sizePt) => [draft(text, context.direction, { sizePt, color, bold, align, font: 'heading', lineSpacing: 1 })],
    numeralShares.map((share) => numeral.sizePt * share),
    { widthIn: box.w, heightIn: box.h },
  );
  return fitted
    ? [textElement({ name: 'Section number', placeholder: 'numeral', box, paragraphs: fitted.paragraphs, anchor })]
    : [];
}

const romans = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function toRoman(number: number): string {
  const [value, sign] = romans.find(([one]) => one <= number) ?? [0, ''];
  return value === 0 ? '' : sign + toRoman(number - value);
}

const numeralForms = {
  plain: String,
  'two-digit': (number: number) => String(number).padStart(2, '0'),
  roman: toRoman,
} as const;

/** Top of the highest bar of the layout that would run through a box; null when none does. */
function strokeTopIn({ layouts }: Theme, box: Box): number | null {
  const crossing = layouts.section.decor.filter(
    ({ box: { x, y, w, h } }) =>
      h <= thickestStrokeIn && x < box.x + box.w && x + w > box.x && y < box.y + box.h && y + h > box.y,
  );
  return crossing.length > 0 ? Math.min(...crossing.map(({ box: { y } }) => y)) : null;
}

function subtitle(slide: Section, context: KindContext, box = context.area) {
  const { body } = context.theme.layouts.section;
  return textBelowTitle(context, slide.subtitle, body, { name: 'Subtitle', box, sizesPt: [20, 18, 16, 14] });
}

/** Which topic of the deck's agenda the section is; null when it is none of them. */
function topicOf({ title }: Section, { agenda }: Pick<DeckContext, 'agenda'>): { index: number; count: number } | null {
  const same = (text: string) => text.trim().toLowerCase() === title.trim().toLowerCase();
  const index = agenda.findIndex(same);
  return index < 0 || agenda.length < 2 || agenda.length > mostTopics ? null : { index, count: agenda.length };
}

/** A short bar for each topic of the agenda, that of the section bright. */
function tracker(slide: Section, context: KindContext, box: Box): SceneElement[] {
  const topic = topicOf(slide, context);
  if (!topic || isMadeElsewhere(context.theme.layouts.section)) return [];
  const { color } = context.theme.layouts.section.title;
  return Array.from({ length: topic.count }, (_, index): SceneElement => ({
    type: 'shape',
    name: `Section mark ${index + 1}`,
    geometry: 'rect',
    box: {
      x: box.x + index * (trackerIn.w + trackerIn.gap),
      y: box.y + box.h - trackerIn.h,
      w: trackerIn.w,
      h: trackerIn.h,
    },
    fill: index === topic.index ? { color } : { color, opacity: trackerOpacity },
  }));
}

function plain(slide: Section, context: KindContext): Placement {
  const marks = tracker(slide, context, context.area);
  const below = subtitle(
    slide,
    context,
    marks.length > 0 ? { ...context.area, h: context.area.h - trackerIn.h - trackerIn.above } : context.area,
  );
  const number = numberElement(slide, context, titleOf.plain(slide, context), numberSizesPt.plain);
  return placed([...number, ...below.elements, ...marks], below.toNotes);
}

function low(slide: Section, context: KindContext): Placement {
  const below = subtitle(slide, context, { ...context.area, y: lowBottomIn + 0.15, h: 1.1 });
  const number = numberElement(slide, context, titleOf.low(slide, context), numberSizesPt.low);
  return placed([...number, ...below.elements], below.toNotes);
}

/** The agenda once more, the topic that begins here marked. */
function onAgenda(slide: Section, context: KindContext): Placement {
  const topic = topicOf(slide, context);
  if (!topic) return tooLong;
  const contents = context.agenda.map((text, index) => ({
    name: `Item ${index + 1}`,
    mark: String(index + 1),
    heading: text,
    headingColor: index === topic.index ? ('ink' as const) : ('muted' as const),
    emphasized: index === topic.index,
    body:
      index === topic.index && slide.subtitle
        ? (sizePt: number) => [draft(slide.subtitle ?? '', context.direction, { sizePt, color: 'muted' })]
        : undefined,
  }));
  const laid = layRows(context, contents, {
    area: context.area,
    start: 'tile',
    headingShare: 0.45,
    sizesPt: pairsWithin(context.theme, topicSizesPt),
    divider: 'hairline',
    headingBold: false,
  });
  return laid.count === contents.length ? placed(laid.elements) : tooLong;
}

export const sectionLayout: KindLayout<Section> = {
  arrangements: [
    ...pictureInNotes<Section>([
      { name: 'section', layout: 'section', suits: () => 2, place: plain, title: titleOf.plain },
      { name: 'section-low', layout: 'section', suits: () => 1, place: low, title: titleOf.low },
      {
        name: 'section-agenda',
        layout: 'title-only',
        suits: (slide, context) => (topicOf(slide, context) ? 1.5 : 0),
        place: onAgenda,
      },
    ]),
    ...sectionCovers,
  ],
  outline: ({ subtitle, picture }) =>
    [...(subtitle ? [subtitle] : []), ...wordsShown(picture)].map((text) => ({ text })),
};
