import { languages } from './all.generated';
import type { Language, WritingScript } from './language';
import { normalForm, wordsIn } from './normal-form';

/** Text beyond this many characters does not change which language it is in. */
const sampleLength = 20_000;
/** A Japanese or Arabic text full of Latin product names is still Japanese or Arabic. */
const fewestOfOtherScript = 0.3;
const wordOfLetters = 2;
/** What one letter's worth of fit counts beside a small word. */
const letterFitWeight = 1.1;
/** What the way of writing numbers counts beside a small word. */
const decimalWeight = 4;
/** Beyond this many words the small words decide alone. */
const shortText = 60;
const address = /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+/giu;

/** Letters of each script by their first and last code points, and how many Latin letters one of them stands for. */
const scripts: readonly { script: WritingScript; ranges: readonly (readonly [number, number])[]; weight: number }[] = [
  {
    script: 'latin',
    ranges: [
      [0x41, 0x5a],
      [0x61, 0x7a],
      [0xc0, 0x24f],
      [0x1e00, 0x1eff],
    ],
    weight: 1,
  },
  { script: 'cyrillic', ranges: [[0x400, 0x52f]], weight: 1 },
  {
    script: 'arabic',
    ranges: [
      [0x620, 0x64a],
      [0x66e, 0x6d3],
      [0x750, 0x77f],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfeff],
    ],
    weight: 1.3,
  },
  { script: 'hebrew', ranges: [[0x5d0, 0x5f2]], weight: 1.3 },
  {
    script: 'devanagari',
    ranges: [
      [0x900, 0x963],
      [0x970, 0x97f],
    ],
    weight: 1.3,
  },
  {
    script: 'han',
    ranges: [
      [0x3005, 0x3007],
      [0x3400, 0x4dbf],
      [0x4e00, 0x9fff],
      [0xf900, 0xfaff],
      [0x20000, 0x2ffff],
    ],
    weight: 3,
  },
  {
    script: 'kana',
    ranges: [
      [0x3041, 0x309f],
      [0x30a1, 0x30ff],
      [0xff66, 0xff9d],
    ],
    weight: 2,
  },
  {
    script: 'hangul',
    ranges: [
      [0x1100, 0x11ff],
      [0x3131, 0x318e],
      [0xac00, 0xd7a3],
    ],
    weight: 2.5,
  },
];

/** How many letters of each script a text has. */
function lettersByScript(text: string): Map<WritingScript, number> {
  const counts = new Map<WritingScript, number>();
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const found = scripts.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (found !== undefined) counts.set(found.script, (counts.get(found.script) ?? 0) + 1);
  }
  return counts;
}

const latinScripts = new Set<WritingScript>(['latin']);

/** A language, and the region of it that a text is from. */
export interface FoundLanguage {
  language: Language;
  /** BCP 47 with region, such as `de-CH`. */
  tag: string;
}

/** The row of a tag, whatever its region; English for one that the product does not know. */
export function languageOf(tag: string): Language {
  const base = tag.slice(0, 2).toLowerCase();
  return languages.find((each) => each.tag.slice(0, 2) === base) ?? english();
}

/** What separates decimals where a tag is spoken. */
export function decimalOf(tag: string): '.' | ',' {
  const language = languageOf(tag);
  return language.regions?.find((region) => region.tag === tag)?.decimal ?? language.decimal;
}

/** The language of most of the text; American English when nothing tells. */
export function findLanguage(text: string): FoundLanguage {
  const sample = text.slice(0, sampleLength).replace(address, ' ');
  const script = mainScript(sample);
  const language = script === 'latin' ? latinLanguage(sample) : otherLanguage(script, sample);
  return { language, tag: regionOf(language, sample) };
}

function english(): Language {
  const found = languages.find(({ tag }) => tag === 'en-US');
  if (found === undefined) throw new Error('The languages lack English.');
  return found;
}

/** Chinese signs with some kana among them are Japanese. */
function otherLanguage(script: WritingScript, sample: string): Language {
  const letters = lettersByScript(sample);
  const hasKana = script === 'han' && (letters.get('kana') ?? 0) > 0.1 * (letters.get('han') ?? 0);
  return languages.find((each) => each.script === (hasKana ? 'kana' : script)) ?? english();
}

function mainScript(text: string): WritingScript {
  const letters = lettersByScript(text);
  const weights = scripts.map(({ script, weight }) => ({ script, weight: (letters.get(script) ?? 0) * weight }));
  const total = weights.reduce((sum, row) => sum + row.weight, 0);
  const best = weights.filter((row) => !latinScripts.has(row.script)).reduce((a, b) => (b.weight > a.weight ? b : a));
  return total > 0 && best.weight / total >= fewestOfOtherScript ? best.script : 'latin';
}

