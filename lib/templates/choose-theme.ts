import type { Theme } from '@/lib/deck/theme/theme';
import { explainChoice } from './explain-choice';
import { scoreThemes, type ThemeWish } from './score-themes';

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
