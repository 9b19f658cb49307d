import { createHash } from 'node:crypto';
import type { Brief } from '../../../brief/brief';
import type { Passage } from '../../../sources/passage';
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
  passages: readonly Passage[];
  /** Letters of the request at most; a longer one is reduced to what matters to `topic`. */
  mostLetters: number;
  topic: string;
  /** Further parts, such as the plan, which repeats words of the others. */
  further?: readonly { name: string; text: string }[];
}

const longestPassage = 6000;

export function enclose(brief: Pick<Brief, 'prompt' | 'images' | 'passages' | 'audience'>, { passages, mostLetters, topic, further = [] }: EncloseOptions): Enclosed {
  const mark = markOf(brief);
  const request = neutralise(excerpt(brief.prompt, topic, mostLetters));
  const parts = [{ name: `request-${mark}`, text: request }];
  if (passages.length > 0) parts.push({ name: `passages-${mark}`, text: passages.map((passage) => enclosePassage(passage, mark)).join('\n') });
  if (brief.images.length > 0) parts.push({ name: `pictures-${mark}`, text: brief.images.map(describeImage).join('\n') });
  if (brief.audience) parts.push({ name: `audience-${mark}`, text: oneLine(brief.audience, 160) });
  parts.push(...further.map(({ name, text }) => ({ name: `${name}-${mark}`, text })));
  return { text: parts.map(({ name, text }) => `<${name}>\n${text}\n</${name}>`).join('\n\n'), names: parts.map(({ name }) => name) };
}

/** Depends on all that is enclosed, so that none of it can hold it; the same for every call of a job, so that providers can keep the beginning. */
function markOf({ prompt, passages }: Pick<Brief, 'prompt' | 'passages'>): string {
  const hash = createHash('sha256').update(prompt);
  for (const { text } of passages) hash.update(text);
  return hash.digest('hex').slice(0, 8);
}

function enclosePassage({ id, title, page, heading, text }: Passage, mark: string): string {
  const name = `passage-${mark}`;
  const where = [oneLine(neutraliseFetched(title), 120), page === null ? '' : `page ${page}`, oneLine(neutraliseFetched(heading), 120)].filter(Boolean).join(', ');
  return `<${name} id="${id}">\n(${where})\n${neutraliseFetched(text).slice(0, longestPassage).trim()}\n</${name}>`;
}

function describeImage({ id, widthPx, heightPx, use, description }: Brief['images'][number]): string {
  const shows = description ? `; it shows: ${oneLine(description, 400)}` : '';
  const purpose = use === 'style' ? '; for its look alone, not to be placed' : '';
  return `- ${id}: ${widthPx} × ${heightPx} pixels${shows}${purpose}`;
}