function latinLanguage(text: string): Language {
  const lower = text.replaceAll('İ', 'i').toLowerCase().normalize('NFC');
  const written = lower.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  const counts = new Map<string, number>();
  const learn = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of written) {
    learn(word);
    // "l'" of "l'équipe" tells as much as a word.
    for (const part of word.split(/['’]/u).slice(0, -1)) learn(`${part}'`);
  }
  const isShort = written.length <= shortText;
  const decimal = written.length > 0 ? writtenDecimal(text) : null;
  let [best, bestScore] = [english(), 0];
  for (const language of languages.filter(({ script }) => script === 'latin')) {
    const score =
      smallWords(language, counts, lower) +
      (isShort ? letterFit(written, language) * letterFitWeight : 0) +
      (language.decimal === decimal ? decimalWeight : 0);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
}

function smallWords({ signs }: Language, counts: ReadonlyMap<string, number>, lower: string): number {
  const words = signs.words.split(' ').reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const letters = Array.from(signs.letters).reduce((sum, letter) => sum + lower.split(letter).length - 1, 0);
  return words + letters * wordOfLetters;
}

const pointDecimals = /(?<![\p{Nd}.,])(?:\p{Nd}{1,3}(?:,\p{Nd}{3})+|\p{Nd}+\.\p{Nd}{1,2})(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;
const commaDecimals = /(?<![\p{Nd}.,])(?:\p{Nd}{1,3}(?:\.\p{Nd}{3})+|\p{Nd}+,\p{Nd}{1,2})(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;

/** Which decimal sign the numbers of a text have; null when they don't tell. */
function writtenDecimal(text: string): '.' | ',' | null {
  const [points, commas] = [count(text, pointDecimals), count(text, commaDecimals)];
  if (points === commas) return null;
  return points > commas ? '.' : ',';
}

/** The logarithm of the share of each three letters in a sample. */
type Profile = ReadonlyMap<string, number>;
const profiles = new Map<string, Profile>();
/** Threes that a sample lacks are rare, not impossible. */
const unseen = -9.5;

/** How much better the words fit a language's letters than chance, in small words' worth; never below zero. */
function letterFit(words: readonly string[], { tag, signs }: Language): number {
  const profile = profiles.get(tag) ?? profileOf(signs.sample);
  profiles.set(tag, profile);
  return words.reduce((sum, word) => {
    const all = threes(word);
    const mean = all.reduce((total, three) => total + (profile.get(three) ?? unseen), 0) / Math.max(1, all.length);
    return sum + Math.max(0, mean - unseen) * Math.min(1, all.length / 5);
  }, 0);
}

function profileOf(sample: string): Profile {
  const counts = new Map<string, number>();
  let total = 0;
  for (const word of new Set(sample.split(/[\s']+/u))) {
    for (const three of threes(word)) {
      counts.set(three, (counts.get(three) ?? 0) + 1);
      total += 1;
    }
  }
  return new Map(Array.from(counts, ([three, times]) => [three, Math.log(times / total)]));
}

function threes(word: string): string[] {
  const padded = ` ${word.slice(0, 24)} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}

function regionOf(language: Language, text: string): string {
  if (language.regions === undefined) return language.tag;
  const counts = new Map<string, number>();
  for (const { form } of wordsIn(text)) counts.set(form, (counts.get(form) ?? 0) + 1);
  const told = (signs: string): number =>
    signs.split(' ').reduce((sum, sign) => {
      if (sign === '') return sum;
      const isWord = /^[\p{L}\p{M}\p{Nd}]+$/u.test(sign) && language.unspaced !== true;
      return sum + (isWord ? (counts.get(normalForm(sign)) ?? 0) : text.split(sign).length - 1);
    }, 0);
  // "31,200" and "4,150" and no "3,5": who writes so parts thousands by commas.
  const groups = text.match(thousandsByComma)?.length ?? 0;
  const isGrouped = groups >= fewestGroups && !tenthsByComma.test(text);
  const found = language.regions.find(({ marks, against, fewest, decimal }) => {
    const isWritten = isGrouped && language.decimal === ',' && decimal === '.';
    const signs = told(marks) + (isWritten ? groups : 0);
    return signs >= fewest && signs > told(against);
  });
  return found?.tag ?? language.tag;
}

const fewestGroups = 2;
const thousandsByComma = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:,\p{Nd}{3})+(?![.,]?\p{Nd})/gu;
const tenthsByComma = /\p{Nd},\p{Nd}{1,2}(?!\p{Nd})/u;

function count(text: string, pattern: RegExp | undefined): number {
  return pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0);
}
