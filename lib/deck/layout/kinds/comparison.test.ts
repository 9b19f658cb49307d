import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { blockingOf, laySlide, paragraphsOf } from '../testing/lay-slide';

function headlineSizes(headlines: readonly string[], theme = builtinThemes[0]!): number[] {
  const options = headlines.map((headline, index) => ({
    name: `Plan ${index + 1}`,
    headline,
    points: ['Email support', 'Up to five projects'],
    recommended: index === 1,
  }));
  const scene = laySlide({ kind: 'comparison', title: 'Three plans', options, arrangement: 'option-cards' }, { theme });
  expect(blockingOf(scene, theme)).toEqual([]);
  return paragraphsOf(scene, theme, /^Option \d(?: text)?$/).map(([, headline]) => headline!.paragraph.runs[0]!.sizePt);
}

describe('headlines of options', () => {
  test.each([
    ['a word among prices', ['Free', '€79', 'On request'], 40],
    ['prices with what they count', ['$39 per user a month', '$79', '$129 a month'], 54],
    ['a phrase among prices', ['Free for teams of up to five people', '€79', '€129'], 28],
    ['phrases alone', ['Fast to build', 'Cheap to run', 'Safe'], 28],
  ])('have one size: %s', (_case, headlines, sizePt) => {
    for (const theme of builtinThemes) expect(new Set(headlineSizes(headlines, theme)).size, theme.name).toBe(1);
    expect(headlineSizes(headlines)[0]).toBe(sizePt);
  });

  test.each([
    ['beside a figure where a line holds both', '€79 a month', '€79 a month'],
    ['below it where none does', '€79 per user a month, billed once a year', '€79'],
  ])('have what they count %s', (_case, headline, line) => {
    const options = [1, 2, 3].map((index) => ({ name: `Plan ${index}`, headline, points: ['Email support'] }));
    const [theme] = builtinThemes;
    const scene = laySlide(
      { kind: 'comparison', title: 'Plans', options, arrangement: 'option-cards' },
      { theme: theme! },
    );
    const [, found] = paragraphsOf(scene, theme!, /^Option \d(?: text)?$/)[0]!;
    expect(found!.paragraph.runs.map(({ text }) => text).join('')).toBe(line);
  });
});
