import { findLanguage, languageOf } from '@/lib/languages/find-language';
import type { Concept } from '@/lib/languages/concepts';
import type { Language } from '@/lib/languages/language';
import { wordsIn } from '@/lib/languages/normal-form';
import { lexiconOf } from '@/lib/languages/words-of';
import { mark, type MarkedSentence } from '../roles/clauses';

/** Orders begin among the first words, or end with their verb in languages that put it there. */
const [mostWordsBefore, mostSignsBehind] = [3, 4];
const tagsOfPrograms =
  /<\/?(?:system|user|assistant|tool|instructions?|prompt)\b|\[\/?inst\]|<\|.*\|>|^[\s#>*`-]*(?:system|assistant|user|human|ai)\s?:/iu;

/**
 * Whether a sentence of a document or page speaks to whoever reads it, above all to programs that make decks of it: it
 * speaks of instructions, or tells what slides are to be about. It is no fact, and it is never followed.
 */
export function addressesReader(text: string): boolean {
  if (tagsOfPrograms.test(text)) return true;
  const tags = [...new Set([findLanguage(text).tag, 'en-US'])];
  return tags.some((tag) => isOrder(mark(text, lexiconOf(tag)), languageOf(tag)));
}

function isOrder(sentence: MarkedSentence, language: Language): boolean {
  const has = (...concepts: Concept[]): boolean =>
    sentence.marks.some(({ meaning }) => concepts.some((concept) => meaning === `word.${concept}`));
  const speaksOfSlides = has('deck', 'slide');
  if (has('toReader')) return true;
  if (speaksOfSlides && (has('fromNow', 'titleLabel', 'want') || begins(sentence, language, 'make', 'show', 'keep')))
    return true;
  if (has('titleLabel') && begins(sentence, language, 'fromNow')) return true;
  return has('about') && has('exactly', 'fromNow') && begins(sentence, language, 'make', 'show');
}

/** A verb that asks opens the sentence. */
function begins({ text, marks }: MarkedSentence, language: Language, ...concepts: Concept[]): boolean {
  const words = wordsIn(text);
  return marks.some(
    ({ meaning, start, end }) =>
      concepts.some((concept) => meaning === `word.${concept}`) &&
      (words.filter((word) => word.end <= start).length < mostWordsBefore ||
        ((language.postpositions === true || language.unspaced === true) && text.length - end <= mostSignsBehind)),
  );
}
