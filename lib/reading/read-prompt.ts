import { endOfGroup } from '@/lib/languages/brief-words';
import { dictationWordsOf } from '@/lib/languages/dictation-words';
import { findLanguage, languageOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { lexiconOf } from '@/lib/languages/words-of';
import { cleanPrompt } from './clean-prompt';
import { toDataSet, type DataSet } from './data/data-set';
import { tablesOfRecords } from './data/tables-of-records';
import { withRecords } from './data/told-records';
import { tablesOfSeries, withSeries } from './data/told-series';
import { partBrief } from './brief/part-brief';
import { removeNamed } from './naming/remove-named';
import { buildTree } from './outline/build-tree';
import { chooseName } from './naming/choose-name';
import { textOfBlock, type Name } from './naming/names-in';
import { takeTitle, underName } from './outline/name-text';
import { tidyTalk } from './outline/tidy-talk';
import { behindRequest, listedIn, unfoldSection } from './outline/unfold-section';
import {
  defaultDeckSize,
  fewestPartsOfTalk,
  type ContentPart,
  type Count,
  type DeckSize,
  type Reading,
  type ReadingImage,
  type Section,
} from './reading';
import { readCourse } from './roles/course-leads';
import { readSlideLines } from './roles/slide-lines';
import { sortRoles } from './roles/sort-roles';
import { SortRemover } from './roles/leave-out';
import { nameOf } from './roles/read-named';
import { tagBlocks, type Stretch } from './roles/tagging/tag-blocks';
import type { WordRole } from './roles/tagging/tags';
import { joinWraps } from './source/join-wraps';
import { setApart } from './roles/set-apart';
import { withoutFurniture } from './source/furniture';
import { isHtml } from './source/read-html';
import { countAloud } from './source/count-aloud';
import { countSlides } from './source/count-slides';
import type { Block, SourceSpan, TableBlock } from './source/block';
import { parseSource } from './source/parse-source';
import { sentencesIn, wordCount } from './source/sentences';
import { endsWithColon } from './source/signs';

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
  const lines = joinWraps(countSlides(countAloud(blocks, lexicon, tag), lexicon));
  const prescribed = readSlideLines(readCourse(lines, lexicon, tag), lexicon, tag);
  const apart = setApart(prescribed.blocks, lexicon);
  const tagged = { blocks: apart.blocks, ...tagBlocks(apart.blocks, lexicon) };
  const parted = partBrief(tagged.blocks, tagged.stretches, { lexicon, language, tag });
  const texts = tagged.blocks.map(textOfBlock);
  const said = parted.places.said(texts, lexicon, tag);
  const likely =
    said ??
    chooseName(
      tagged,
      lexicon,
      language,
      parted.places.choices(texts, { lexicon, tag, small: new Set(language.signs.words.split(' ')) }),
    );
  // Of a brief what its words only happen to be is a guess.
  const isGuess = !(likely?.kinds.some(isSure) ?? false);
  const { places } = parted;
  const asker = places.ofAsker(texts, lexicon, tag);
  // What is found within what who asks says first is a part of that.
  const isPartOfAsker =
    said === null &&
    asker !== null &&
    likely?.block === asker.block &&
    asker.start <= likely.start &&
    asker.end > likely.end;
  const guessed = isGuess || isPartOfAsker ? (asker ?? places.ofSubject(texts, lexicon, tag)) : null;
  const chosen = guessed ?? likely;
  const name = chosen === null ? null : parted.places.moved(chosen);
  const { blocks: all } = parted;
  const role = name === null ? null : roleOf(name, parted.stretches);
  const isAsked = role === 'request' || role === 'ban';
  const stretches = isAsked && name !== null ? withWhole(name, parted.stretches) : parted.stretches;
  const sorted = sortRoles(all, stretches, lexicon, language);
  sorted.asides.push(...apart.asides);
  let count = 0;
  const talk = tidyTalk(sorted.content, all, {
    tag,
    lexicon,
    hasParts: sorted.instructions.sections.length >= fewestPartsOfTalk,
    isHeaded: request.outputType === 'deck',
  });
  sorted.asides.push(...talk.asides);
  const blocksLeft = tablesOfSeries(tablesOfRecords(talk.blocks), { tag, lexicon });
  // Who writes a brief does not write what he wants left out.
  if (!places.isEmpty) sorted.instructions.leaveOut = [];
  const remover = new SortRemover(sorted.instructions, blocksLeft, lexicon, tag);
  const left = remover.without(blocksLeft);
  // What a request names as one of several parts names not the whole.
  const parts = sorted.instructions.sections.map((part) => part.toLowerCase());
  const isOfParts = parts.length > 1 && parts.some((part) => part.endsWith(name?.text.toLowerCase() ?? '.'));
  const isOnePart = isOfParts && !isAsked;
  const headed = name === null || isOnePart ? null : underName(left, name, all);
  const dataOf = (table: TableBlock): DataSet => {
    count += 1;
    return toDataSet(table, { id: `D${count}`, tag, lexicon });
  };
  let content = buildTree(headed ?? left, dataOf);
  const removed = [...remover.asides, ...removeNamed(content, sorted.instructions, tag, lexicon)];
  sorted.asides.push(...removed.filter(({ text }) => text !== ''));
  takeTitle(content, headed === null || name === null ? null : (all[name.block]?.span ?? null));
  if (content.sections.length === 0) unfoldSection(content, true);
  content = withRecords(content, { dataOf, forms: sorted.instructions.forms, speech: { tag, lexicon } });
  content = withSeries(content, dataOf, { tag, lexicon });
  const [line] = content.parts;
  const isElsewhere = name !== null && line !== undefined && !isNamedIn(line, name, all);
  const isAlone = name === null ? sorted.asides.length === 0 : !isElsewhere;
  const isBare = headed === null && isOneLine(content) && isAlone;
  // A line alone is a topic.
  if (isBare) content.parts = [];
  else if (isOneSentence(content) && line?.type === 'paragraph' && isAnnounced(line, sorted.asides))
    content.parts = listedIn(line.text, line.span, behindRequest, lexicon);
  const isOutline = content.parts.length + content.sections.length === 0;
  const isNamed = isAsked && name?.kinds.some((kind) => kind.startsWith('title 0')) === true;
  // A line that labels the title tells it more surely than any other.
  const { title: asked } = sorted.instructions;
  const isOfTitle = parted.places.isEmpty && asked?.includes(name?.text ?? asked) === true;
  const whole = isOfTitle ? asked : (name?.text ?? null);
  const worded = places.isEmpty || asked === null ? null : behindThat(asked, tag);
  const given = prescribed.title ?? sorted.title ?? worded ?? said?.text ?? (isNamed ? whole : null);
  // A request is about nothing where none of its words rather says so, as long as there is content.
  const isTopic = isOutline || (isAsked && name?.kinds.some(isSure) === true);
  // What heads one of several sections is the name of that one.
  const isOfPart = content.sections.length > 1 && content.sections.some((section) => section.title === name?.text);
  const isOwn =
    !isOutline && (headed !== null || (!isAsked && !isOfPart && !isOnePart && request.outputType === 'deck'));
  const named = isBare && name === null && line !== undefined && 'text' in line ? line.text : name?.text;
  const topic =
    named === undefined ? null : withoutListeners(nameOf(named, lexicon), sorted.instructions.audience, lexicon);
  const instructions = {
    ...sorted.instructions,
    forms: [...sorted.instructions.forms, ...prescribed.forms],
    title: given,
    subtitle: prescribed.subtitle,
    endings: parted.endings,
    author: sorted.instructions.author ?? parted.cover.author,
    date: sorted.instructions.date ?? parted.cover.date,
    topic: given !== null || isOwn || isOfParts ? sorted.instructions.topic : isTopic ? topic : null,
  };
  const title = isOwn ? (name?.text ?? null) : null;
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
    slideCount: slideCountOf(request, isPart(instructions.count, sorted.asides, lexicon) ? null : instructions.count),
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

/** "Heat pumps for the council": whom it is for stands below a name. */
function withoutListeners(name: string, audience: string | null, lexicon: Lexicon): string {
  const at = audience === null || !name.endsWith(audience) ? -1 : name.length - audience.length;
  const lead = lexicon.marksIn(name).find(({ meaning, end }) => meaning === 'word.for' && end <= at && at - end <= 1);
  return lead === undefined || lead.start === 0 ? name : name.slice(0, lead.start).trim();
}

/** "A few slides, and one slide with the dates": it counts a part of them. */
function isPart(count: Count | null, asides: Reading['asides'], lexicon: Lexicon): boolean {
  const asked = asides.flatMap(({ role, text }) => (role === 'instruction' ? lexicon.marksIn(text) : []));
  const named = asked.filter(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck');
  return count?.max === 1 && named.length > 1;
}

const [mostWordsOfTopic, mostNumbersOfTopic] = [24, 2];

/** Nothing but a line that says what the slides are to be about. */
function isOneLine(content: Section): boolean {
  const [only] = content.parts;
  return (
    isOneSentence(content) &&
    only?.type === 'paragraph' &&
    wordCount(only.text) <= mostWordsOfTopic &&
    (only.text.match(/\p{Nd}+/gu)?.length ?? 0) <= mostNumbersOfTopic
  );
}

function isOneSentence({ parts: [only, ...others], sections }: Section): boolean {
  return sections.length + others.length === 0 && only?.type === 'paragraph' && sentencesIn(only.text).length === 1;
}

/** "The headline should say that …": what it is to say is the title itself. */
function behindThat(title: string, tag: string): string | null {
  const end = endOfGroup(title, dictationWordsOf(tag).thats);
  return end === -1 ? null : title.slice(end).trim();
}

/** Found by the tagger as the topic, the title or something quoted, with little doubt. */
const isSure = (kind: string): boolean => kind === 'quote' || /^(?:topic|title) -?[012]\b/u.test(kind);

/** Whether a request in the same line announces it: "a slide with our promises: same day in the city, …". */
function isAnnounced({ span }: ContentPart, asides: Reading['asides']): boolean {
  return asides.some(
    ({ role, text, span: at }) => role === 'instruction' && at.start === span.start && endsWithColon(text),
  );
}

/** Whether the name is most of what a part of the content says, and stands in no request before it. */
function isNamedIn(part: ContentPart, { text, block }: Name, blocks: readonly Block[]): boolean {
  const isThere = blocks[block]?.span.start === part.span.start && 'text' in part && part.text.includes(text);
  return isThere && wordCount(text) * 2 >= wordCount(part.text);
}

/** A name that a request gives is none of the content, not even where its end looked like that. */
function withWhole({ block, start, end }: Name, stretches: readonly Stretch[][]): Stretch[][] {
  return stretches.map((own, at) =>
    at !== block
      ? own
      : own.map((each) =>
          each.role === 'content' && each.start < end && each.end > start && each.end - end <= mostBeside
            ? { ...each, role: 'request' as const }
            : each,
        ),
  );
}

/** Signs behind a name that are none of what follows. */
const mostBeside = 2;

/** What the words around it are. */
function roleOf({ block, start }: Name, stretches: readonly (readonly Stretch[])[]): WordRole | null {
  return stretches[block]?.find(({ end }) => end > start)?.role ?? null;
}
