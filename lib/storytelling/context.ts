import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { languageOf } from '@/lib/languages/find-language';
import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { lexiconOf } from '@/lib/languages/words-of';
import { amountsIn } from '@/lib/reading/data/read-amount';
import type { Reading } from '@/lib/reading/reading';

/** Text that a slide of words takes. */
const [usualWords, longestRead] = [70, 20_000];

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
  /** Every number that is written anywhere: the sum of some parts may be told far from them. */
  numbers: ReadonlySet<number>;
  /** That a slide shows. */
  mostWords: number;
}

export function contextOf(reading: Reading): TellingContext {
  const { deck, unspaced } = languageOf(reading.language);
  const [tag, lexicon] = [reading.promptLanguage, lexiconOf(reading.promptLanguage)];
  const amounts = amountsIn(reading.prompt.slice(0, longestRead), tag, lexicon);
  return {
    reading,
    lexicon,
    tag,
    numbers: new Set(amounts.map(({ value, scale }) => value * scale)),
    words: deck,
    joints: unspaced === true ? { and: deck.and, comma: '、' } : { and: ` ${deck.and} `, comma: ', ' },
    mostWords: Math.min(usualWords, reading.instructions.mostWords ?? usualWords),
  };
}

export interface Told {
  slides: SlideSpec[];
  /** Plain sentences for the quality report. */
  notices: string[];
}
