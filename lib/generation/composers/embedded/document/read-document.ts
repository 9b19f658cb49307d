import type { Block, Document, HeadingBlock, Request } from './document';
import { htmlToMarkdown } from '../parse/html-to-markdown';
import { readBlocks } from '../parse/read-blocks';
import { readLinks } from '../parse/strip-markup';
import { splitSentences } from '../analyse/split-sentences';
import { readVerbless, saysHowLong } from '../request/read-verbless';
import { takeRequest } from '../request/take-request';
import { apartTitle } from '../parse/apart-title';
import { takeByline } from '../parse/take-byline';
import { takeFrame } from '../parse/take-frame';
import { splitListeners } from '../request/split-listeners';
import { readShape } from '../storylines/read-shape';
import { capitalise } from '../write/capitalise';
import { requestWords } from '../words/requests';
import { withoutSlideCount } from '@/lib/generation/brief/slide-count-phrase';
import { buildSections } from './build-sections';
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
  const framed = takeFrame(markdown);
  const { signedBy, leadIn } = framed;
  const { text, author } = takeByline(framed.text);
  const { blocks, asides, subject } = takeAsides(readBlocks(apartTitle(text)), { isPaper: author !== null });
  const { request, rest } = takeRequest(blocks, language);
  request.author ??= author ?? signedBy;
  if (isVerbAlone(request.genre)) request.genre = null;
  if (isVerbAlone(request.topic)) request.topic = null;
  if (leadIn !== null) asides.push(leadIn);
  asides.push(...unheeded(blocks, rest, language));
  const built = buildSections(promoteHeadings(rest, language));
  const { title, intro, sections } = takeIntro(built, request.topic ?? request.genre, language);
  if (subject !== null && request.topic === null) request.topic = subject;
  const plain = { title, intro, request, sections, asides, links };
  const bare = request.topic === null ? bareTopic(rest, language) : null;
  return bare === null
    ? plain
    : { ...plain, title: askedTitle(rest), request: { ...request, ...named(bare, request) }, sections: [] };
}

/** A topic that is a question keeps its mark on the cover. */
function askedTitle([block]: readonly (Block | HeadingBlock)[]): string | null {
  const text = block?.type === 'paragraph' || block?.type === 'heading' ? withoutSlideCount(block.text) : '';
  return /[?？؟]$/u.test(text) ? text : null;
}

/** "Duration: 90 minutes" asks for nothing that a deck can do, but may well be a fact. */
function unheeded(
  blocks: readonly (Block | HeadingBlock)[],
  rest: readonly (Block | HeadingBlock)[],
  language: string,
): string[] {
  const kept = new Set(rest);
  const gone = blocks
    .filter((block) => !kept.has(block))
    .flatMap((block) => (block.type === 'paragraph' ? splitSentences(block.text, language) : []));
  const labelled = gone.filter(
    (sentence) =>
      /^(?:duration|length|dauer|durée|duración|duração|durata|duur|czas trwania|süre|продолжительность|المدة|משך|अवधि|时长|時間|시간)\s?[:：]/iu.test(
        sentence,
      ) && !/slides?|folien|diapo|slajd|スライド|枚|页|장/iu.test(sentence),
  );
  const timed = gone
    .filter((sentence) => saysHowLong(sentence) && readVerbless(sentence) !== null)
    .map(withoutSlideCount);
  return [...labelled, ...timed];
}

/** What is left of "Make 20 slides." without its count names neither topic nor sort of deck. */
function isVerbAlone(text: string | null): boolean {
  const plain = text?.replace(/[\s.!。]+$/u, '') ?? '';
  return plain !== '' && requestWords.some(({ verbs }) => verbs.exec(`${plain} `)?.[0].length === plain.length);
}

const longestBareTopic = 90;
/** One that says what it wants ("A versus B: pros and cons for …") may be longer. */
const longestShapedTopic = 140;
/** Amounts are facts; years, ages and sizes belong to topics. */
const figures =
  /\p{Nd}[.,]\p{Nd}|[%$€£¥]|(?<![\p{Nd}.-])(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}{2,}(?![\p{Nd}]|st|nd|rd|th|[-\s](?:person|year|day|week|month|people|köpfig|jährig))/iu;

/** A few words and nothing else name a topic; they say nothing about it. */
function bareTopic(blocks: readonly (Block | HeadingBlock)[], language: string): string | null {
  const [block] = blocks;
  if (blocks.length !== 1 || (block?.type !== 'paragraph' && block?.type !== 'heading')) return null;
  const text = withoutSlideCount(block.text);
  if (splitSentences(text, language).length !== 1 || figures.test(text)) return null;
  const shape = text.length <= longestShapedTopic ? readShape(text, '') : null;
  if (shape !== null && (shape.sides !== null || shape.thing !== null || shape.shape === 'howto'))
    return text.replace(/[.。!?？]+$/u, '');
  if (text.length > longestBareTopic || /[:：]/u.test(text) || /[.!。]$/u.test(text)) return null;
  return text.replace(/[?？؟]$/u, '');
}

/** A bare topic with those it is for and what it is looked at for told apart. */
function named(bare: string, request: Request): Partial<Request> {
  const { topic, listeners } = splitListeners(bare);
  const reading = readShape(topic ?? bare, '');
  const detail = reading?.detail ?? null;
  const whole = detail === null ? (topic ?? bare) : bare.slice(0, bare.indexOf(detail)).replace(/[\s:：,–—-]+$/u, '');
  const audience = listeners === null ? null : capitalise(listeners);
  return {
    topic: whole,
    detail,
    ask: bare,
    forWhom: request.forWhom ?? audience,
    audience: request.audience ?? audience,
  };
}
