import type { Language, Script } from './languages';
import { languageOf, languages, scripts } from './languages';
import { letterFit } from './letter-fit';
import { regionalTag } from './regions';

/** Text beyond this many characters does not change which language it is in. */
const sampleLength = 20_000;
/** A Japanese or Arabic text full of Latin product names is still Japanese or Arabic. */
const minimumShareOfOtherScript = 0.3;
/** An "@" is looked for from where a word begins, so that a text without spaces is read once. */
const address = /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+/giu;
const uniqueLetterWeight = 2;
/** What one letter's worth of fit counts beside a small word. */
const letterFitWeight = 1.1;
/** Beyond this many words the small words decide alone. */
const shortText = 60;

/** The language of most of the text; `en-US` when nothing tells. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, sampleLength).replace(address, ' ');
  const script = mainScript(sample);
  const found = script === 'latin' ? latinLanguage(sample) : otherLanguage(script, sample);
  return languageOf(regionalTag(found.tag, sample));
}

function otherLanguage(script: Script, sample: string): Language {
  const isJapanese =
    script === 'han' &&
    count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1 * count(sample, /\p{Script=Han}/gu);
  return (
    (isJapanese ? undefined : languages.find((row) => row.script === script)) ??
    languageOf(isJapanese ? 'ja-JP' : 'en-US')
  );
}

function mainScript(text: string): Script {
  const weights = scripts.map(({ script, pattern, weight }) => ({ script, weight: count(text, pattern) * weight }));
  const total = weights.reduce((sum, row) => sum + row.weight, 0);
  const best = weights.filter((row) => row.script !== 'latin').reduce((a, b) => (b.weight > a.weight ? b : a));
  return total > 0 && best.weight / total >= minimumShareOfOtherScript ? best.script : 'latin';
}

function latinLanguage(text: string): Language {
  const lower = text.replace(/İ/gu, 'i').toLowerCase().normalize('NFC');
  const all = lower.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  const words = new Map<string, number>();
  for (const word of all.flatMap((each) => [
    each,
    ...each
      .split(/['’]/u)
      .slice(0, -1)
      .map((part) => `${part}'`),
  ]))
    words.set(word, (words.get(word) ?? 0) + 1);
  const short = all.slice(0, shortText);
  const decimal = writtenDecimal(text);
  let best = languageOf('en-US');
  let bestScore = 0;
  for (const row of languages.filter((each) => each.script === 'latin')) {
    const score =
      scoreOf(row, words, lower) +
      (all.length > shortText ? 0 : letterFit(short, row.tag) * letterFitWeight) +
      (row.decimal === decimal && all.length > 0 ? decimalWeight : 0);
    if (score > bestScore) [best, bestScore] = [row, score];
  }
  return best;
}

const pointDecimals = /(?<![\p{Nd}.,])(?:\p{Nd}{1,3}(?:,\p{Nd}{3})+|\p{Nd}+\.\p{Nd}{1,2})(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;
const commaDecimals = /(?<![\p{Nd}.,])(?:\p{Nd}{1,3}(?:\.\p{Nd}{3})+|\p{Nd}+,\p{Nd}{1,2})(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;
/** What the way of writing numbers counts beside a small word. */
const decimalWeight = 4;

/** Which decimal sign the numbers of a text have; null when they don't tell. */
function writtenDecimal(text: string): '.' | ',' | null {
  const [points, commas] = [count(text, pointDecimals), count(text, commaDecimals)];
  if (points === commas) return null;
  return points > commas ? '.' : ',';
}

function scoreOf(row: Language, words: ReadonlyMap<string, number>, lower: string): number {
  const stops = row.stopWords.reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
  const letters = [...row.letters].reduce((sum, letter) => sum + lower.split(letter).length - 1, 0);
  return stops + letters * uniqueLetterWeight;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
