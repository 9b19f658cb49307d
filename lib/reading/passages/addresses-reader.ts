import { findLanguage } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { has, mark, type MarkedSentence } from '../roles/clauses';

/**
 * Whether a sentence of a document or page speaks to whoever reads it, above all to programs that make decks of it. It
 * is no fact about anything, and it is never followed.
 */
export function addressesReader(text: string): boolean {
  return [...new Set([findLanguage(text).tag, 'en-US'])].some((tag) => isOrder(mark(text, lexiconOf(tag))));
}

function isOrder(sentence: MarkedSentence): boolean {
  const speaksOfSlides = has(sentence, 'word.deck', 'word.slide');
  const begins = sentence.marks.some(
    ({ meaning, start }) => (meaning === 'word.make' || meaning === 'word.show') && start <= mostBefore,
  );
  return speaksOfSlides && begins;
}

const mostBefore = 12;
