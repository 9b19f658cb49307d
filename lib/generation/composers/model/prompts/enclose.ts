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
  further?: readonly { name: string; text: string }[];
}

const longestPassage = 6000;
/** The names of cells, which the request has as well, where there is room for them. */
const [leastForTables, mostLettersOfTables] = [5000, 3000];
/** A shorter piece of a passage says nothing. */
const shortestPassage = 500;
/** Of a request and passages that are both long, neither crowds the other out. */
const shareOfRequest = 0.5;

export function enclose(
  reading: Pick<Reading, 'prompt' | 'images' | 'passages' | 'instructions' | 'content'>,
  { passages, mostLetters, topic, further = [] }: EncloseOptions,
): Enclosed {
  const mark = markOf(reading);
  const all = passages.reduce((sum, { text }) => sum + Math.min(text.length, longestPassage), 0);
  const request = neutralise(
    excerpt(reading.prompt, topic, Math.max(mostLetters - all, Math.round(mostLetters * shareOfRequest))),
  );
  const parts = [{ name: `request-${mark}`, text: request }];
  const { kept, each } = shareLetters(passages, mostLetters - request.length);
  if (kept.length > 0)
    parts.push({
      name: `passages-${mark}`,
      text: inOrder(kept)
        .map((passage) => enclosePassage(passage, mark, topic, each))
        .join('\n'),
    });
  const { tables } = figureFacts(reading);
  if (tables.length > 0 && mostLetters >= leastForTables)
    parts.push({ name: `tables-${mark}`, text: cutText(tables.map(describeTable).join('\n'), mostLettersOfTables) });
  if (reading.images.length > 0)
    parts.push({ name: `pictures-${mark}`, text: reading.images.map(describeImage).join('\n') });
  if (reading.instructions.audience)
    parts.push({ name: `audience-${mark}`, text: oneLine(reading.instructions.audience, 160) });
  parts.push(...further.map(({ name, text }) => ({ name: `${name}-${mark}`, text })));
  return {
    text: parts.map(({ name, text }) => `<${name}>\n${text}\n</${name}>`).join('\n\n'),
    names: parts.map(({ name }) => name),
  };
}

/** Depends on all that is enclosed, so that none of it can hold it; the same for every call of a job, so that providers can keep the beginning. */
function markOf({ prompt, passages }: Pick<Reading, 'prompt' | 'passages'>): string {
  const hash = createHash('sha256').update(prompt);
  for (const { text } of passages) hash.update(text);
  return hash.digest('hex').slice(0, 8);
}

/** As many of the best as fit, and how much of each. */
function shareLetters(passages: readonly Passage[], letters: number): { kept: readonly Passage[]; each: number } {
  const all = passages.reduce((sum, { text }) => sum + Math.min(text.length, longestPassage), 0);
  if (all <= letters) return { kept: passages, each: longestPassage };
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
