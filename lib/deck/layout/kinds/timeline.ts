import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { layAxis } from '../blocks/lay-axis';
import { measureDrafts } from '../blocks/fit';
import { layRows } from '../blocks/lay-rows';
import { layStations } from '../blocks/lay-stations';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Timeline = SlideOf<'timeline'>;

const widestDateIn = 2.6;
const fewEvents = 4;
const mostStations = 6;

function axis(slide: Timeline, context: KindContext): Placement {
  const count = slide.events.length;
  if (count < 2 || count > 8) return tooLong;
  const elements = layAxis(context, slide.events);
  return elements ? placed(elements) : tooLong;
}

function spine(slide: Timeline, context: KindContext): Placement {
  const dates = slide.events.map((event) => draft(event.when, context.direction, { sizePt: 18, bold: true }));
  const markWidthIn = Math.min(widestDateIn, Math.max(...dates.map((date) => measureDrafts(context, [date], 99).widthIn)) * 1.05 + 0.05);
  const contents = slide.events.map((event, index) => ({
    name: `Event ${index + 1}`,
    mark: event.when,
    heading: event.title,
    body: event.detail ? (sizePt: number) => [draft(event.detail ?? '', context.direction, { sizePt, color: 'muted' as const })] : undefined,
  }));
  const options = {
    area: context.area,
    start: 'mark' as const,
    markWidthIn,
    markSizePt: 18,
    headingShare: slide.events.some((event) => event.detail) ? 0.38 : 0,
    sizesPt: [[22, 20], [20, 18], [18, 16], [16, 14]] as const,
    divider: 'spine' as const,
  };
  const laid = layRows(context, contents, options);
  if (laid.count === contents.length) return placed(laid.elements);
  if (laid.count === 0) return tooLong;
  const share = evenShare(contents.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? layRows(context, contents.slice(0, share), options) : laid;
  return continues(part.elements, [{ ...slide, events: slide.events.slice(part.count) }]);
}

/** Few dates: each with a card of its own below the line. */
function stations(slide: Timeline, context: KindContext): Placement {
  const count = slide.events.length;
  if (count < 2 || count > mostStations) return tooLong;
  const elements = layStations(context, slide.events.map(({ when, title, detail }, index) => ({ name: `Event ${index + 1}`, when, title, detail })));
  return elements ? placed(elements) : tooLong;
}

export const timelineLayout: KindLayout<Timeline> = {
  arrangements: [
    { name: 'axis', layout: 'content', suits: (slide) => (slide.events.length >= 2 && slide.events.length <= 7 ? 3 : 1), place: axis },
    { name: 'spine', layout: 'content', suits: () => 2, place: spine },
    { name: 'dated-cards', layout: 'content', suits: (slide) => (slide.events.length <= fewEvents ? 3.4 : 0.5), place: stations },
  ],
  outline: (slide) => slide.events.map((event) => ({ text: `${event.when} – ${event.title}`, children: event.detail ? [event.detail] : [] })),
};
