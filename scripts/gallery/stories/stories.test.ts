import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { allTexts, wordsIn } from '@/lib/storytelling/testing/said-in';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { violationsOf } from '@/lib/storytelling/testing/fidelity';
import { readStories } from './read-stories';
import { tellStory, type DeliveredStory } from './tell-story';

const stories = readStories();

it('are ten requests of different kinds, each with an answer', () => {
  expect(stories.map(({ name }) => name)).toEqual([
    'board-update',
    'incident-review',
    'lesson',
    'long-article',
    'meeting-minutes',
    'plan-comparison',
    'product-launch',
    'research-abstract',
    'status-report.ja',
    'strategy-paper.de',
  ]);
});

describe.each(stories)('$name by the stand-in model', (story) => {
  let told: DeliveredStory;
  beforeAll(async () => void (told = await tellStory(story, 'model')));

  it('is told as it was planned, without repair or fallback', () => {
    const planned = story.recording.slides.map(({ slide }) => [slide.kind, slide.title]);
    expect(told.spec.slides.map(({ kind, title }) => [kind, title])).toEqual(planned);
    expect(told.slides.map(({ title }) => title)).toEqual(planned.map(([, title]) => title));
    expect(told.quality).toMatchObject({ composer: 'model', attempts: 1, notices: [] });
    expect(told.questions).toBe(planned.length + 1);
  });

  it('passes the quality checks with nothing to remark', () => {
    expect(told.quality.report.blocking).toEqual([]);
    expect(told.quality.report.warnings).toEqual([]);
  });

  it('has no figure and no name that the request lacks, and says nothing twice', () => {
    const { strangeNumbers, saidTwice } = judge(story.prompt, told.spec);
    expect({ strangeNumbers, saidTwice }).toEqual({ strangeNumbers: [], saidTwice: [] });
    expect(strangeNames(told.spec, story.prompt)).toEqual([]);
  });

  it('has the speaker say something on every slide', () => {
    expect(told.spec.slides.filter(({ notes }) => notes.trim() === '').map(({ title }) => title)).toEqual([]);
  });
});

describe.each(stories)('$name by the embedded composer', (story) => {
  let told: DeliveredStory;
  beforeAll(async () => void (told = await tellStory(story, 'embedded')));

  it('passes the quality checks', () => {
    expect(told.quality.composer).toBe('embedded');
    expect(told.quality.report.blocking).toEqual([]);
  });

  it('has every figure of the request, and no other', () => {
    const { lostNumbers, strangeNumbers } = judge(story.prompt, told.spec);
    expect({ lostNumbers, strangeNumbers }).toEqual({ lostNumbers: [], strangeNumbers: [] });
  });

  it('keeps the order of the headings', () => {
    const headings = [...story.prompt.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
    const labels = told.spec.slides
      .filter(({ kind }) => kind !== 'title' && kind !== 'agenda')
      .map((slide) => `${slide.eyebrow ?? ''}\n${slide.title}`);
    const places = headings
      .map((heading) => labels.findIndex((label) => label.includes(heading)))
      .filter((place) => place >= 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

/** Titles that are used twice are numbered by the pipeline: "(2)" is no figure of the composer's. */
function judge(prompt: string, { slides }: { slides: readonly SlideSpec[] }) {
  const unnumbered = slides.map((slide) => ({ ...slide, title: slide.title.replace(/ \(\d+(?:\/\d+)?\)$/, '') }));
  return violationsOf({ prompt, names: [], slides: unnumbered });
}

/** What marks a name, by language: a capital letter within a sentence where other words have none, else foreign letters and acronyms. */
const marks: Record<string, RegExp> = {
  en: /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{M}]+/gu,
  de: /(?<![\p{L}\p{M}])(?:\p{Lu}{2,}[\p{L}\p{M}]*|\p{L}+\p{Ll}\p{Lu}\p{L}*)/gu,
  ja: /\p{Script=Latin}+|\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}/gu,
};

/** Names on the slides or in their notes that the request does not have. */
function strangeNames({ slides, language }: DeckSpec, prompt: string): string[] {
  const mark = marks[language.slice(0, 2)];
  if (!mark) throw new Error(`Nobody has said what marks a name in ${language}.`);
  const known = new Set(wordsIn(prompt));
  const lower = prompt.toLowerCase();
  return [...new Set(allTexts(slides).match(mark) ?? [])].filter(
    (name) => !known.has(name.toLowerCase()) && !lower.includes(name.toLowerCase()),
  );
}
