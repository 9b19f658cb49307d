import { createHash } from 'node:crypto';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { Reading } from '@/lib/reading/reading';
import type { Passage } from '@/lib/reading/passage';
import { cutText } from '@/lib/text/cut/cut-text';
import { figureFacts } from '../../../figures/facts';
import { excerpt } from './excerpt';
import { neutralise, neutraliseFetched, oneLine } from './neutralise';

/** What is given to a model as data, each part between marks that its text can't know. */
export interface Enclosed {
  /** The data, part by part. */
  text: string;
  /** Names of the parts, such as `request-1a2b3c4d`, for the rules. */
  names: string[];
}

export interface EncloseOptions {
  /** The best first. */
  passages: readonly Passage[];
  /** Letters of the request and of the passages at most; longer ones are reduced to what matters to `topic`. */
  mostLetters: number;
  topic: string;
  /** Further parts, such as the plan, which repeats words of the others. */
  further?: readonly EnclosedPart[];
}

interface EnclosedPart {
  name: string;
  text: string;
}

type Source = Pick<Reading, 'prompt' | 'images' | 'passages' | 'content'>;

const longestPassage = 6000;
/** The names of cells, which the request has as well, where there is room for them. */
const [leastForTables, mostLettersOfTables] = [5000, 3000];
/** A shorter piece of a passage says nothing. */
const shortestPassage = 500;
/** Of a request and passages that are both long, neither crowds the other out. */
const shareOfRequest = 0.5;

/** The request with all that belongs to it, and passages. */
export function enclose(reading: Source, { passages, mostLetters, topic, further = [] }: EncloseOptions): Enclosed {
  const all = lettersOf(passages);
  const request = requestOf(reading, topic, Math.max(mostLetters - all, Math.round(mostLetters * shareOfRequest)));
  return enclosed(reading, [
    request,
    ...passagesPart(reading, { passages, mostLetters: mostLetters - request.text.length, topic }),
    ...furtherOf(reading, mostLetters),
    ...further,
  ]);
}

/** What the calls for all slides of a deck begin with, letter by letter, so that providers can keep it: the same whichever slide is asked for. */
export function encloseShared(
  reading: Source,
  { mostLetters, topic, further = [] }: Omit<EncloseOptions, 'passages'>,
): Enclosed {
  return enclosed(reading, [
    requestOf(reading, topic, sharedLetters(reading, mostLetters)),
    ...furtherOf(reading, mostLetters),
    ...further,
  ]);
}

/** What belongs to one of these calls alone. */
export function encloseOwn(reading: Source, { passages, mostLetters, topic, further = [] }: EncloseOptions): Enclosed {
  const left = mostLetters - Math.min(reading.prompt.length, sharedLetters(reading, mostLetters));
  return enclosed(reading, [...passagesPart(reading, { passages, mostLetters: left, topic }), ...further]);
}

function sharedLetters({ passages }: Source, mostLetters: number): number {
  return passages.length > 0 ? Math.round(mostLetters * shareOfRequest) : mostLetters;
}

function enclosed(reading: Source, parts: readonly EnclosedPart[]): Enclosed {
  const named = parts.map(({ name, text }) => ({ name: `${name}-${markOf(reading)}`, text }));
  return {
    text: named.map(({ name, text }) => `<${name}>\n${text}\n</${name}>`).join('\n\n'),
    names: named.map(({ name }) => name),
  };
}

function requestOf({ prompt }: Source, topic: string, mostLetters: number): EnclosedPart {
  return { name: 'request', text: neutralise(excerpt(prompt, topic, mostLetters)) };
}

function passagesPart(
  reading: Source,
  { passages, mostLetters, topic }: Pick<EncloseOptions, 'passages' | 'mostLetters' | 'topic'>,
): EnclosedPart[] {
  const { kept, each } = shareLetters(passages, mostLetters);
  if (kept.length === 0) return [];
  const mark = markOf(reading);
  return [
    {
      name: 'passages',
      text: inOrder(kept)
        .map((passage) => enclosePassage(passage, mark, topic, each))
        .join('\n'),
    },
  ];
}

function furtherOf(reading: Source, mostLetters: number): EnclosedPart[] {
  const { tables } = figureFacts(reading);
  const { images } = reading;
  return [
    ...(tables.length > 0 && mostLetters >= leastForTables
      ? [{ name: 'tables', text: cutText(tables.map(describeTable).join('\n'), mostLettersOfTables) }]
      : []),
    ...(images.length > 0 ? [{ name: 'pictures', text: images.map(describeImage).join('\n') }] : []),
  ];
}

function lettersOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { text }) => sum + Math.min(text.length, longestPassage), 0);
}

/** Depends on all that is enclosed, so that none of it can hold it; the same for every call of a job, so that providers can keep the beginning. */
function markOf({ prompt, passages }: Pick<Reading, 'prompt' | 'passages'>): string {
  const hash = createHash('sha256').update(prompt);
  for (const { text } of passages) hash.update(text);
  return hash.digest('hex').slice(0, 8);
}

/** As many of the best as fit, and how much of each. */
function shareLetters(passages: readonly Passage[], letters: number): { kept: readonly Passage[]; each: number } {
  if (lettersOf(passages) <= letters) return { kept: passages, each: longestPassage };
  const kept = passages.slice(0, Math.max(1, Math.floor(letters / shortestPassage)));
  return { kept, each: Math.max(shortestPassage, Math.floor(letters / kept.length)) };
}

/** As their documents tell it, the document of the best passage first. */
function inOrder(passages: readonly Passage[]): Passage[] {
  const documents = [...new Set(passages.map(({ documentId }) => documentId))];
  return documents.flatMap((document) =>
    passages
      .filter(({ documentId }) => documentId === document)
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0)),
  );
}

function enclosePassage(
  { id, title, page, heading, text }: Passage,
  mark: string,
  topic: string,
  mostLetters: number,
): string {
  const name = `passage-${mark}`;
  const where = [
    oneLine(neutraliseFetched(title), 120),
    page === null ? '' : `page ${page}`,
    oneLine(neutraliseFetched(heading), 120),
  ]
    .filter(Boolean)
    .join(', ');
  return `<${name} id="${id}">\n(${where})\n${excerpt(cutText(neutraliseFetched(text), longestPassage).trim(), topic, mostLetters)}\n</${name}>`;
}

/** By which names its cells are called. */
function describeTable({ id, name, head, rows, keyColumn }: DataSet): string {
  const keys = rows.map((row) => row[keyColumn ?? 0] ?? '');
  return `${id}${name ? ` (${oneLine(name, 80)})` : ''}: columns ${oneLine(head.join(' | '), 400)}; rows ${oneLine(keys.join(' | '), 800)}`;
}

function describeImage({ id, widthPx, heightPx, use, description }: Reading['images'][number]): string {
  const shows = description ? `; it shows: ${oneLine(description, 400)}` : '';
  const purpose = use === 'style' ? '; for its look alone, not to be placed' : '';
  return `- ${id}: ${widthPx} × ${heightPx} pixels${shows}${purpose}`;
}
