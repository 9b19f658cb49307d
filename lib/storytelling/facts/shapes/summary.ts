import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter, isQuestion } from '@/lib/reading/source/signs';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { rolesIn } from '../../forms/roles';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed } from '../../text/signs';
import { isWish, type ToldPassage } from '../passage';

const [worth, fewestWords, mostLabels] = [5, 6, 1];
const [fewestFindings, mostFindings, mostWordsOfFinding, longestStatement, fewestWordsOfClause] = [3, 7, 40, 14, 5];

interface Finding {
  statement: string;
  support?: string;
}

/** A paragraph that is called a summary, by its heading or by its first words: "In short: our lorries are nine years old. …" */
export function summaryShape(
  { title, heading, roles, points, statements }: ToldPassage,
  context: TellingContext,
): Draft | null {
  if (points.some(({ children }) => children.length > 0)) return null;
  const [first, ...others] = statements;
  if (first === undefined) return null;
  const isLed = first.label !== null && rolesIn(first.label, context).has('summary');
  if (!isLed && !roles.has('summary')) return null;
  const said = [isLed ? first.said : first.text, ...others.map(({ text }) => text)].filter(
    (text) => !isWish(text, context),
  );
  if (said.length < fewestFindings || said.length > mostFindings) return null;
  if (said.some((text) => wordCount(text) > mostWordsOfFinding || !isSentence(text))) return null;
  // Lines with labels are a list of things.
  if (others.filter(({ label }) => label !== null).length > mostLabels) return null;
  // "On time: 96%" is a figure with its name.
  if (statements.every(({ label, said: value }) => label !== null && hasDigit(value))) return null;
  const words = said.reduce((sum, text) => sum + wordCount(text), 0);
  return draftOf('summary', worth, Math.max(said.length / 6, words / 130), {
    kind: 'executive_summary',
    title: heading === null && isLed ? capitalised(first.label ?? title) : title,
    points: said.map(findingOf),
  });
}

/** Names and headings of a word or two are no findings. */
const isSentence = (text: string): boolean => wordCount(text) >= fewestWords && hasLetter(text) && !isQuestion(text);

/** What is found before what supports it: a long sentence goes on behind its first clause. */
function findingOf(text: string): Finding {
  if (wordCount(text) <= longestStatement) return { statement: capitalised(text) };
  const [head = '', ...rest] = partsOf(
    text,
    (sign, at) => ';；:：，、،'.includes(sign) || (',–—'.includes(sign) && isBlank(text.charAt(at + 1))),
  );
  const support = trimmed(text.slice(head.length), ' ,;:–—；：，、،');
  return rest.length === 0 || wordCount(head) < fewestWordsOfClause
    ? { statement: capitalised(text) }
    : { statement: capitalised(head), support: capitalised(support) };
}
