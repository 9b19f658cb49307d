import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { Stretch } from '../roles/tagging/tag-blocks';
import type { Block, Line } from '../source/block';
import { wordCount } from '../source/sentences';
import { hasDigit } from '../source/signs';
import { type CoverFacts, briefCover } from './brief-cover';
import { mailHeadsIn, namesOf } from './brief-names';
import type { BriefPiece } from './brief-piece';
import { type BriefState, briefPieces, labelsContent, listItems, wishedParts } from './brief-pieces';
import { BriefPlaces } from './brief-places';
import { type BriefSentence, briefSentences } from './brief-sentences';
import type { BriefLanguage } from './brief-title';
import { asUnits } from './brief-units';
import { withoutFormParts, withoutFormTail } from './form-wish';
import { gathered } from './gathered';
import { itemised } from './inner-items';
import { namedOptions, optionPieces } from './options';
import { partDictated } from './part-dictated';
import { pieceOf } from './piece-block';
import { decisionsLast } from './told-parts';
import { asksForDeck, countsDeck } from './told-sentence';
import { withTables } from './unit-rows';

export interface Parted {
  blocks: readonly Block[];
  stretches: Stretch[][];
  places: BriefPlaces;
  /** What the last slides are to be. */
  endings: string[];
  cover: CoverFacts;
}

const [fewestWords, shareOfAll, fewestLabels, fewestTold, mostLines, wordsOfParagraph] = [25, 0.65, 2, 2, 12, 20];
const mostWordsOfName = 4;

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
  const dictated = partDictated(blocks, stretches, own);
  if (dictated !== null) return dictated;
  const sentences = sentencesOf(blocks, stretches, own);
  if (sentences === null) return { blocks, stretches, places: new BriefPlaces([], []), endings: [], cover: noCover };
  const options = namedOptions(sentences.flat(), own);
  const [first] = options.keys();
  const state: BriefState = { isAsked: false, isOpen: false, isListed: false, isNamed: false };
  const opening: BriefSentence[] = [];
  const all = blocks
    .map((block, at): BriefPiece[] | null =>
      isUnmarked(block) && (sentences[at] ?? []).length > 0
        ? gathered(
            (sentences[at] ?? []).flatMap((sentence) => {
              const name = options.get(sentence.start);
              const pieces = (
                name === undefined
                  ? briefPieces(sentence, state, own)
                  : optionPieces(sentence, name, sentence.start === first, own)
              )
                .flatMap((piece) => withoutFormTail(piece, block.text, own))
                .flatMap((piece) => itemised(piece, block.text, lexicon));
              if (!state.isOpen) opening.push(sentence);
              state.isAsked ||= sentence.isAsked;
              state.isNamed ||= sentence.label === null;
              state.isOpen ||= pieces.some((piece) => piece.sort === 'head' && piece.title !== '');
              state.isListed = ['told', 'item', 'table'].includes(pieces.at(-1)?.sort ?? '');
              return pieces;
            }),
            block.text,
            lexicon,
          )
        : null,
    )
    .map((pieces) => (pieces === null ? null : decisionsLast(pieces, own)));
  const made = blocks.map((block, at) => {
    const pieces = all[at] ?? null;
    const read = withoutFormParts(stretches[at] ?? [], own);
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
        own.filter(
          ({ text, isAsked, label }) =>
            (isAsked && label === null && asksForDeck(text, lexicon)) ||
            (opening[0]?.text === text && countsDeck(text, lexicon)) ||
            (opening.some((each) => each.text === text) && asksForDeck(label?.text ?? '', lexicon)),
        ),
      ),
      sentences.map((each) => each.filter((sentence) => opening.includes(sentence))),
      {
        untold: sentences.map((each) =>
          each.filter((sentence) => opening.includes(sentence) && !(sentence.isTold && hasDigit(sentence.text))),
        ),
        told: sentences.map((each) => each.filter(({ isTold, label }) => isTold && label === null)),
        named: namesOf(blocks, sentences, own),
      },
    ),
    cover: briefCover(opening, lexicon),
    endings: all.flatMap((pieces) =>
      (pieces ?? []).flatMap((piece) => (piece.sort === 'asked' ? (piece.endings ?? []) : [])),
    ),
  };
}

const noCover: CoverFacts = { date: null, author: null };

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
  if (blocks.length > mostLines || blocks.some(({ type }) => type !== 'line' && type !== 'table')) return null;
  const words = blocks.map((block) => ('text' in block ? wordCount(block.text) : 0));
  const sum = (some: readonly number[]): number => some.reduce((all, each) => all + each, 0);
  const starts = blocks.flatMap((block, at) => (at === 0 || !goesOn(blocks[at - 1], block) ? [at] : []));
  const from = starts.find((start, at) => sum(words.slice(start, starts[at + 1])) >= sum(words) * shareOfAll);
  if (from === undefined || sum(words) < fewestWords) return null;
  const to = starts[starts.indexOf(from) + 1] ?? blocks.length;
  const heads = mailHeadsIn(blocks, language.lexicon);
  const isLine = (at: number): boolean => at >= from && at < to && !heads.has(at);
  // Who signs a mail does so in a line of its own.
  const plain = words.filter((count, at) => isLine(at) && isUnmarked(blocks[at]) && count > mostWordsOfName);
  if (sum(plain) < plain.length * wordsOfParagraph) return null;
  const all = blocks.map((block, at) =>
    isLine(at) && isUnmarked(block)
      ? briefSentences(block.text, stretches[at] ?? [], language).flatMap((each) =>
          withTables(asUnits(each, language), language),
        )
      : [],
  );
  const sentences = all.flat();
  const count = (isMeant: (sentence: BriefSentence) => boolean): number => sentences.filter(isMeant).length;
  const areUnits = sentences.some(({ isUnit }) => isUnit === true);
  const isParted =
    areUnits ||
    count((sentence) => labelsContent(sentence, language)) >= fewestLabels ||
    sentences.some((sentence) => listItems(sentence, language) !== null || wishedParts(sentence, language) !== null);
  const listed = blocks.filter(
    (block) => block.type === 'line' && block.marker !== null && hasDigit(block.text),
  ).length;
  const isTold = count(({ text, isTold: tells }) => tells && hasDigit(text)) + listed >= fewestTold;
  const isAsked =
    sentences.some((sentence) => sentence.isAsked) ||
    stretches.some((own, at) => !isLine(at) && own.some(({ role }) => role === 'request'));
  return (isParted || isTold) && (areUnits || isAsked) ? all : null;
}

/** What stands in the same paragraph. */
const goesOn = (before: Block | undefined, block: Block): boolean =>
  before !== undefined && block.type === 'line' && !block.isApart && block.span.start - before.span.end <= 1;
