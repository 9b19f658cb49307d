import type { Block, Line } from '../source/block';
import { endsSentence, wordCount } from '../source/sentences';
import { fieldOf, isQuestion } from '../source/signs';
import { headIn } from './unfold-section';

const wordsOfParagraph = 12;

/** Behind a list, paragraphs that stand apart and say what they are about are sections beside that of the list. */
export function headedParagraphs(blocks: readonly Block[]): number[] {
  const headed = blocks.flatMap((block, index) =>
    isAlone(block) && headIn(block.text) !== null && wordCount(block.text) > wordsOfParagraph ? [index] : [],
  );
  const isBehindList = headed.some((index) => {
    const before = blocks[index - 1];
    return before?.type === 'line' && (before.marker !== null || !before.isApart);
  });
  return headed.length > 1 && isBehindList ? headed : [];
}

const [fewestTitles, shareOfTitles, mostWordsOfTitle, mostWordsOfQuestion] = [4, 0.7, 6, 24];

/** Where nearly all stretches of lines begin with a title, the first lines of the others are titles as well. */
export function repeatedTitles(blocks: readonly Block[], titles: ReadonlySet<number>): number[] {
  const firsts = blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return isAlone(block) && next?.type === 'line' && next.marker === null && !next.isApart ? [index] : [];
  });
  const titled = firsts.filter((index) => titles.has(index));
  if (titled.length < fewestTitles || titled.length < firsts.length * shareOfTitles) return [];
  const areQuestions = titled.filter((index) => isQuestion(textOf(blocks[index]))).length > titled.length / 2;
  return firsts.filter((index) => {
    const [text, next] = [textOf(blocks[index]), textOf(blocks[index + 1])];
    if (areQuestions && isQuestion(text)) return wordCount(text) <= mostWordsOfQuestion && !isQuestion(next);
    return wordCount(text) <= mostWordsOfTitle && fieldOf(text) === null && endsSentence(next);
  });
}

const isAlone = (block: Block): block is Line => block.type === 'line' && block.marker === null && block.isApart;
const textOf = (block: Block | undefined): string => (block?.type === 'line' ? block.text : '');
