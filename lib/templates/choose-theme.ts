import type { Theme } from '@/lib/deck/theme/theme';
import { cutText } from '@/lib/text/cut/cut-text';
import { scoreThemes, type ThemeWish, type ThemeScore } from './score-themes';

export interface ChosenTheme {
  theme: Theme;
  /** A plain sentence for the quality report. */
  reason: string;
}

/**
 * Chooses the built-in theme that most speaks for: the topic and the audience by the tags of the themes, in English or
 * the language of the prompt, the tone, the shape of the content, and a little what the organization mostly uses. The
 * first theme wins ties. The same wish always gets the same theme.
 *
 * An organization's own templates take no part, since nobody has said what they suit: the one that is meant for
 * requests that name none is set as the organization's default.
 */
export function chooseTheme(wish: ThemeWish): ChosenTheme {
  const best = scoreThemes(wish).reduce((first, next) => (next.score > first.score ? next : first));
  return { theme: best.theme, reason: explainChoice(best, wish) };
}

const mostTopics = 3;
const longestAudience = 60;

/** Why a theme was chosen, such as "Chosen for the topic (board, finance) and its many figures: Ledger." */
function explainChoice(
  { theme, topics, isForAudience, isForTone, isForShape, isUsual }: ThemeScore,
  { audience, tone }: ThemeWish,
): string {
  const reasons = [
    isForAudience && audience ? `the audience “${cutText(audience, longestAudience)}”` : null,
    topics.length > 0 ? `the topic (${topics.slice(0, mostTopics).join(', ')})` : null,
    isForTone && tone ? `a tone that is ${tone}` : null,
    isForShape ? 'the shape of the content' : null,
  ].filter((reason) => reason !== null);
  if (reasons.length > 0) return `Chosen for ${listWords(reasons)}: ${theme.name}.`;
  if (isUsual)
    return `Nothing in the request asks for a certain look, so it has one that your organization often uses: ${theme.name}.`;
  return `Nothing in the request asks for a certain look, so it has the plainest one: ${theme.name}.`;
}

/** "a, b and c". */
function listWords(words: readonly string[]): string {
  const [last = '', ...others] = [...words].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}
