import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { Stretch } from '../roles/tagging/tag-blocks';
import type { Block, Line } from '../source/block';
import { wordCount } from '../source/sentences';
import { type BriefState, asksForDeck, briefPieces, labelsContent, listItems } from './brief-pieces';
import type { BriefPiece } from './brief-piece';
import type { BriefLanguage } from './brief-title';
import { type BriefSentence, briefSentences } from './brief-sentences';
import { type CoverFacts, coverFacts, tellsOccasion } from './brief-cover';
import { signsOutside } from '../source/brackets';
import { BriefPlaces } from './brief-places';

export interface Parted {
  blocks: readonly Block[];
  stretches: Stretch[][];
  places: BriefPlaces;
  /** What the last slides are to be. */
  endings: string[];
  cover: CoverFacts;
}

const [fewestWords, shareOfAll, fewestLabels, mostLines, wordsOfParagraph] = [40, 0.75, 2, 12, 20];
const levelOfParts = 2;

/**
 * Parts paragraphs that hold a whole brief: what they label and the slides that they list become headings with what is
 * said of them, what they ask for stands apart.
 */
export function partBrief(
  blocks: readonly Block[],
  stretches: Stretch[][],
  { lexicon, language, tag }: { lexicon: Lexicon; language: Language; tag: string },
): Parted {
  const own = { lexicon, tag, small: new Set(language.signs.words.split(' ')) };
  const sentences = sentencesOf(blocks, stretches, own);
  if (sentences === null) return { blocks, stretches, places: new BriefPlaces([], []), endings: [], cover: noCover };
  const state: BriefState = { isAsked: false, isOpen: false, isListed: false };
  const opening: BriefSentence[] = [];
  const all = blocks.map((block, at): BriefPiece[] | null =>
    isUnmarked(block) && (sentences[at] ?? []).length > 0
      ? (sentences[at] ?? []).flatMap((sentence) => {
          const pieces = briefPieces(sentence, state, own);
          if (!state.isOpen) opening.push(sentence);
          state.isAsked ||= sentence.isAsked;
          state.isOpen ||= pieces.some(({ sort }) => sort === 'head');
          state.isListed = pieces.at(-1)?.sort === 'told';
          return pieces;
        })
      : null,
  );
  const made = blocks.map((block, at) => {
    const pieces = all[at] ?? null;
    const read = stretches[at] ?? [];
    return pieces === null || block.type !== 'line'
      ? [{ block, stretches: read }]
      : pieces.map((piece) => pieceOf(piece, block, read));
  });
  return {
    blocks: made.flatMap((each) => each.map(({ block }) => block)),
    stretches: made.flatMap((each) => each.map((one) => one.stretches)),
    places: new BriefPlaces(
      all,
      sentences.map((own) =>
        own.filter(({ text, isAsked, label }) => isAsked && label === null && asksForDeck(text, lexicon)),
      ),
      sentences.map((own) => own.filter((sentence) => opening.includes(sentence))),
    ),
    cover: coverOf(opening, lexicon),
    endings: all.flatMap((pieces) =>
      (pieces ?? []).flatMap((piece) => (piece.sort === 'asked' ? (piece.endings ?? []) : [])),
    ),
  };
}

const noCover: CoverFacts = { date: null, author: null };

/** What asks for the deck says when it is for more surely than what else stands there. */
function coverOf(opening: readonly BriefSentence[], lexicon: Lexicon): CoverFacts {
  const texts = opening.map(({ text }) => text.slice(0, signsOutside(text, ':：')[0]));
  const asking = texts.filter((text) => asksForDeck(text, lexicon));
  const days = [...asking, ...texts.filter((text) => !asking.includes(text) && tellsOccasion(text, lexicon))];
  return {
    date: coverFacts(days, lexicon).date,
    author: coverFacts(
      opening.map(({ text }) => text),
      lexicon,
    ).author,
  };
}

const isUnmarked = (block: Block | undefined): block is Line =>
  block?.type === 'line' && block.marker === null && !block.isNote;

/**
 * The sentences of each block of the paragraph that is nearly all of a text, where that holds a brief: something is asked,
 * and something has a label or stands in a list of parts. What is counted within a paragraph are blocks of their own.
 */
