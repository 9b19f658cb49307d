import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { cutText } from '@/lib/text/cut/cut-text';
import { builtinThemes } from './builtin-themes';
import { tagWords } from './tag-words/tag-words';
import { shapeScores, toneScores, weakTags } from './theme-scores';

/** A tag that a text speaks of. */
interface FoundTag {
  tag: string;
  /** Where its first word begins. */
  at: number;
}

interface Pattern {
  tag: string;
  word: string;
  expression: RegExp;
}

/** Languages that write several words as one: a word may open or close a longer one. */
const compounding = new Set(['de', 'nl']);
/** Languages in which the end of a word tells number and gender alone. */
const romance = new Set(['fr', 'es', 'it', 'pt']);
/** Shorter words occur in others by chance. */
const leastStem = 5;
const leastCyrillicStem = 4;

const known = new Map<string, readonly Pattern[]>();

/**
 * The tags that a text speaks of, in English or in its own language. Longer words win over those that they contain:
 * who has low vision has no vision to tell. Scripts without spaces between words, and those that join particles to
 * them, are searched anywhere; other languages by stems, English by whole words.
 */
function findTags(text: string, language: string, tags: readonly string[]): FoundTag[] {
  let open = fold(text);
  const found = new Map<string, number>();
  for (const { tag, expression } of patternsOf(languageOf(language), tags)) {
    const match = expression.exec(open);
    if (!match) continue;
    found.set(tag, Math.min(match.index, found.get(tag) ?? Infinity));
    open = open.replace(new RegExp(expression, 'gu'), (taken) => '·'.repeat(taken.length));
  }
  return [...found].map(([tag, at]) => ({ tag, at }));
}

function languageOf(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? 'en';
}

/** Turkish İ becomes an i with a dot above it in the lower case of other languages. */
function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en').replaceAll('\u0307', '').replaceAll('’', "'");
}

function patternsOf(language: string, tags: readonly string[]): readonly Pattern[] {
  const key = `${language} ${tags.join()}`;
  const patterns = known.get(key) ?? makePatterns(language, tags);
  known.set(key, patterns);
  return patterns;
}

function makePatterns(language: string, tags: readonly string[]): Pattern[] {
  const own = language === 'en' ? {} : (tagWords[language] ?? {});
  const english = tagWords.en ?? {};
  const patterns = tags.flatMap((tag) => [
    ...[tag, ...(english[tag] ?? [])].map((word) => ({ tag, word, expression: wholeWord(word) })),
    ...(own[tag] ?? []).map((word) => ({ tag, word, expression: stemOf(fold(word), language) })),
  ]);
  return patterns.sort((a, b) => b.word.length - a.word.length);
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${escape(word)}(?!\\p{L})`, 'u');
}

function stemOf(word: string, language: string): RegExp {
  if (!/^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Devanagari}\P{L}]+$/u.test(word)) return new RegExp(escape(word), 'u');
  if (!/^[\p{sc=Latin}\P{L}]+$/u.test(word))
    return word.length < leastCyrillicStem ? wholeWord(word) : new RegExp(`(?<![\\p{L}\\p{M}])${escape(word)}`, 'u');
  if (word.length < leastStem || word.includes(' ')) return wholeWord(word);
  const opening = `(?<!\\p{L})${escape(romance.has(language) ? word.replace(/(?<=.{5})(?:[eoa]?s|[eoai])$/u, '') : word)}`;
  return new RegExp(compounding.has(language) ? `${opening}|${escape(word)}(?:s|e|en|er|n)?(?!\\p{L})` : opening, 'u');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

export interface ThemeWish {
  prompt: string;
  /** BCP 47, of the prompt. */
  language: string;
  slideKinds?: readonly SlideKind[];
  /** For whom the slides are, in the words of the prompt. */
  audience?: string | null;
  /** As in the brief. */
  tone?: string | null;
  /** Names of the templates of the organization's last files. */
  recent?: readonly string[];
}

/** How much speaks for a theme, and what it is. */
export interface ThemeScore {
  theme: Theme;
  score: number;
  topics: string[];
  isForAudience: boolean;
  isForTone: boolean;
  isForShape: boolean;
  isUsual: boolean;
}

/** Only the opening of a prompt counts: a report that mentions a launch on page three is still a report. */
const openingLength = 600;
/** What a request begins with is what it is about. */
const headLength = 160;
const lateShare = 0.5;
const weakShare = 0.5;
const audienceScore = 1;
/** The most that habit adds: less than one word that speaks for another template. */
const usualScore = 0.4;
/** Fewer files are no habit. */
const leastUses = 3;

/** Every built-in theme with what speaks for it. */
export function scoreThemes({
  prompt,
  language,
  slideKinds = [],
  audience = null,
  tone = null,
  recent = [],
}: ThemeWish): ThemeScore[] {
  const found = findTags(cutText(prompt, openingLength), language, allTags);
  const heard = audience === null ? [] : findTags(audience, language, allTags);
  return builtinThemes.map((theme) => {
    const topics = found.filter(({ tag }) => theme.tags.includes(tag));
    const isForAudience = heard.some(({ tag }) => theme.tags.includes(tag));
    const toneScore = toneScores[tone ?? '']?.[theme.name] ?? 0;
    const shapeScore = shapeOf(theme, slideKinds);
    const habit = usesOf(theme, recent);
    const score = sum(topics.map(weightOf)) + (isForAudience ? audienceScore : 0) + toneScore + shapeScore + habit;
    return {
      theme,
      score,
      topics: topics.map(({ tag }) => tag),
      isForAudience,
      isForTone: toneScore > 0,
      isForShape: shapeScore > 0,
      isUsual: habit > 0,
    };
  });
}

const allTags = builtinThemes.flatMap(({ tags }) => tags);

function weightOf({ tag, at }: { tag: string; at: number }): number {
  return (weakTags.has(tag) ? weakShare : 1) * (at < headLength ? 1 : lateShare);
}

function shapeOf({ name }: Theme, slideKinds: readonly SlideKind[]): number {
  return sum(
    shapeScores
      .filter(
        ({ kinds, least }) => slideKinds.filter((kind) => kinds.includes(kind)).length >= least(slideKinds.length),
      )
      .map(({ scores }) => scores[name] ?? 0),
  );
}

function usesOf({ name }: Theme, recent: readonly string[]): number {
  const uses = recent.filter((one) => one === name).length;
  return uses < leastUses ? 0 : (uses / recent.length) * usualScore;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
