import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { allTexts, wordsIn } from '@/lib/storytelling/testing/said-in';

/** What marks a name, by language: a capital letter within a sentence where other words have none, else foreign letters and acronyms. */
const marks: Record<string, RegExp> = {
  en: /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{M}]+/gu,
  de: /(?<![\p{L}\p{M}])(?:\p{Lu}{2,}[\p{L}\p{M}]*|\p{L}+\p{Ll}\p{Lu}\p{L}*)/gu,
  ja: /\p{Script=Latin}+|\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}/gu,
};

/** Names on the slides or in their notes that the request does not have. */
export function strangeNames({ slides, language }: DeckSpec, prompt: string): string[] {
  const mark = marks[language.slice(0, 2)];
  if (!mark) throw new Error(`Nobody has said what marks a name in ${language}.`);
  const known = new Set(wordsIn(prompt));
  const lower = prompt.toLowerCase();
  return [...new Set(allTexts(slides).match(mark) ?? [])].filter(
    (name) => !known.has(name.toLowerCase()) && !lower.includes(name.toLowerCase()),
  );
}
