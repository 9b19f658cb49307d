import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { Theme, TitleStyle } from '../../theme/theme';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { frontText } from '../blocks/front-text';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Section = SlideOf<'section'>;

const numberH = 1.35;
/** Clear of ornaments in the middle of the slide. */
const lowTitleH = 1.45;
const lowBottomIn = 5.75;
const mostTopics = 12;
const trackerIn = { w: 0.5, h: 0.07, gap: 0.1, above: 0.2 };
const trackerOpacity = 0.35;
const topicSizesPt: readonly (readonly [number, number])[] = [[28, 20], [24, 18], [20, 16], [18, 14], [16, 14]];

/** The number at the largest size that stays clear of the title; fonts differ in the height of their lines. */
function numberElement(slide: Section, context: KindContext, { y, heightIn, sizesPt }: { y: number; heightIn: number; sizesPt: readonly number[] }): SceneElement | null {
  const { layouts, style: { numerals } } = context.theme;
  const { title } = layouts.section;
  const text = String(slide.number).padStart(2, '0');
  const style = { ...numerals, color: title.color, lineSpacing: 1 };
  const fitted = fitLargest(context, (sizePt) => [draft(text, context.direction, { sizePt, ...style })], sizesPt, { widthIn: 4, heightIn });
  return fitted && textElement({ name: 'Section number', box: { x: title.box.x, y, w: 4, h: fitted.heightIn }, paragraphs: fitted.paragraphs });
}

function subtitle(slide: Section, context: KindContext, box = context.area) {
  const { color } = context.theme.layouts.section.body;
  return frontText(context, slide.subtitle, { name: 'Subtitle', placeholder: 'subtitle', box, color, sizesPt: [20, 18, 16, 14] });
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
  if (!topic) return [];
  const { color } = context.theme.layouts.section.title;
  return Array.from({ length: topic.count }, (_, index): SceneElement => ({
    type: 'shape',
    name: `Section mark ${index + 1}`,
    geometry: 'rect',
    box: { x: box.x + index * (trackerIn.w + trackerIn.gap), y: box.y + box.h - trackerIn.h, w: trackerIn.w, h: trackerIn.h },
    fill: index === topic.index ? { color } : { color, opacity: trackerOpacity },
  }));
}

function plain(slide: Section, context: KindContext): Placement {
  const marks = tracker(slide, context, context.area);
  const below = subtitle(slide, context, marks.length > 0 ? { ...context.area, h: context.area.h - trackerIn.h - trackerIn.above } : context.area);
  if (slide.number === undefined) return placed([...below.elements, ...marks], below.toNotes);
  const { box } = context.theme.layouts.section.title;
  const y = Math.max(0.9, box.y - numberH);
  const number = numberElement(slide, context, { y, heightIn: box.y - y, sizesPt: [72, 66, 60] });
  return placed([...(number ? [number] : []), ...below.elements, ...marks], below.toNotes);
}

/** Title and subtitle at the foot of the slide, the number on top. */
function lowTitle(theme: Theme): TitleStyle {
  const { title } = theme.layouts.section;
  return { ...title, anchor: 'bottom', box: { ...title.box, y: lowBottomIn - lowTitleH, h: lowTitleH } };
}

function low(slide: Section, context: KindContext): Placement {
  const below = subtitle(slide, context, { ...context.area, y: lowBottomIn + 0.15, h: 1.1 });
  if (slide.number === undefined) return placed(below.elements, below.toNotes);
  const number = numberElement(slide, context, { y: 1, heightIn: 3, sizesPt: [96] });
  return placed([...(number ? [number] : []), ...below.elements], below.toNotes);
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
    body: index === topic.index && slide.subtitle ? (sizePt: number) => [draft(slide.subtitle ?? '', context.direction, { sizePt, color: 'muted' })] : undefined,
  }));
  const laid = layRows(context, contents, { area: context.area, start: 'tile', headingShare: 0.45, sizesPt: pairsWithin(context.theme, topicSizesPt), divider: 'hairline', headingBold: false });
  return laid.count === contents.length ? placed(laid.elements) : tooLong;
}

export const sectionLayout: KindLayout<Section> = {
  arrangements: [
    { name: 'section', layout: 'section', suits: () => 2, place: plain },
    { name: 'section-low', layout: 'section', suits: () => 1, place: low, title: (_slide, theme) => lowTitle(theme) },
    { name: 'section-agenda', layout: 'content', suits: (slide, context) => (topicOf(slide, context) ? 1.5 : 0), place: onAgenda },
  ],
  outline: (slide) => (slide.subtitle ? [{ text: slide.subtitle }] : []),
};
