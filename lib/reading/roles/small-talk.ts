import type { Lexicon } from '@/lib/languages/lexicon';
import type { Turn } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, inOneLine, isQuestion } from '../source/signs';
import { has, mark, type MarkedSentence } from './clauses';

/** What is said in fewer words, and says no figure or date, counts for nothing in a chat. */
const fewestWords = 4;
const mostWordsOfRemark = 12;
/** Shorter questions are no points of their own. */
const fewestWordsOfQuestion = 6;
/** "<Media omitted>", ":tada:", "[laughs]", pictures. */
const asides = /<[^<>]{3,40}>|:[a-z_+-]+:|\[[^\]\d]{3,30}\]|\p{Extended_Pictographic}\ufe0f?\u200d?/gu;

const counting = ['decisions', 'actions', 'risks', 'outOfScope'].map((role) => `heading.${role}`);

export interface SaidSentence {
  text: string;
  sentence: MarkedSentence;
  isSmallTalk: boolean;
}

/** The sentences of a turn, and which of them say nothing: greetings, assent, asides. */
export function sentencesOfTurn(turn: Turn, next: Turn | null, isMeeting: boolean, lexicon: Lexicon): SaidSentence[] {
  const said = sentencesIn(inOneLine(turn.text.replace(asides, ' ')));
  const isAnswered = next !== null && next.speaker !== turn.speaker;
  return said.map(({ text }, index) => {
    const sentence = mark(text, lexicon);
    const isLast = index === said.length - 1;
    return { text, sentence, isSmallTalk: isSmallTalk(sentence, isMeeting, isLast && isAnswered) };
  });
}

function isSmallTalk(sentence: MarkedSentence, isMeeting: boolean, isAnswered: boolean): boolean {
  const { text } = sentence;
  const words = wordCount(text);
  if (hasDigit(text)) return false;
  const isPolite = has(sentence, 'word.farewell', 'word.greeting') && words <= 8;
  if (isPolite || (has(sentence, 'word.remark') && words <= mostWordsOfRemark)) return true;
  if (saysWhen(sentence) || !isMeeting) return false;
  if (isQuestion(text)) return isAnswered || words < fewestWordsOfQuestion;
  return words < fewestWords && !sentence.marks.some(({ meaning }) => counting.includes(meaning));
}

function saysWhen({ marks }: MarkedSentence): boolean {
  return marks.some(
    ({ meaning }) => meaning.startsWith('weekday.') || meaning.startsWith('month.') || meaning.startsWith('scale.'),
  );
}
