import type { Block, Document, HeadingBlock, Request, Section } from './document';
import { emptyRequest } from './document';
import { htmlToMarkdown } from '../parse/html-to-markdown';
import { readBlocks } from '../parse/read-blocks';
import { readLinks } from '../parse/strip-markup';
import { splitEnumeration } from '../parse/read-paragraph';
import { splitSentences } from '../analyse/split-sentences';
import { isFollowUp, readRequest } from '../request/read-request';
import { buildSections } from './build-sections';
import { splitLabelled } from './split-labelled';
import { promoteHeadings } from './promote-headings';
import { takeIntro } from './take-intro';
import { takeAsides } from './take-asides';

/**
 * Reads a prompt into what is asked for and what is said.
 *
 *     text ──html──▶ Markdown ──blocks──▶ ──asides, request──▶ ──headings──▶ sections
 */
export function readDocument(prompt: string, language: string): Document {
  const markdown = htmlToMarkdown(prompt);
  const links = readLinks(markdown);
  const { blocks, asides, subject } = takeAsides(readBlocks(markdown));
  const { request, rest } = takeRequest(blocks, language);
  const built = buildSections(promoteHeadings(rest, language));
  const { title, intro, sections } = takeIntro(built, request.topic ?? request.genre, language);
  if (subject !== null && request.topic === null) request.topic = subject;
  const topic = request.topic === null ? bareTopic(sections, language) : null;
  return topic === null ? { title, intro, request, sections, asides, links } : { title, intro, request: { ...request, topic }, sections: [], asides, links };
}

const longestBareTopic = 90;

/** A few words and nothing else name a topic; they say nothing about it. */
function bareTopic(sections: readonly Section[], language: string): string | null {
  const only = sections[0];
  const block = only?.blocks[0];
  if (sections.length !== 1 || only?.heading !== null || only.blocks.length !== 1 || block?.type !== 'paragraph') return null;
  const short = block.text.length <= longestBareTopic && splitSentences(block.text, language).length === 1;
  return short && !/\p{Nd}{2}|[:：]/u.test(block.text) && !/[.!。]$/u.test(block.text) ? block.text.replace(/[?？]$/u, '') : null;
}

type Blocks = (Block | HeadingBlock)[];

/** Opening and closing paragraphs that speak about the slides are the request, not material. */
function takeRequest(blocks: Blocks, language: string): { request: Request; rest: Blocks } {
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
  const last = rest.at(-1);
  if (last?.type === 'paragraph' && rest.length > 1) {
    const sentences = splitSentences(last.text, language);
    const reading = sentences.every((sentence) => isFollowUp(sentence, null)) ? readRequest(last.text, language) ?? { request: emptyRequest } : null;
    if (reading !== null) {
      rest.pop();
      request = merge(request, reading.request);
    }
  }
  return { request, rest: [...before, ...rest] };
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
