import { readBracketed, readEnumeration } from '../analyse/read-enumeration';
import { readWhen } from '../analyse/read-when';
import { readTimed } from '../analyse/read-steps';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitSeries } from '../analyse/split-series';
import type { Portion } from '../plan/portion';
import { headingOf, onlyProse } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader } from './draft';
import { longestTitle } from './draft';

const mostItems = 6;
const longestItem = 80;

/** A sentence that lists things: cards where each is explained in brackets, else a point each. */
export const readSeries: KindReader = (portion, { language }) => {
  // An answer is told, not listed.
  if (/[?？؟]$/u.test(headingOf(portion) ?? '')) return null;
  const prose = onlyProse(portion, language);
  const last = prose?.at(-1);
  if (prose === null || last === undefined || prose.length > 2) return null;
  const intro = prose.length === 2 ? prose[0] : undefined;
  const found = readEnumeration(last);
  const text = found?.items.join(', ') ?? (headingOf(portion) === null ? null : trimStop(last));
  if (text === null || (found === null && prose.length > 1)) return null;
  const title = titleOf(intro, found?.lead, portion);
  const draft =
    asCards(found?.items.join(', ') ?? text, title) ??
    asPoints(
      found?.items ?? labelled(text, wordsOf(headingOf(portion) ?? '')),
      title,
      intro === undefined ? undefined : found?.lead,
    );
  return draft === null || found === null ? draft : { ...draft, spareTitle: capitalise(found.lead) };
};

/** The sentence before the list, else what the list is of. */
function titleOf(intro: string | undefined, lead: string | undefined, portion: Portion): string | null {
  const short = intro === undefined ? null : shorten(intro, longestTitle);
  if (short !== null && visualLength(short) <= longestTitle) return short;
  if (headingOf(portion) !== null) return null;
  return lead === undefined ? null : capitalise(lead);
}

function asCards(text: string, title: string | null): Draft | null {
  const entries = readBracketed(text);
  if (entries === null) return null;
  return { body: { kind: 'cards', cards: entries.map(toCard) }, title, fit: 0.78 };
}

/** "The lease on 30 June": without brackets, the date explains. */
function toCard({ head, detail }: { head: string; detail: string | null }): { title: string; text: string } {
  const timed = detail === null ? readTimed(head) : null;
  if (timed !== null && head.startsWith(timed.title))
    return { title: capitalise(timed.title), text: capitalise(head.slice(timed.title.length).trim()) };
  return { title: capitalise(head), text: detail === null ? '' : capitalise(detail) };
}

function asPoints(items: readonly string[], title: string | null, lead?: string): Draft | null {
  if (items.length < 2 || items.length > mostItems || items.some((item) => visualLength(item) > longestItem))
    return null;
  return {
    body: {
      kind: 'bullets',
      lead: lead === undefined ? undefined : capitalise(lead),
      items: items.map((item) => ({ text: capitalise(item) })),
    },
    title,
    fit: 0.7,
  };
}

const longestPart = 8;
/** A longer one is a title, behind which two parts are one sentence. */
const shortHeading = 3;
/** "It reached …, and carried …" is told, not listed. */
const sentenceLike =
  /^(?:it|they|we|you|he|she|i|this|these|that|the|es|er|sie|wir|ihr|dies\p{L}*|il|elle|nous|vous|ils|ello|ella|nosotros|questo)\s\p{Ll}+\s/iu;
const leaning =
  /^(?:who|whose|which|where|while|because|but|so|as|deren|dessen|weil|wobei|aber|qui|dont|où|mais|porque|pero)\s/iu;

function wordsOf(part: string): number {
  return part.split(/\s+/u).length;
}

/** Behind a label any series of short parts is a list; a sentence with commas is not. */
function labelled(text: string, headWords: number): string[] {
  const parts = splitSeries(text);
  // A date with its hour and place is one thing.
  if (
    sentenceLike.test(text) ||
    readWhen(text) !== null ||
    parts.some((part) => leaning.test(part) || wordsOf(part) > longestPart || /[\p{Script=Hiragana}]$/u.test(part))
  )
    return [];
  const clipped =
    parts.length >= 3 ||
    (parts.length === 2 && headWords <= shortHeading && parts.every((part) => part.split(/\s+/u).length <= 5));
  return clipped && !/[.!?。]\s+\p{Lu}/u.test(text) ? parts : [];
}
