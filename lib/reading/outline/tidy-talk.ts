import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Reading } from '../reading';
import type { Block, Turn } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, isQuestion, trimSigns } from '../source/signs';
import { askerOf } from './unfold-talk';

/** Fewer words without a number say nothing that the turn before doesn't. */
const mostWordsOfNothing = 2;
const [mostWordsOfQuestion, mostWordsOfAnswer, mostWordsOfAssent] = [24, 5, 2];
const [longAnswer, fewestShared, fewestLetters] = [24, 2, 4];
const questionMarks = '?？؟ ';
const pauses = ',.!،。、！';

/**
 * Talk without what only keeps it going: a question becomes the label of its answer where that says little alone, and
 * goes where the answer says all; echoes and assent alone are no content.
 */
export function tidyTalk(blocks: readonly Block[], lexicon: Lexicon): { blocks: Block[]; asides: Reading['asides'] } {
  const turns = blocks.filter((block): block is Turn => block.type === 'turn');
  if (turns.length === 0 || askerOf(turns) !== null) return { blocks: [...blocks], asides: [] };
  const asides: Reading['asides'] = [];
  const kept: Block[] = [];
  for (const block of blocks) {
    const before = kept.at(-1);
    if (block.type !== 'turn' || before?.type !== 'turn') {
      kept.push(block);
      continue;
    }
    const right = echoes(before, block) ? [before] : answered(before, block);
    if (right !== null) kept.splice(-1, 1, ...right);
    else kept.push(block);
  }
  return {
    blocks: kept.filter((block) => {
      const isKept = block.type !== 'turn' || says(block.text) || speaksForSelf(block.text, lexicon);
      if (!isKept) asides.push({ text: block.text, role: 'boilerplate', span: block.span });
      return isKept;
    }),
    asides,
  };
}

/** "I do the set-up": who says so is part of it. */
function speaksForSelf(text: string, lexicon: Lexicon): boolean {
  return lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0);
}

const says = (text: string): boolean => hasDigit(text) || wordCount(text) > mostWordsOfNothing;

/** "The cover's a no-brainer, yes": what was said right before. */
function echoes(before: Turn, turn: Turn): boolean {
  const words = telling(turn.text);
  return words.length > 0 && !hasDigit(turn.text) && sharedWords(turn.text, before.text) === words.length;
}

/** A turn that ends with a question, and the one that answers it. */
function answered(before: Turn, turn: Turn): Turn[] | null {
  const sentences = sentencesIn(before.text);
  const question = sentences.at(-1);
  if (question === undefined || before.speaker === turn.speaker || !isQuestion(question.text)) return null;
  if (isQuestion(turn.text) || hasDigit(question.text) || wordCount(question.text) > mostWordsOfQuestion) return null;
  const rest = before.text.slice(0, question.start).trim();
  const left = rest === '' ? [] : [{ ...before, text: rest }];
  const needsQuestion =
    wordCount(turn.text) <= mostWordsOfAnswer || (isAssent(turn.text) && wordCount(turn.text) <= longAnswer);
  const isSaid = sharedWords(question.text, turn.text) >= fewestShared;
  const text = `${trimSigns(question.text, questionMarks)}: ${turn.text}`;
  return [...left, needsQuestion && !isSaid ? { ...turn, text } : turn];
}

/** "Yes, by 1 March": a clause of a word or two before what it says. */
function isAssent(text: string): boolean {
  const clause = text.slice(
    0,
    Array.from(text).findIndex((sign) => pauses.includes(sign)),
  );
  return wordCount(clause) <= mostWordsOfAssent && !hasDigit(clause);
}

function sharedWords(some: string, others: string): number {
  const said = new Set(telling(others));
  return telling(some).filter((word) => said.has(word)).length;
}

const telling = (text: string): string[] =>
  wordsIn(text).flatMap(({ form }) => (form.length >= fewestLetters ? [form] : []));
