import { hasLetter, isQuestion } from '@/lib/reading/source/signs';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { headOf } from '../text/pieces';
import { capitalised } from '../text/signs';
import { draftOf, type Draft } from './draft';
import { flat, wordsOfPoints, type FormMaterial, type TextPoint } from './material';

const [mostQuestions, mostWordsOfAnswer] = [8, 45];

/** What the audience asks, with what is answered: behind the question, below it, or in the next line. */
export function questions({ title, points }: FormMaterial): Draft | null {
  const pairs = answered(points);
  if (pairs === null || pairs.length === 0 || pairs.length > mostQuestions) return null;
  if (pairs.some(({ answer }) => wordCount(answer) > mostWordsOfAnswer || !hasLetter(answer))) return null;
  const fill = Math.max(pairs.length / 6, wordsOfPoints(points) / 120);
  const said = pairs.map(({ question, answer }) => ({ question: capitalised(question), answer: capitalised(answer) }));
  return draftOf(null, 2.5, fill, { kind: 'questions', title, questions: said });
}

/** Null where a line belongs to no question, or a question has no answer. */
function answered(points: readonly TextPoint[]): { question: string; answer: string }[] | null {
  const pairs: { question: string; answer: string }[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const { children } = points[at]!;
    const text = unlettered(points[at]!.text);
    const [first, second] = sentencesIn(text);
    if (first === undefined || !isQuestion(first.text.trim())) return null;
    const next = points[at + 1];
    const isNextAnswer = second === undefined && children.length === 0 && next !== undefined;
    const below = isNextAnswer ? [next] : children;
    const answer = [second === undefined ? '' : text.slice(second.start), ...below.flatMap(flat).map(unlettered)];
    const whole = answer.filter(Boolean).join(' ').trim();
    if (whole === '' || isQuestion(whole)) return null;
    pairs.push({ question: first.text.trim(), answer: whole });
    if (isNextAnswer) at += 1;
  }
  return pairs;
}

/** Without the "Q:" or "A:" that says what a line is, whatever the letter is in its language. */
function unlettered(text: string): string {
  const headed = headOf(text);
  return headed !== null && Array.from(headed.head).length <= longestLetter && hasLetter(headed.head)
    ? headed.rest
    : text;
}

const longestLetter = 2;
