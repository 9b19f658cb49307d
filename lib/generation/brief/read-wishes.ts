import type { Audience } from './audience/read-audience';
import { audienceLabel, readAudience } from './audience/read-audience';
import { countPhraseIn } from './slide-count-phrase';
import { findSlideCounts } from './find-slide-counts';
import type { AskedLanguage } from './read-asked-language';
import { readAskedLanguage } from './read-asked-language';
import { readTone } from './read-tone';
import type { RequestSentence } from './request-sentences';
import { deckNoun } from './slide-nouns';
import type { Tone } from './tone';

export interface Wishes {
  /** The language that is asked for by name; null when none is. */
  language: AskedLanguage | null;
  audience: Audience | null;
  tone: Tone | null;
}

const shortWish = 60;
const mostWordsBeside = 3;
/** A wish of a few words stands among the first sentences. */
const mostBare = 40;

/** Reads what the requests of a prompt say about language, listeners and tone. */
export function readWishes(sentences: readonly RequestSentence[]): Wishes {
  const wishes: Wishes = { language: null, audience: null, tone: null };
  const speaking = sentences.filter((sentence, index) => index === 0 || speaksOfSlides(sentence, index < mostBare));
  // A label says it outright, wherever it stands.
  const label = speaking.find(({ text }) => audienceLabel.test(text));
  if (label !== undefined) wishes.audience = readAudience(label.text);
  for (const { text } of speaking) {
    const language = readAskedLanguage(text);
    const plain = without(text, language === null ? [] : [language]);
    const tone = readTone(plain);
    wishes.language ??= language;
    wishes.tone ??= tone?.tone ?? null;
    wishes.audience ??= readAudience(without(plain, findSlideCounts(plain)));
  }
  return wishes;
}

const dangling =
  /[\s,،、，;]+(?:(?:and|und|et|y|e|en|i|ve|и|ו|و|with|in|using|im|mit|avec|dans|sur|con|em|com|met|op|w|z|в|на|с|ب)\s*)?(?:(?:an?|the|einem|einer|un|une|una|um|uma|een|bir|written|please|bitte)\s*)*$/iu;

/** A request without what it says of language and tone: "8 slides about tea, formal, in English" asks for tea alone. */
export function withoutWishes(sentence: string): string {
  let plain = sentence;
  for (const read of [readAskedLanguage, readTone]) {
    const wish = read(plain);
    if (wish === null || deckNoun.test(plain.slice(wish.start, wish.end))) continue;
    const before = plain.slice(0, wish.start).replace(dangling, '');
    const behind = plain.slice(wish.end).replace(/^[\s,،、，]+(?=[.:：!?。]|$)/u, '');
    plain =
      before === ''
        ? behind.replace(/^[\s,،、，:]+/u, '')
        : before + (behind === '' || /^[\s,.:;：。、，،!?]/u.test(behind) ? behind : ` ${behind}`);
  }
  return plain.trim() === '' ? sentence : plain;
}

function speaksOfSlides({ text, opens, asks }: RequestSentence, early: boolean): boolean {
  return asks || (opens && (deckNoun.test(text) || countPhraseIn(text) || (early && isBareWish(text))));
}

/** "Auf Englisch, bitte.", "For doctors.": a wish and hardly a word more. */
function isBareWish(text: string): boolean {
  if (text.length > shortWish) return false;
  const language = readAskedLanguage(text);
  const tone = readTone(text);
  const audience = readAudience(text);
  const rest = [language, tone]
    .reduce((plain, wish) => (wish === null ? plain : without(plain, [wish])), text)
    .replace(audience?.phrase ?? '', '');
  return (rest.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).length <= mostWordsBeside;
}

/** The sentence with a stop in place of each phrase that is already read; as long as before. */
function without(text: string, phrases: readonly { start: number; end: number }[]): string {
  return phrases.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ';'.padEnd(end - start) + rest.slice(end),
    text,
  );
}
