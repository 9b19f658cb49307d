import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from './builtin-themes';
import { tagWords } from './tag-words';

export interface ThemeWish {
  prompt: string;
  /** BCP 47. */
  language: string;
  slideKinds?: readonly SlideKind[];
}

/** Only the opening of a prompt counts: a report that mentions a launch on page three is still a report. */
const openingLength = 600;

/** Slides that read better on a light page. */
const denseKinds: readonly SlideKind[] = ['table', 'sources'];
const manyDenseSlides = 3;

/**
 * Chooses the built-in theme whose tags occur most often in the opening of the prompt, in
 * English or the language of the deck; the first theme wins ties. The same wish always gets
 * the same theme.
 */
export function chooseTheme({ prompt, language, slideKinds = [] }: ThemeWish): Theme {
  const opening = prompt.slice(0, openingLength).toLocaleLowerCase('en');
  const dense = slideKinds.filter((kind) => denseKinds.includes(kind)).length >= manyDenseSlides;
  const score = (theme: Theme) => theme.tags.filter((tag) => says(opening, tag, language)).length - (dense && theme.appearance === 'dark' ? 1 : 0);
  return builtinThemes.reduce((best, theme) => (score(theme) > score(best) ? theme : best));
}

function says(text: string, tag: string, language: string): boolean {
  const words = tagWords[language.split('-')[0]?.toLowerCase() ?? 'en']?.[tag] ?? [];
  return [tag, ...words].some((word) => occurs(text, word));
}

function occurs(text: string, word: string): boolean {
  // Latin words count whole; scripts without spaces count anywhere.
  if (!/^\p{sc=Latin}+$/u.test(word)) return text.includes(word);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
}
