import type { When } from '../analyse/read-when';
import { readWhen } from '../analyse/read-when';
import { splitHead } from '../analyse/split-head';
import { visualLength } from '../analyse/shorten';
import type { Block } from '../document/document';
import type { Portion } from '../plan/portion';
import { headingOf, listOf, onlyPart, portionOf, tableOf, itemText } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import type { Punctuation } from '../words/punctuation';
import { punctuationOf } from '../words/punctuation';
import type { Draft, KindReader } from './draft';
import { longestTitle } from './draft';

interface Event {
  when: When;
  title: string;
  detail: string | null;
}

const mostEvents = 8;
const share = 0.8;

/** Entries that begin with a date, time or period, on one scale and in order. */
export const readTimeline: KindReader = (portion, { language }) => {
  const texts = entries(portion);
  if (texts === null || texts.length < 2) return null;
  const events = texts.flatMap((text): Event[] => {
    const when = readWhen(text);
    if (when === null || when.rest === '') return [];
    const { head, detail } = splitHead(when.rest);
    return [{ when, title: head, detail }];
  });
  const announced = roleOf(headingOf(portion)) === 'timeline';
  if (events.length < texts.length * share || events.length < (announced ? 2 : 3) || events.length < texts.length) return null;
  return { body: { kind: 'timeline', events: events.slice(0, mostEvents).map(withPosition(positions(events))) }, title: titleOf(headingOf(portion), events.slice(0, mostEvents), punctuationOf(language)), fit: 0.92, split: splitEvents(portion) };
};

function entries(portion: Portion): string[] | null {
  const list = listOf(portion);
  if (list !== null) return list.items.map(itemText);
  const table = tableOf(portion);
  if (table === null || table.header.length > 3 || table.rows.some((row) => /^[\p{Nd}.,%\s]*$/u.test(row[1] ?? ''))) return null;
  return table.rows.map((row) => [`${row[0] ?? ''}:`, row.slice(1).filter((cell) => cell !== '').join(': ')].join(' '));
}

/** Whether the entries share one scale and ascend, so that they can stand on a true axis. */
function positions(events: readonly Event[]): boolean {
  const scale = events[0]?.when.scale;
  return events.every((event, index) => event.when.scale === scale && event.when.at >= (events[index - 1]?.when.at ?? -Infinity));
}

function withPosition(positioned: boolean) {
  return (event: Event): { when: string; title: string; detail?: string; at?: number } => ({
    when: event.when.text,
    title: event.title,
    ...(event.detail === null ? {} : { detail: event.detail }),
    ...(positioned ? { at: event.when.at } : {}),
  });
}

function titleOf(heading: string | null, events: readonly Event[], { colon, open, close, dash }: Punctuation): string | null {
  const first = events[0];
  const last = events.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const prefix = heading === null ? '' : `${heading}${colon}`;
  const full = `${prefix}${first.title}${open}${first.when.text}${close}${dash}${last.title}${open}${last.when.text}${close}`;
  const short = `${prefix}${first.when.text}${dash}${last.when.text}`;
  return visualLength(full) <= longestTitle ? full : short;
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
