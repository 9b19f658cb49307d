import { listWords } from './list-words';
import type { ThemeScore, ThemeWish } from './score-themes';

const mostTopics = 3;
const longestAudience = 60;

/** Why a theme was chosen, such as "Chosen for the topic (board, finance) and its many figures: Ledger." */
export function explainChoice(
  { theme, topics, isForAudience, isForTone, isForShape, isUsual }: ThemeScore,
  { audience, tone }: ThemeWish,
): string {
  const reasons = [
    isForAudience && audience ? `the audience “${audience.slice(0, longestAudience)}”` : null,
    topics.length > 0 ? `the topic (${topics.slice(0, mostTopics).join(', ')})` : null,
    isForTone && tone ? `a tone that is ${tone}` : null,
    isForShape ? 'the shape of the content' : null,
  ].filter((reason) => reason !== null);
  if (reasons.length > 0) return `Chosen for ${listWords(reasons)}: ${theme.name}.`;
  if (isUsual)
    return `Nothing in the request asks for a certain look, so it has the one that your organization uses most: ${theme.name}.`;
  return `Nothing in the request asks for a certain look, so it has the plainest one: ${theme.name}.`;
}
