import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { datePosition } from '../blocks/date-position';
import { placedItems } from '../blocks/item-places';
import { layAxis } from '../blocks/lay-axis';
import { measureDrafts } from '../blocks/fit';
import { layRows, leastCalmShare } from '../blocks/lay-rows';
import { layStations } from '../blocks/lay-stations';
import { pairsWithin } from '../blocks/size-limits';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { hasNarrowBody } from '../grid';
import { continues, evenShare, placed, tooLong } from '../placement';

type Timeline = SlideOf<'timeline'>;

const widestDateIn = 2.6;
const fewEvents = 4;
const mostStations = 6;
const mostOnAxis = 8;

function axis(slide: Timeline, context: KindContext): Placement {
  const count = slide.events.length;
  if (count < 2 || count > mostOnAxis) return tooLong;
  const elements = layAxis(context, placedEvents(slide, context));
  return elements ? placed(elements) : tooLong;
}

/** Events with their places in time, where those are said or every date names one. */
function placedEvents({ events }: Timeline, { language }: KindContext): Timeline['events'] {
  if (events.some(({ at }) => at !== undefined)) return events;
  const ats = events.map(({ when }) => datePosition(when, language));
  return ats.some((at) => at === undefined) ? events : events.map((event, index) => ({ ...event, at: ats[index] }));
}

const spineSizesPt: readonly (readonly [number, number])[] = [
  [28, 24],
  [26, 22],
  [24, 22],
  [24, 20],
  [22, 18],
  [20, 18],
  [18, 16],
  [16, 14],
];

/** Dates down the slide on one upright line. */
function spine(slide: Timeline, context: KindContext): Placement {
  const laid = laySpine(slide, context);
  if (laid.count === slide.events.length) return placed(laid.elements);
  if (laid.count === 0) return tooLong;
  const share = evenShare(slide.events.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? laySpine({ ...slide, events: slide.events.slice(0, share) }, context) : laid;
  return continues(part.elements, [{ ...slide, events: slide.events.slice(part.count) }]);
}

/** At the largest size that holds all events; dates are as large as the titles beside them. */
function laySpine({ events }: Timeline, context: KindContext) {
  const contents = events.map((event, index) => ({
    name: `Event ${index + 1}`,
    mark: event.when,
    heading: event.title,
    body: event.detail
      ? (sizePt: number) => [draft(event.detail ?? '', context.direction, { sizePt, color: 'muted' as const })]
      : undefined,
  }));
  const lay = (sizes: readonly [number, number]) =>
    layRows(context, contents, {
      area: context.area,
      start: 'mark',
      markWidthIn: dateWidthIn(context, events, sizes[0]),
      markSizePt: sizes[0],
      headingShare: events.some((event) => event.detail) ? 0.38 : 0,
      sizesPt: [sizes],
      divider: 'spine',
    });
  const laid = pairsWithin(context.theme, spineSizesPt).map((sizes) => ({ ...lay(sizes), headingPt: sizes[0] }));
  const whole = laid.filter(({ count }) => count === contents.length);
  const leastPt = (whole[0]?.headingPt ?? 0) * leastCalmShare;
  return whole.find(({ isCalm, headingPt }) => isCalm && headingPt >= leastPt) ?? whole[0] ?? laid.at(-1)!;
}

function dateWidthIn(context: KindContext, events: Timeline['events'], sizePt: number): number {
  const widths = events.map(
    ({ when }) =>
      measureDrafts(context, [draft(when, context.direction, { ...context.theme.style.numerals, sizePt })], 99).widthIn,
  );
  return Math.min(widestDateIn, Math.max(...widths) * 1.08 + 0.05);
}

/** Few dates: each with a card of its own below the line. */
function stations(slide: Timeline, context: KindContext): Placement {
  const count = slide.events.length;
  if (count < 2 || count > mostStations) return tooLong;
  const elements = layStations(
    context,
    slide.events.map(({ when, title, detail }, index) => ({
      name: `Event ${index + 1}`,
      when,
      title,
      detail,
      emphasized: index === count - 1,
    })),
  );
  return elements ? placed(elements) : tooLong;
}

/** Events in the places that the layout has for as many steps, each with its date in the place of a head. */
function inPlaces({ events }: Timeline, context: KindContext): Placement {
  const items = events.map(({ when, title, detail }, index) => ({
    name: `Event ${index + 1}`,
    head: when,
    lines: [title, ...(detail ? [detail] : [])],
  }));
  const elements = placedItems(context, 'steps', items);
  return elements ? placed(elements) : tooLong;
}

export const timelineLayout: KindLayout<Timeline> = {
  arrangements: [
    { name: 'placed-events', layout: 'steps', fillsPlaces: true, suits: () => 5, place: inPlaces },
    {
      name: 'axis',
      layout: 'title-only',
      suits: (slide) => (slide.events.length >= 2 && slide.events.length <= mostOnAxis ? 3 : 1),
      place: axis,
    },
    {
      name: 'spine',
      layout: 'title-only',
      // On a narrow slide words beside one another have hardly a column.
      suits: ({ events }, { theme }) => (hasNarrowBody(theme) && events.length > 3 ? 3.6 : 2),
      place: spine,
    },
    {
      name: 'dated-cards',
      layout: 'title-only',
      suits: (slide) => (slide.events.length <= fewEvents ? 3.4 : 0.5),
      place: stations,
    },
  ],
  outline: (slide) =>
    slide.events.map((event) => ({
      text: `${event.when} – ${event.title}`,
      children: event.detail ? [event.detail] : [],
    })),
};
