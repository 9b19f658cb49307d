import type { Audience } from './audience/read-audience';
import { audienceLabel, readAudience } from './audience/read-audience';
import { countPhraseIn } from './slide-count-phrase';
import { findSlideCounts } from './find-slide-counts';
import { readAskedLanguage } from './read-asked-language';
import { readTone } from './read-tone';
import type { RequestSentence } from './request-sentences';
import { deckNoun } from './slide-nouns';
import type { Tone } from './tone';

export interface Wishes {
  /** BCP 47 tag of the language that is asked for by name; null when none is. */
  language: string | null;
  audience: Audience | null;
  tone: Tone | null;
}

/** A sentence this short beside a request is a part of it: "Auf Englisch." */
const shortWish = 60;

/** Reads what the requests of a prompt say about language, listeners and tone. */
export function readWishes(sentences: readonly RequestSentence[]): Wishes {
  const wishes: Wishes = { language: null, audience: null, tone: null };
  const speaking = sentences.filter((sentence, index) => index === 0 || speaksOfSlides(sentence));
  // A label says it outright, wherever it stands.
  const label = speaking.find(({ text }) => audienceLabel.test(text));
  if (label !== undefined) wishes.audience = readAudience(label.text);
  for (const { text } of speaking) {
    const language = readAskedLanguage(text);
    const plain = without(text, language === null ? [] : [language]);
    const tone = readTone(plain);
    wishes.language ??= language?.tag ?? null;
    wishes.tone ??= tone?.tone ?? null;
    wishes.audience ??= readAudience(without(plain, findSlideCounts(plain)));
  }
  return wishes;
}

function speaksOfSlides({ text, opens, asks }: RequestSentence): boolean {
  return asks || (opens && (text.length <= shortWish || deckNoun.test(text) || countPhraseIn(text)));
}

/** The sentence with a stop in place of each phrase that is already read; as long as before. */
function without(text: string, phrases: readonly { start: number; end: number }[]): string {
  return phrases.reduceRight((rest, { start, end }) => rest.slice(0, start) + ';'.padEnd(end - start) + rest.slice(end), text);
}
