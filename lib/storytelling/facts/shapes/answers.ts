import { hasLetter, isQuestion } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { headOf } from '../../text/pieces';
import { capitalised, trimmed } from '../../text/signs';
import type { ToldPassage } from '../passage';

const worth = 5;
const [fewestPairs, mostPairs, mostWordsOfAnswer, mostWordsOfQuestion] = [2, 10, 45, 24];

/** Questions with what is answered behind each, sentence by sentence: "How loud is it? Like the bus. Who pays? …". */
export function answersShape({ points, title: above, heading }: ToldPassage, _: TellingContext): Draft | null {
  // Below each other they are sections, which are told apart.
  if (points.some(({ children }) => children.length > 0)) return null;
  const text = points.map(({ text: said }) => said).join(' ');
  // A question ends with its sign, wherever sentences end.
  const parts = text.split(/(?<=[?？؟])\s*/u);
  if (parts.length < fewestPairs + 1 || isQuestion(parts.at(-1) ?? '')) return null;
  const pairs: { question: string; answer: string }[] = [];
  // "What people ask: what if …?" leads to the first of them.
  const headed = headOf(parts[0] ?? '');
  const title = headed !== null && heading === null ? capitalised(headed.head) : above;
  let question = headed?.rest ?? parts[0] ?? '';
  for (const [at, part] of parts.slice(1).entries()) {
    const isLast = at === parts.length - 2;
    // What stands before the next question in its sentence is that question.
    const start = isLast ? part.length : questionStart(part);
    const answer = trimmed(part.slice(0, start), ' –—-:>→');
    if (!hasLetter(answer) && !/\p{Nd}/u.test(answer)) return null;
    pairs.push({ question: question.trim(), answer });
    question = part.slice(start);
  }
  const isWhole = pairs.every(
    (pair) => wordCount(pair.answer) <= mostWordsOfAnswer && wordCount(pair.question) <= mostWordsOfQuestion,
  );
  if (!isWhole || pairs.length > mostPairs || pairs.some((pair) => !isQuestion(pair.question))) return null;
  const words = pairs.reduce((sum, pair) => sum + wordCount(pair.question) + wordCount(pair.answer), 0);
  return draftOf(null, worth, Math.max(pairs.length / 6, words / 120), {
    kind: 'questions',
    title,
    questions: pairs.map((pair) => ({ question: capitalised(pair.question), answer: capitalised(pair.answer) })),
  });
}

/** Where the last sentence of a text begins. */
function questionStart(text: string): number {
  const ends = [...text.matchAll(/[.!。！…][»”"’)]?\s+(?=\S)|[。！](?=\S)/gu)];
  const last = ends.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
