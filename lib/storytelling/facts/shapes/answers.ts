import { hasLetter, isQuestion } from '@/lib/reading/source/signs';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { headOf } from '../../text/pieces';
import { capitalised, trimmed, unstopped } from '../../text/signs';
import type { ToldPassage } from '../passage';

const worth = 5;
const [fewestPairs, mostPairs, mostWordsOfAnswer, mostWordsOfQuestion] = [2, 10, 45, 24];

interface Pair {
  question: string;
  answer: string;
}

/** Questions with what is answered behind each, sentence by sentence: "How loud is it? Like the bus. Who pays? …", "Q can I phone? A No". */
export function answersShape({ points, title: above, heading }: ToldPassage, _: TellingContext): Draft | null {
  // Below each other they are sections, which are told apart.
  if (points.some(({ children }) => children.length > 0)) return null;
  const lines = points.map(({ text }) => text);
  const lettered = pairsByLetter(lines);
  const signed = lettered === null ? pairsBySign(lines.join(' '), heading === null) : null;
  const pairs = lettered ?? signed?.pairs ?? [];
  const isWhole = pairs.every(
    (pair) => wordCount(pair.answer) <= mostWordsOfAnswer && wordCount(pair.question) <= mostWordsOfQuestion,
  );
  if (!isWhole || pairs.length < fewestPairs || pairs.length > mostPairs) return null;
  const words = pairs.reduce((sum, pair) => sum + wordCount(pair.question) + wordCount(pair.answer), 0);
  return draftOf(null, worth, Math.max(pairs.length / 6, words / 120), {
    kind: 'questions',
    title: signed?.title ?? above,
    questions: pairs.map((pair) => ({ question: capitalised(pair.question), answer: capitalised(pair.answer) })),
  });
}

/** A question ends with its sign, wherever sentences end. */
function pairsBySign(text: string, isUnnamed: boolean): { title: string | null; pairs: Pair[] } | null {
  const parts = text.split(/(?<=[?？؟])\s*/u);
  if (parts.length < fewestPairs + 1 || isQuestion(parts.at(-1) ?? '')) return null;
  const pairs: Pair[] = [];
  // "What people ask: what if …?" leads to the first of them.
  const headed = headOf(parts[0] ?? '');
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
  if (pairs.some((pair) => !isQuestion(pair.question))) return null;
  return { title: headed !== null && isUnnamed ? capitalised(headed.head) : null, pairs };
}

const letter = /^(\p{Lu}|\p{Lo}{1,2})(?:\s?[.:)：–-]\s*|\s+)(?=\S)/u;

/** Two letters take turns before what is asked and what is answered, whatever the language calls these by: "Q … A …", "F … A …", "問 … 答 …". */
function pairsByLetter(lines: readonly string[]): Pair[] | null {
  const sentences = lines.flatMap((line) => sentencesIn(line).map(({ text }) => text.trim()));
  const signs = sentences.map((text) => letter.exec(text)?.[1] ?? null);
  const asks = signs[0];
  const answers = signs.find((sign) => sign !== null && sign !== asks);
  if (asks == null || answers == null) return null;
  const pairs: Pair[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const own = sentence.replace(letter, '');
    const last = pairs.at(-1);
    if (signs[at] === asks && last?.answer !== '') pairs.push({ question: own, answer: '' });
    else if (last === undefined) return null;
    else if (last.answer !== '') last.answer = `${last.answer} ${sentence}`;
    else if (signs[at] === answers) last.answer = own;
    else last.question = `${last.question} ${sentence}`;
  }
  // "I came. A dog barked. I left" begins with letters, too.
  const isSigned = pairs.filter(({ question }) => isQuestion(question)).length * 2 >= pairs.length;
  return pairs.some(({ answer }) => answer === '') || !isSigned
    ? null
    : pairs.map(({ question, answer }) => ({ question: trimmed(question, '.'), answer: unstopped(answer) }));
}

/** Where the last sentence of a text begins. */
function questionStart(text: string): number {
  const ends = [...text.matchAll(/[.!。！…][»”"’)]?\s+(?=\S)|[。！](?=\S)/gu)];
  const last = ends.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
