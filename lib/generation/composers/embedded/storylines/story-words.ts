import { common1, common2 } from './common';
import { english } from './english';
import { german } from './german';
import { readStories } from './storyline';
import type { StoryWords } from './storyline';
import { stories } from './stories';
import { toTraditional } from './traditional';

const rows: Readonly<Record<string, StoryWords>> = { en: english, de: german, ...common1, ...common2 };

const traditional = /^zh-(?:TW|HK|MO|Hant)/i;

/** The storylines of a language with the few words around them; English for one that the table lacks. */
export function storyWordsOf(language: string): StoryWords {
  const base = language.slice(0, 2);
  const words = rows[base] ?? english;
  const more = stories[base];
  const whole = more === undefined ? words : { ...words, stories: { ...words.stories, ...readStories(more) } };
  return traditional.test(language) ? (JSON.parse(toTraditional(JSON.stringify(whole))) as StoryWords) : whole;
}
