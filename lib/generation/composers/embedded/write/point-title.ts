import { leansOnPrevious, rankSentences } from '../analyse/key-sentences';
import { readWhen } from '../analyse/read-when';
import { visualLength } from '../analyse/shorten';
import type { SlideBody, WriteContext } from '../kinds/draft';
import { longestTitle } from '../kinds/draft';
import { hasFields } from '../kinds/read-fields';
import { saysFacts } from '../words/fact-labels';
import type { HeadingRole } from '../words/heading-roles';
import { roleOf } from '../words/heading-roles';
import { punctuationOf } from '../words/punctuation';
import { capitalise } from './capitalise';

/** A label and a point behind it stay on two lines. */
const longestLabelled = 84;
const longestLabel = 32;
/** Fewer points are a pair, of which neither is the title of the other. */
const fewestPoints = 3;
const shortestPoint = 18;
const shortestLabelled = 12;

/** What is feared or wanted is no fact: the label stays before it. */
const wanted: ReadonlySet<HeadingRole | null> = new Set<HeadingRole>(['risks', 'goals']);
const dated: ReadonlySet<HeadingRole | null> = new Set<HeadingRole>(['timeline', 'process']);

/**
 * A title that says the point of what stands under a label such as "Results", "Risks" or
 * "Timeline", in the author's words; null where nothing there can say it.
 */
export function pointTitle(body: SlideBody, heading: string, context: WriteContext): string | null {
  const role = roleOf(heading);
  if (visualLength(heading) > longestLabel) return null;
  switch (body.kind) {
    case 'bullets': {
      if (body.ordered === true || body.lead !== undefined || body.items.length < fewestPoints) return null;
      const points = body.items.flatMap(({ text, children }) =>
        children === undefined && canStand(text) ? [text] : [],
      );
      // Of risks, goals and decisions, authors put first what weighs most.
      if (wanted.has(role))
        return labelled(heading, isTelling(body.items[0]?.text ?? '') ? (body.items[0]?.text ?? null) : null, context);
      return role === 'decisions' ? (points[0] ?? null) : saysFacts(heading) ? strongest(points) : null;
    }
    case 'timeline':
      return dated.has(role)
        ? labelled(
            heading,
            span(
              body.events.map(({ when }) => when),
              context,
            ),
            context,
          )
        : null;
    case 'next_steps':
      return role === 'actions'
        ? labelled(
            heading,
            dueSpan(
              body.steps.map(({ due }) => due ?? ''),
              context,
            ),
            context,
          )
        : null;
    case 'metrics':
      return whole(body.metrics, heading, context);
    default:
      return null;
  }
}

function labelled(heading: string, point: string | null, { language }: WriteContext): string | null {
  const title =
    point === null || /[:：]/u.test(point) || /[:：]/u.test(heading)
      ? null
      : `${heading}${punctuationOf(language).colon}${point}`;
  return title === null || visualLength(title) > longestLabelled ? null : title;
}

/** Among points of equal weight, the one with a figure says most. */
const worthOfFigure = 0.3;

function strongest(points: readonly string[]): string | null {
  const weigh = (point: string, score: number): number => score + (/\p{Nd}/u.test(point) ? worthOfFigure : 0);
  const [best] = rankSentences(points).sort(
    (a, b) => weigh(b.sentence, b.score) - weigh(a.sentence, a.score) || a.index - b.index,
  );
  return best?.sentence ?? null;
}

/** Behind a label, a few words will do. */
function isTelling(point: string): boolean {
  return visualLength(point) >= shortestLabelled && !hasFields(point) && !/[?？؟:：]$|^[[（(]/u.test(point);
}

function canStand(point: string): boolean {
  const fits =
    visualLength(point) >= shortestPoint && visualLength(point) <= longestTitle && /\s\S+\s|\p{Lo}{6}/u.test(point);
  return fits && !leansOnPrevious(point) && !hasFields(point) && !/[?？؟:：]$|^[[（(]/u.test(point);
}

function span(times: readonly string[], { language }: WriteContext): string | null {
  const [first, last] = [times[0], times.at(-1)];
  return first === undefined || last === undefined || first === last
    ? null
    : `${first}${punctuationOf(language).dash}${last}`;
}

/** From the first day on which something is due to the last. */
function dueSpan(dues: readonly string[], context: WriteContext): string | null {
  const read = dues.map((due) => ({ due, when: readWhen(due) }));
  const scales = new Set(read.map(({ when }) => when?.scale));
  if (read.length < 2 || scales.size !== 1 || scales.has(undefined) || read.some(({ when }) => when?.rest !== ''))
    return null;
  const inOrder = [...read].sort((a, b) => (a.when?.at ?? 0) - (b.when?.at ?? 0));
  return span(
    inOrder.map(({ due }) => due),
    context,
  );
}

/** "Budget: EUR 310,000, of which …": the whole, which bears the name of the slide. */
function whole(
  metrics: readonly { value: string; label: string }[],
  heading: string,
  context: WriteContext,
): string | null {
  const [first] = metrics;
  return first?.label === capitalise(heading) ? labelled(heading, first.value, context) : null;
}
