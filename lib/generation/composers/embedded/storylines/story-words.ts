import { common1, common2 } from './common';
import { english } from './english';
import { german } from './german';
import type { StoryWords } from './storyline';

const words: Readonly<Record<string, StoryWords>> = { en: english, de: german, ...common1, ...common2 };

export function storyWordsOf(language: string): StoryWords {
  return words[language.slice(0, 2)] ?? english;
}