function sentencesOf(
  blocks: readonly Block[],
  stretches: readonly Stretch[][],
  language: BriefLanguage,
): BriefSentence[][] | null {
  if (blocks.length > mostLines || blocks.some(({ type }) => type !== 'line')) return null;
  const words = blocks.map((block) => ('text' in block ? wordCount(block.text) : 0));
  const sum = (some: readonly number[]): number => some.reduce((all, each) => all + each, 0);
  const starts = blocks.flatMap((block, at) => (at === 0 || !goesOn(blocks[at - 1], block) ? [at] : []));
  const from = starts.find((start, at) => sum(words.slice(start, starts[at + 1])) >= sum(words) * shareOfAll);
  if (from === undefined || sum(words) < fewestWords) return null;
  const to = starts[starts.indexOf(from) + 1] ?? blocks.length;
  const isLine = (at: number): boolean => at >= from && at < to;
  const plain = words.filter((_, at) => isLine(at) && isUnmarked(blocks[at]));
  if (sum(plain) < plain.length * wordsOfParagraph) return null;
  const all = blocks.map((block, at) =>
    isLine(at) && isUnmarked(block) ? briefSentences(block.text, stretches[at] ?? [], language) : [],
  );
  const sentences = all.flat();
  const isLabelled = sentences.filter((sentence) => labelsContent(sentence, language)).length >= fewestLabels;
  const isBrief = isLabelled || sentences.some((sentence) => listItems(sentence, language) !== null);
  return isBrief && sentences.some(({ isAsked }) => isAsked) ? all : null;
}

/** What stands in the same paragraph. */
const goesOn = (before: Block | undefined, block: Block): boolean =>
  before !== undefined && block.type === 'line' && !block.isApart && block.span.start - before.span.end <= 1;

function pieceOf(piece: BriefPiece, line: Line, own: readonly Stretch[]): { block: Block; stretches: Stretch[] } {
  const span = spanOf(piece, line);
  if (piece.sort === 'head') {
    const { title } = piece;
    const stretch: Stretch = { role: 'content', text: title, start: 0, end: title.length, named: [] };
    return {
      block: { type: 'heading', level: levelOfParts, text: title, marker: null, span },
      stretches: title === '' ? [] : [stretch],
    };
  }
  const said = line.text.slice(piece.start, piece.end);
  const start = piece.start + said.length - said.trimStart().length;
  const text = said.trim();
  // Only the first stands apart: what does may be a title.
  const block: Line = {
    ...line,
    text,
    span,
    isApart: line.isApart && piece.start === 0,
    ...(piece.sort === 'told' && { isValue: true }),
  };
  const read = own.flatMap((stretch) => within(stretch, start, start + text.length));
  const whole = { text, start: 0, end: text.length };
  const named = read.flatMap((stretch) => stretch.named);
  // The last slides have names of their own.
  const isEnd = piece.sort === 'asked' && piece.endings !== undefined;
  const isOther = ({ tag }: { tag: string }): boolean => !isEnd || (tag !== 'part' && tag !== 'saying');
  const stretches: Record<Exclude<BriefPiece['sort'], 'head'>, Stretch[]> = {
    told: [{ role: 'content', ...whole, named: [] }],
    label: [{ role: 'request', ...whole, named }],
    announced: [{ role: 'boilerplate', ...whole, named: [] }],
    asked: [
      {
        role: 'request',
        ...whole,
        named: 'part' in piece && piece.part ? [{ tag: 'part', text: piece.part, start: 0 }] : named.filter(isOther),
      },
    ],
    read,
  };
  return { block, stretches: stretches[piece.sort] };
}

/** A stretch as far as it stands between two places, counted from the first. */
function within(stretch: Stretch, start: number, end: number): Stretch[] {
  const [from, to] = [Math.max(stretch.start, start), Math.min(stretch.end, end)];
  if (from >= to) return [];
  const named = stretch.named.flatMap((each) =>
    each.start >= from && each.start < to ? { ...each, start: each.start - start } : [],
  );
  const text = stretch.text.slice(from - stretch.start, to - stretch.start);
  return [{ ...stretch, text, start: from - start, end: to - start, named }];
}

/** Where a piece stands in the source, as far as its line says. */
function spanOf({ start, end }: BriefPiece, { span }: Line): Line['span'] {
  const at = (place: number): number => Math.min(span.start + place, span.end);
  return { start: at(start), end: at(end) };
}
