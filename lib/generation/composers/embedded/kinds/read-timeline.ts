import { readTimed, stepsIn } from '../analyse/read-steps';
import { readWhen } from '../analyse/read-when';
import { splitHead, splitLabel } from '../analyse/split-head';
import { shorten, visualLength } from '../analyse/shorten';
import { splitSeries } from '../analyse/split-series';
import type { Block } from '../document/document';
import type { Portion } from '../plan/portion';
import { headingOf, itemText, listOf, onlyPart, onlyProse, portionOf, tableOf } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import type { Punctuation } from '../words/punctuation';
import { punctuationOf } from '../words/punctuation';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader } from './draft';
import { longestTitle } from './draft';
import { readToldSeries } from './read-told-series';
import { plainTitle } from './plain-titles';

interface Event {
  when: { text: string; scale: string; at: number };
  title: string;
  detail: string | null;
}

const mostEvents = 8;
/** Share of dates that makes a list one of times. */
const mostlyTimed = 0.7;

/** Entries that begin or end with a date, time or period; sentences of steps that each name one. */
export const readTimeline: KindReader = (portion, { language, ownLanguage }) => {
  const announced = roleOf(headingOf(portion)) === 'timeline';
  const listed = fromEntries(portion, announced);
  const prose = listed === null ? onlyProse(portion, language) : null;
  const told = prose === null ? null : fromProse(prose);
  const events = listed ?? told?.events ?? null;
  // Figures by year are a chart's.
  if (
    events === null ||
    prose?.some((sentence) => readToldSeries(sentence) !== null) === true ||
    events.every(({ title }) => /^[^\p{L}]*\p{Nd}[^\p{L}]*\p{L}?$/u.test(title))
  )
    return null;
  const lead = told?.intro === undefined ? null : shorten(told.intro, longestTitle);
  const title =
    lead !== null && visualLength(lead) <= longestTitle
      ? lead
      : headingOf(portion) === null
        ? listed === null
          ? plainTitle('steps', ownLanguage)
          : spanOf(events.slice(0, mostEvents), punctuationOf(language))
        : null;
  return {
    body: { kind: 'timeline', events: events.slice(0, mostEvents).map(withPosition(positions(events))) },
    title,
    spareTitle: told === null ? undefined : (plainTitle('steps', ownLanguage) ?? undefined),
    fit: 0.92,
    split: splitEvents(portion),
  };
};

function fromEntries(portion: Portion, announced: boolean): Event[] | null {
  const texts = entries(portion);
  if (texts === null || texts.length < (announced ? 2 : 3)) return null;
  const events = texts.map((text) => {
    const when = readWhen(text);
    if (when === null || when.rest === '') return null;
    const { head, detail } = splitHead(when.rest);
    return { when, title: head, detail };
  });
  const found = events.filter((event) => event !== null);
  if (found.length === texts.length) return found;
  return (
    (found.length >= texts.length * mostlyTimed && texts.length >= 4 ? withOther(texts, events) : null) ??
    (announced ? timed(texts) : null)
  );
}

/** "Advent 2026: …" among dates is a time as well. */
function withOther(texts: readonly string[], events: readonly (Event | null)[]): Event[] | null {
  const all = events.map((event, index): Event | null => {
    const label = event === null ? splitLabel(texts[index] ?? '') : null;
    return (
      event ??
      (label?.detail == null
        ? null
        : { when: { text: label.head, scale: 'other', at: 0 }, title: label.detail, detail: null })
    );
  });
  const found = all.filter((event) => event !== null);
  return found.length === texts.length ? found : null;
}

/** Steps told in prose, each with its month or day; at most one sentence before them. */
function fromProse(prose: readonly string[]): { events: Event[]; intro: string | undefined } | null {
  const { steps, others } = stepsIn(prose);
  if (steps.length >= 3 && others.length <= 1) {
    const events = timed(steps);
    if (events !== null) return { events, intro: others[0] };
  }
  const only = prose.length === 1 ? splitSeries(prose[0] ?? '') : [];
  const series = only.length >= 3 ? timed(only) : null;
  return series === null ? null : { events: series, intro: undefined };
}

function timed(texts: readonly string[]): Event[] | null {
  const events = texts.map((text): Event | null => {
    const found = readTimed(text);
    return found === null
      ? null
      : { when: { text: found.when, scale: found.scale, at: found.at }, title: capitalise(found.title), detail: null };
  });
  const found = events.filter((event) => event !== null);
  return found.length >= 2 && found.length === texts.length ? found : null;
}

function entries(portion: Portion): string[] | null {
  const list = listOf(portion);
  if (list !== null) return list.items.map(itemText);
  const table = tableOf(portion);
  if (table === null || table.header.length > 3 || table.rows.some((row) => /^[\p{Nd}.,%\s]*$/u.test(row[1] ?? '')))
    return null;
  return table.rows.map((row) =>
    [
      `${row[0] ?? ''}:`,
      row
        .slice(1)
        .filter((cell) => cell !== '')
        .join(': '),
    ].join(' '),
  );
}

/** Whether the entries share one scale and ascend, so that they can stand on a true axis. */
function positions(events: readonly Event[]): boolean {
  const scale = events[0]?.when.scale;
  return events.every(
    (event, index) => event.when.scale === scale && event.when.at >= (events[index - 1]?.when.at ?? -Infinity),
  );
}

function withPosition(positioned: boolean) {
  return (event: Event): { when: string; title: string; detail?: string; at?: number } => ({
    when: event.when.text,
    title: event.title,
    ...(event.detail === null ? {} : { detail: event.detail }),
    ...(positioned ? { at: event.when.at } : {}),
  });
}

/** Without a heading, the ends of the line have to say what it is about. */
function spanOf(events: readonly Event[], { dash }: Punctuation): string | null {
  const first = events[0];
  const last = events.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const title = `${first.title}${dash}${last.title}`;
  return visualLength(title) <= longestTitle ? title : first.title;
}

function splitEvents(portion: Portion): Draft['split'] {
  const part = onlyPart(portion);
  const list = listOf(portion);
  if (part === null || list === null || list.items.length <= mostEvents) return undefined;
  const cut = Math.ceil(list.items.length / 2);
  const block = (from: number, to?: number): Block => ({ ...list, items: list.items.slice(from, to) });
  const others = part.blocks.filter((each) => each.type !== 'list');
  return { shown: portionOf(part, [...others, block(0, cut)]), rest: portionOf(part, [block(cut)]) };
}
