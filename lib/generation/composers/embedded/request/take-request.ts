import type { Block, HeadingBlock, Request } from '../document/document';
import { emptyRequest } from '../document/document';
import { splitLabelled } from '../document/split-labelled';
import { splitSentences } from '../analyse/split-sentences';
import { splitEnumeration } from '../parse/read-paragraph';
import { isInstruction } from './is-instruction';
import { isFollowUp, readRequest } from './read-request';
import { readVerbless } from './read-verbless';

type Blocks = (Block | HeadingBlock)[];

/** Opening and closing paragraphs that speak about the slides are the request, not material. */
export function takeRequest(blocks: Blocks, language: string): { request: Request; rest: Blocks } {
  const rest = [...blocks];
  let request: Request = { ...emptyRequest };
  const before: Blocks = [];
  if (rest[0]?.type === 'heading' && rest[1]?.type === 'paragraph') before.push(rest.shift()!);
  for (let index = 0; index < 4; index += 1) {
    const text = asText(rest[0]);
    const reading = text === null ? null : readRequest(text, language);
    if (reading === null) break;
    rest.shift();
    request = merge(request, reading.request);
    if (reading.material !== '') {
      rest.unshift(...(splitLabelled(reading.material, language) ?? splitEnumeration(reading.material)));
      break;
    }
  }
  const swept = sweep(rest, language);
  const last = swept.rest.at(-1);
  const closes =
    last?.type === 'paragraph' &&
    swept.rest.length > 1 &&
    splitSentences(last.text, language).every((sentence) => isFollowUp(sentence, null));
  if (closes && last?.type === 'paragraph')
    request = merge(request, readRequest(last.text, language)?.request ?? emptyRequest);
  const kept = closes ? swept.rest.slice(0, -1) : swept.rest;
  return { request: merge(request, swept.request), rest: [...before, ...kept] };
}

/** What stands behind a colon may be material; no word of it is given up for a request that isn't understood. */
const saysMore = /[:：]\s*\S.{12,}/u;

/** Takes sentences that ask for slides out of the paragraphs, wherever they stand. */
function sweep(blocks: Blocks, language: string): { request: Request; rest: Blocks } {
  let request: Request = { ...emptyRequest };
  const rest = blocks.flatMap((block): Blocks => {
    if (block.type !== 'paragraph') return [block];
    const sentences = splitSentences(block.text, language);
    const said = sentences.filter((sentence) => {
      const verbless = sentences.length + blocks.length > 2 ? readVerbless(sentence) : null;
      if (verbless !== null) {
        request = merge(request, verbless);
        return false;
      }
      if (!isInstruction(sentence)) return true;
      const reading = readRequest(sentence, language);
      if (reading === null ? saysMore.test(sentence) : reading.material !== '') return true;
      // What sort of deck it is stands in opening requests; later ones say "out of this".
      request = merge(request, { ...(reading?.request ?? emptyRequest), genre: null });
      return false;
    });
    if (said.length === sentences.length) return [block];
    return said.length === 0 ? [] : [{ ...block, text: said.join(' ') }];
  });
  return { request, rest };
}

/** A request may come as lines of "Audience: …", which read as a list. */
function asText(block: Block | HeadingBlock | undefined): string | null {
  if (block?.type === 'paragraph' || block?.type === 'heading') return block.text;
  if (block?.type === 'list' && !block.ordered && block.items.length <= 8) {
    return block.items.map((item) => (/[.!?。]$/u.test(item.text) ? item.text : `${item.text}.`)).join(' ');
  }
  return null;
}

function merge(first: Request, second: Request): Request {
  const keys = Object.keys(emptyRequest) as (keyof Request)[];
  return Object.fromEntries(keys.map((key) => [key, first[key] ?? second[key]])) as unknown as Request;
}
