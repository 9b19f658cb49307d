import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { placedItems } from '../blocks/item-places';
import { layCards } from '../blocks/lay-cards';
import { layStations } from '../blocks/lay-stations';
import { hasNarrowBody } from '../grid';
import type { DeckContext, KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { cardColumns } from './cards';
import { chevrons } from './process-chevrons';
import { numberedRows } from './process-steps';

type Process = SlideOf<'process'>;

const mostAcross = 6;
const fewAcross = 5;

function standsAcross({ steps }: Process, most: number): boolean {
  return steps.length >= 2 && steps.length <= most;
}

function numberedLine(slide: Process, context: KindContext): Placement {
  if (!standsAcross(slide, mostAcross)) return tooLong;
  const stations = slide.steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    number: String(context.firstNumber + index),
    ...step,
    // What all steps are made for.
    emphasized: index === slide.steps.length - 1,
  }));
  const elements = layStations(context, stations);
  return elements ? placed(elements) : tooLong;
}

/** Columns that are narrower break their texts word by word. */
const leastColumnIn = 2.35;

function hasWideColumns({ steps }: Process, { theme }: DeckContext): boolean {
  return !hasNarrowBody(theme) || theme.layouts['title-only'].body.box.w >= steps.length * leastColumnIn;
}

/** Arrows hold a slide by their colour, also where the steps have no details. */
function suitsChevrons(slide: Process, context: DeckContext): number {
  if (!standsAcross(slide, fewAcross) || !hasWideColumns(slide, context)) return 1.4;
  if (context.theme.style.hasArrows) return 3.6;
  return slide.steps.some((step) => step.detail) ? 2.8 : 3.2;
}

const mostInGrid = 9;
const gridMarkPt = 36;

/** Whether rows of cards of as many steps are full. */
function fillsGrid({ steps: { length } }: Process): boolean {
  return length > fewAcross && length <= mostInGrid && length % cardColumns(length) === 0;
}

/** Too many steps for one line: in rows, each on a card that begins with its number, which says the order more plainly than icons. */
function stepGrid({ steps }: Process, context: KindContext): Placement {
  if (steps.length < 4 || steps.length > mostInGrid) return tooLong;
  const laid = layCards(
    context,
    steps.map(({ title, detail }, index) => ({
      name: `Step ${index + 1}`,
      mark: String(context.firstNumber + index),
      heading: title,
      body: detail
        ? (sizePt: number) => [draft(detail, context.direction, { sizePt, color: 'muted' as const })]
        : undefined,
    })),
    { area: context.area, columns: cardColumns(steps.length), frame: 'surface', markSizePt: gridMarkPt },
  );
  return laid ? placed(laid.elements) : tooLong;
}

/** Steps in the places that the layout has for as many. */
function inPlaces({ steps }: Process, context: KindContext): Placement {
  const hasDetails = steps.some(({ detail }) => detail);
  // The places below heads that count hold what the steps are called, where nothing else is said of them.
  const items = steps.map(({ title, detail }, index) => ({
    name: `Step ${index + 1}`,
    head: hasDetails ? title : String(context.firstNumber + index),
    lines: hasDetails ? (detail ? [detail] : []) : [title],
  }));
  const elements = placedItems(context, 'steps', items);
  return elements ? placed(elements) : tooLong;
}

export const processLayout: KindLayout<Process> = {
  arrangements: [
    { name: 'placed-steps', layout: 'steps', fillsPlaces: true, suits: () => 5, place: inPlaces },
    {
      name: 'numbered-line',
      layout: 'title-only',
      suits: (slide, context) => (standsAcross(slide, fewAcross) && hasWideColumns(slide, context) ? 3 : 1.5),
      place: numberedLine,
    },
    {
      name: 'chevrons',
      layout: 'title-only',
      suits: suitsChevrons,
      place: (slide, context) => (standsAcross(slide, mostAcross) ? chevrons(slide, context) : tooLong),
    },
    {
      name: 'step-grid',
      layout: 'title-only',
      suits: (slide, { theme }) => (fillsGrid(slide) && !hasNarrowBody(theme) ? 3.6 : 1),
      place: stepGrid,
    },
    { name: 'numbered-rows', layout: 'title-only', suits: () => 2, place: numberedRows },
  ],
  outline: (slide) => slide.steps.map((step) => ({ text: step.title, children: step.detail ? [step.detail] : [] })),
};
