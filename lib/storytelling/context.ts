import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import type { Reading } from '@/lib/reading/reading';

/** Text that a slide of words takes. */
const usualWords = 70;

/** What every part of telling needs to know. */
export interface TellingContext {
  reading: Reading;
  /** Of the prompt: what its words mean. */
  lexicon: Lexicon;
  tag: string;
  /** Of the deck: its own few words. */
  words: Language['deck'];
  /** What stands between the last two of several names, and between those before. */
  joints: { and: string; comma: string };
  /** That a slide shows. */
  mostWords: number;
}

export function contextOf(reading: Reading): TellingContext {
  const { deck, unspaced } = languageOf(reading.language);
  return {
    reading,
    lexicon: lexiconOf(reading.promptLanguage),
    tag: reading.promptLanguage,
    words: deck,
    joints: unspaced === true ? { and: deck.and, comma: '、' } : { and: ` ${deck.and} `, comma: ', ' },
    mostWords: Math.min(usualWords, reading.instructions.mostWords ?? usualWords),
  };
}
