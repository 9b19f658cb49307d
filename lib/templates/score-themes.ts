import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from './builtin-themes';
import { findTags } from './find-tags';
import { shapeScores, toneScores, weakTags } from './theme-scores';

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
  const found = findTags(prompt.slice(0, openingLength), language, allTags);
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
