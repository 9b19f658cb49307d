import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Reading, Section } from '@/lib/reading/reading';
import { sample } from '@/lib/testing/test-run';
import { readInputs } from '@/scripts/evaluate/inputs';
import { tellSlides } from './tell-slides';
import { readFixtures } from './testing/read-fixtures';

const bullet = /^[-*•] /gm;
const [fewestBullets, hasOwnLayout] = [5, /^```|^\||<\w/m];

/** Requests of headings, paragraphs and lists alone: what else has a layout means something by it. */
const all = [
  ...readInputs(join(import.meta.dirname, '../../evaluation/development'))
    .filter(({ expected }) => expected.outputType === 'deck' && expected.documents.length === 0)
    .map(({ prompt }) => prompt),
  ...readFixtures()
    .filter(({ outputType }) => outputType === 'deck')
    .map(({ prompt }) => prompt),
].filter((prompt) => (prompt.match(bullet) ?? []).length >= fewestBullets && !hasOwnLayout.test(prompt));
const requests = sample(all, 3);

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });

function titlesOf({ sections }: Section): string[] {
  return sections.flatMap((section) => [section.title ?? '', ...titlesOf(section)]);
}

/** How much of the longer of two lists both have. */
function common(ones: readonly string[], others: readonly string[]): number {
  const left = [...others];
  const both = ones.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return both.length / Math.max(1, ones.length, others.length);
}

const mean = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length;

describe('what is told hardly changes', () => {
  it.each([
    ['with other signs before items', (text: string) => text.replace(bullet, '• '), 1],
    ['without blank lines', (text: string) => text.replace(/\n{2,}/g, '\n'), 0.9],
    ['without the signs of headings', (text: string) => text.replace(/^#+ /gm, ''), 0.85],
    ['with items that are indented instead', (text: string) => text.replace(bullet, '  '), 0.7],
    ['without the signs of items', (text: string) => text.replace(bullet, ''), 0.7],
    ['with a request in front', (text: string) => `Please make a presentation of the following.\n\n${text}`, 0.85],
  ])('%s', (_, change, least) => {
    const shares = requests.map((prompt) => {
      const [before, after] = [read(prompt), read(change(prompt))];
      const [titles, others] = [titlesOf(before.content), titlesOf(after.content)];
      const kinds = ({ slides }: ReturnType<typeof tellSlides>): string[] => slides.map(({ kind }) => kind);
      return {
        titles: titles.length + others.length === 0 ? 1 : common(titles, others),
        forms: common(kinds(tellSlides(before)), kinds(tellSlides(after))),
      };
    });
    expect(mean(shares.map(({ titles: share }) => share))).toBeGreaterThanOrEqual(least);
    expect(mean(shares.map(({ forms }) => forms))).toBeGreaterThanOrEqual(least);
  });
});
