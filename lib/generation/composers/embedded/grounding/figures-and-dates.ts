import type { SlideSpec, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { trimStop, visualLength } from '../analyse/shorten';
import { capitalise } from '../write/capitalise';
import { readTimed } from '../analyse/read-steps';
import { amountOf } from './amount-of';
import { readDated } from './read-dated';
import type { Statement } from './statement';

const mostMetrics = 4;
/** What is planned for a year may be an amount; a row of amounts is none of events. */
const mostAmounts = 0.4;
const longestLabel = 96;
const longestTitle = 112;

/** A slide of plain sentences as its turning points or big numbers, where each of its sentences has one; the slide itself otherwise. */
export function withFiguresAndDates(slide: SlideSpec, told: readonly Statement[], neutral: string): SlideSpec {
  if ((slide.kind !== 'statement' && slide.kind !== 'bullets' && slide.kind !== 'cards') || told.length < 2)
    return slide;
  const body = timelineOf(told) ?? metricsOf(told);
  if (body === null) return slide;
  const { alone, ...content } = body;
  const name = slide.eyebrow ?? neutral;
  const own = told.some(({ full }) => full.toLowerCase().startsWith(slide.title.toLowerCase()));
  const title = alone ?? (own ? name : slide.title);
  return slideSpecSchema.parse({
    ...content,
    title,
    eyebrow: title === slide.eyebrow ? undefined : slide.eyebrow,
    notes: slide.notes,
    citations: slide.citations,
  });
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Body = Without<SlideSpecInput, 'title'> & { alone: string | null };

/** Every sentence names its time, and not all the same. */
function timelineOf(told: readonly Statement[]): Body | null {
  const events = told.map(({ full }) => ({ full, dated: happening(full) }));
  const times = new Set(events.map(({ dated }) => dated?.when));
  // A sum of a year is a figure; what happens in it is a turning point.
  if (
    times.has(undefined) ||
    times.size < 2 ||
    told.filter(({ full }) => amountOf(full) !== null).length > told.length * mostAmounts
  )
    return null;
  const dated = events.flatMap((event) =>
    event.dated === null ? [] : [{ ...event.dated, year: yearOf(event.dated.when) }],
  );
  const ordered = [...dated].sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
  return {
    kind: 'timeline',
    events: ordered.map(({ when, title }) => ({ when, title: capitalise(trimStop(title)) })),
    alone: null,
  };
}

/** German and Dutch put the verb behind the time: without the time, the sentence would begin as a question. */
const inverted = /^\p{Ll}+(?:t|te|en|n|e|d|de)\s(?:wir|sie|man|der|die|das|den|dem|eine?|de|het|een|we|alle)\s/u;

/** Japanese and Korean mark the time behind it. */
const particle = /^(?:[にのはより、]|에|부터|까지)/u;

function happening(sentence: string): { when: string; title: string } | null {
  const timed = readTimed(sentence);
  const found = timed === null || timed.scale === 'year' ? (readDated(sentence) ?? timed) : timed;
  if (found === null || yearOf(found.when) === null) return null;
  return {
    when: found.when,
    title: inverted.test(found.title) || particle.test(found.title) ? trimStop(sentence) : found.title,
  };
}

function yearOf(when: string): number | null {
  const year = /(?:1\d|20)\d{2}/u.exec(when)?.[0];
  return year === undefined ? null : Number(year);
}

/** At most one sentence without a number, which then is what the numbers are about. */
function metricsOf(told: readonly Statement[]): Body | null {
  const read = told.map(({ shown }) => ({ label: shown, value: amountOf(shown) }));
  const found = read.flatMap(({ label, value }) =>
    value === null || visualLength(label) > longestLabel ? [] : [{ value, label }],
  );
  const [alone, ...others] = read.filter(({ value }) => value === null);
  if (
    found.length < 2 ||
    found.length > mostMetrics ||
    others.length > 0 ||
    found.length + (alone === undefined ? 0 : 1) !== told.length
  )
    return null;
  if (alone !== undefined && visualLength(alone.label) > longestTitle) return null;
  return { kind: 'metrics', metrics: found, alone: alone?.label ?? null };
}
