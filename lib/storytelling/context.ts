import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import type { Reading } from '@/lib/reading/reading';

/** What every part of telling needs to know. */
export interface TellingContext {
  reading: Reading;
  /** Of the prompt: what its words mean. */
  lexicon: Lexicon;
  tag: string;
  /** Of the deck: its own few words. */
  words: Language['deck'];
}

export function contextOf(reading: Reading): TellingContext {
  return {
    reading,
    lexicon: lexiconOf(reading.promptLanguage),
    tag: reading.promptLanguage,
    words: languageOf(reading.language).deck,
  };
}
