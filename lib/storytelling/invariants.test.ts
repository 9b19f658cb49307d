import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Reading } from '@/lib/reading/reading';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { fieldOf } from '@/lib/reading/source/signs';
import { sample } from '@/lib/testing/test-run';
import { readInputs } from '@/scripts/evaluate/inputs';
import { atomsOf, linesOf } from './atoms';
import { tellSlides } from './tell-slides';
import { readFixtures } from './testing/read-fixtures';
import { textsOf, wordsIn } from './testing/said-in';

const requests: { name: string; prompt: string }[] = [
  ...readInputs(join(import.meta.dirname, '../../evaluation/development'))
    .filter(({ expected }) => expected.outputType === 'deck' && expected.documents.length === 0)
    .map(({ name, prompt }) => ({ name, prompt })),
  ...readFixtures().filter(({ outputType }) => outputType === 'deck'),
];

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const withCount = (reading: Reading, count: number): Reading => ({
  ...reading,
  slideCount: { asked: { min: count, max: count }, fewest: count, most: count },
});

const [mostWordsOfSlide, fewestWordsOfSentence] = [60, 4];
const shown = (slides: readonly SlideSpec[]): string =>
  slides.flatMap((slide) => textsOf(slide, { notes: false })).join('\n');
const spoken = (slides: readonly SlideSpec[]): string =>
  slides.flatMap((slide) => textsOf(slide, { notes: true })).join('\n');
const linesIn = ({ content }: Reading): string[] => atomsOf(content).flatMap(linesOf);

/** Shares of the words of a text that another one has. */
function shareIn(text: string, words: ReadonlySet<string>): number {
  const all = wordsIn(text);
  return all.length === 0 ? 1 : all.filter((word) => words.has(word)).length / all.length;
}

describe.each(requests)('$name', ({ prompt }) => {
  const reading = read(prompt);
  const { slides } = tellSlides(reading);

  it('has all of its content on slides or in their notes', () => {
    if (reading.instructions.leaveOut.length > 0) return;
    const words = new Set(wordsIn(spoken(slides)));
    const lost = linesIn(reading)
      .flatMap((line) => sentencesIn(line).map(({ text }) => text))
      // The name of a record may stand without its label.
      .map((sentence) => fieldOf(sentence)?.value ?? sentence)
      .filter((sentence) => wordCount(sentence) >= fewestWordsOfSentence && shareIn(sentence, words) < 0.8);
    expect(lost).toEqual([]);
  });

  it('shows most words as far as its slides have room', () => {
    const words = new Set(wordsIn(shown(slides)));
    // Numbers of charts are no words.
    const lines = atomsOf(reading.content).flatMap((atom) => (atom.type === 'data' ? [] : linesOf(atom)));
    const all = lines.reduce((sum, line) => sum + wordCount(line), 0);
    const room = (slides.length - 1) * mostWordsOfSlide;
    const visible = shareIn(lines.join('\n'), words);
    expect(visible).toBeGreaterThanOrEqual(0.6 * Math.min(1, room / Math.max(1, all)));
  });

  it('shows no instruction', () => {
    const said = shown(slides).toLowerCase();
    const { title, topic, sections, sayings } = reading.instructions;
    // What a request names is there to be shown.
    const named = [reading.title, title, topic, ...sections, ...sayings].map((text) => text?.toLowerCase() ?? '');
    const asked = reading.asides.filter(
      ({ role, text }) =>
        role === 'instruction' && wordCount(text) >= 4 && !named.some((name) => name.includes(text.toLowerCase())),
    );
    expect(asked.filter(({ text }) => said.includes(text.toLowerCase())).map(({ text }) => text)).toEqual([]);
  });

  it('keeps the order of its headings', () => {
    // The parts that a request names are an order of their own.
    if (reading.instructions.sections.length > 0) return;
    const body = slides
      .filter(({ kind }) => kind !== 'title' && kind !== 'agenda')
      .map((slide) => textsOf(slide, { notes: false }));
    const places = reading.content.sections
      .flatMap(({ title }) => (title === null ? [] : [title]))
      .map((title) => body.findIndex((texts) => texts.includes(title)))
      .filter((place) => place >= 0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('tears nothing', () => {
    // "1) rent 2) fence" numbers what it lists.
    const plain = (text: string): string => (/[(（]/u.test(text) ? text : text.replace(/\p{Nd}+\)/gu, ''));
    const isTorn = (text: string): boolean =>
      text.split(/[(（]/u).length !== plain(text).split(/[)）]/u).length && !prompt.includes(text);
    const texts = slides.flatMap((slide) => textsOf(slide, { notes: false })).filter((text) => text.trim() !== '');
    expect(texts.filter(isTorn)).toEqual([]);
    // A cell of a table may hold a dash.
    const spelt = slides.filter(({ kind }) => kind !== 'table').flatMap((slide) => textsOf(slide, { notes: false }));
    expect(spelt.filter((text) => text.trim() !== '' && !/[\p{L}\p{N}\p{S}]/u.test(text))).toEqual([]);
  });

  it('has no more slides than were asked for', () => {
    expect(slides.length).toBeLessThanOrEqual(reading.slideCount.most);
  });
});

describe('a number of slides', () => {
  // Each number is a deck of its own to tell.
  it.each(sample(requests, 6))('is met wherever the content of $name reaches', ({ prompt }) => {
    const reading = read(prompt);
    const pieces = atomsOf(reading.content).length;
    for (const count of [2, 3, 5, 8, 12, 20]) {
      const { slides } = tellSlides(withCount(reading, count));
      expect(slides.length).toBeLessThanOrEqual(count);
      if (pieces >= count * 3) expect(slides.length).toBe(count);
    }
  });
});
