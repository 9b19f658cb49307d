import { findLanguage, languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { cleanPrompt } from './clean-prompt';
import { toDataSet, type DataSet } from './data/data-set';
import { tablesOfRecords } from './data/tables-of-records';
import { tablesOfSeries, withSeries } from './data/told-series';
import { removeNamed } from './naming/remove-named';
import { buildTree } from './outline/build-tree';
import { takeLead, takeTitle } from './outline/name-text';
import { tidyTalk } from './outline/tidy-talk';
import { unfoldSection } from './outline/unfold-section';
import { defaultDeckSize, type Count, type DeckSize, type Reading, type ReadingImage, type Section } from './reading';
import { takeBracketedForms } from './roles/bracketed-forms';
import { sortRoles } from './roles/sort-roles';
import { mark } from './roles/clauses';
import { SortRemover } from './roles/leave-out';
import { withoutWishes } from './roles/letters';
import { topicOfLine } from './roles/read-named';
import { readRequest } from './roles/read-request';
import { joinWraps } from './source/join-wraps';
import { setApart } from './roles/set-apart';
import { withoutFurniture } from './source/furniture';
import { isHtml } from './source/read-html';
import type { SourceSpan, TableBlock } from './source/block';
import { parseSource } from './source/parse-source';
import { sentencesIn, wordCount } from './source/sentences';

/** Another one than before whenever the same prompt would be read in another way. */
export const readingVersion = 1;

export interface PromptRequest {
  prompt: string;
  outputType: 'single_slide' | 'deck';
  variantCount: number;
  images?: readonly Pick<ReadingImage, 'id' | 'widthPx' | 'heightPx'>[];
  deckSize?: DeckSize;
}

/**
 * Reads a validated request once; never throws.
 *
 *     prompt ─clean─▶ ─parse─▶ blocks ─roles─▶ instructions and content ─outline─▶ tree with data
 */
export function readPrompt(request: PromptRequest): Reading {
  const prompt = cleanPrompt(request.prompt);
  const { language, tag } = findLanguage(prompt);
  const lexicon = lexiconOf(
    tag,
    edgesOf(prompt).map((edge) => findLanguage(edge).tag),
  );
  const { blocks, links } = parseSource(isHtml(prompt) ? prompt : withoutFurniture(prompt, lexicon), lexicon);
  const apart = setApart(joinWraps(blocks), lexicon);
  const sorted = sortRoles(apart.blocks, lexicon, language);
  sorted.asides.push(...apart.asides);
  let count = 0;
  const talk = tidyTalk(sorted.content, lexicon);
  sorted.asides.push(...talk.asides);
  const shown = takeBracketedForms(tablesOfRecords(talk.blocks), lexicon);
  const blocksLeft = tablesOfSeries(shown.blocks, { tag, lexicon });
  const remover = new SortRemover(sorted.instructions, blocksLeft, lexicon, tag);
  const dataOf = (table: TableBlock): DataSet => {
    count += 1;
    return toDataSet(table, { id: `D${count}`, tag, lexicon });
  };
  let content = buildTree(remover.without(blocksLeft), dataOf);
  const removed = [...remover.asides, ...removeNamed(content, sorted.instructions, tag, lexicon)];
  sorted.asides.push(...removed.filter(({ text }) => text !== ''));
  let instructions = { ...sorted.instructions, forms: [...sorted.instructions.forms, ...shown.forms] };
  let title = takeTitle(content, prompt, lexicon);
  const subject = sorted.subject === null ? null : withoutWishes(sorted.subject, lexicon);
  if (content.sections.length === 0) unfoldSection(content, true);
  content = withSeries(content, dataOf, { tag, lexicon });
  title =
    title === null
      ? (subject ?? (sorted.isRestOfRequest ? null : takeLead(content, prompt, lexicon)))
      : withoutWishes(title, lexicon);
  const isNamed = title !== null;
  const isEmpty = content.parts.length + content.sections.length === 0;
  const guess = sorted.topicGuess !== null && (sorted.topicGuess.isLikely || isEmpty) ? sorted.topicGuess.text : null;
  if (!isNamed && instructions.topic === null) instructions = { ...instructions, topic: guess };
  if (
    isBare(content, isNamed) &&
    isOneSentence(content) &&
    instructions.topic === null &&
    instructions.title === null
  ) {
    // A line alone is a topic.
    const text = title ?? content.parts.map((part) => ('text' in part ? part.text : '')).join(' ');
    const topic = topicOfLine(text, lexicon, language);
    instructions = { ...readRequest(instructions, mark(text, lexicon), language), topic };
    content.parts = [];
    title = null;
  }
  const wanted = instructions.language;
  const deckTag = wanted !== null && wanted.slice(0, 2) !== tag.slice(0, 2) ? wanted : tag;
  return {
    version: readingVersion,
    prompt,
    outputType: request.outputType,
    variantCount: request.outputType === 'single_slide' ? request.variantCount : 1,
    promptLanguage: tag,
    language: deckTag,
    direction: languageOf(deckTag).direction,
    instructions,
    slideCount: slideCountOf(request, instructions.count),
    title,
    content,
    links,
    asides: sorted.asides.map((aside) => ({ ...aside, span: spanOf(aside, prompt) })),
    images: (request.images ?? []).map((image) => ({ ...image, use: 'both', description: null })),
    passages: [],
    notices: [],
  };
}

const longestEdge = 400;

/** Where requests stand, which may be in another language than what they are about: the first paragraph and the last. */
function edgesOf(prompt: string): string[] {
  const opening = prompt.trimStart().split('\n', 1)[0] ?? '';
  const trimmed = prompt.trimEnd();
  const closing = trimmed.slice(trimmed.lastIndexOf('\n') + 1);
  return [opening, closing].filter((edge) => edge.length <= longestEdge && wordCount(edge) >= 2);
}

/** Where its words stand, as exactly as they can be found in what it was taken from. */
function spanOf({ text, span }: Reading['asides'][number], prompt: string): SourceSpan {
  const start = prompt.indexOf(text, span.start);
  const end = start + text.length;
  return start === -1 || end > span.end ? span : { start, end };
}

function slideCountOf(
  { outputType, deckSize = defaultDeckSize }: PromptRequest,
  count: Count | null,
): Reading['slideCount'] {
  if (outputType === 'single_slide') return { asked: { min: 1, max: 1 }, fewest: 1, most: 1 };
  const { most, unasked } = deckSize;
  if (count === null) return { asked: null, ...unasked };
  const asked = { min: Math.min(count.min, most), max: Math.min(count.max, most) };
  return { asked, fewest: asked.min, most: asked.max };
}

/** Several sentences say something of what they are about. */
function isOneSentence({ parts }: Section): boolean {
  return parts.every((part) => !('text' in part) || sentencesIn(part.text).length <= 1);
}

/** Nothing but a topic: a sentence under a title of its own says something of it. */
function isBare({ parts, sections }: Section, isNamed: boolean): boolean {
  if (sections.length > 0 || (isNamed && parts.length > 0)) return false;
  if (parts.length === 0) return true;
  const [only, ...others] = parts;
  return (
    others.length === 0 && only?.type === 'paragraph' && wordCount(only.text) <= 24 && !/\d.*\d.*\d/u.test(only.text)
  );
}
