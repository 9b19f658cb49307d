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

describe('what options are compared by', () => {
  const optionsOf = (points: readonly (readonly string[])[]) =>
    points.map((each, index) => ({ name: `Plan ${index + 1}`, points: [...each], recommended: index === 1 }));
  const tableOf = (slide: Parameters<typeof laySlide>[0]) => {
    const [laid] = laySlide(slide, { theme: builtinThemes[0]! }).slides;
    const table = laid!.elements.find((element) => element.type === 'table');
    return table?.rows.map(({ cells }) =>
      cells.map(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')),
    );
  };
  const [values, criteria] = [
    [
      ['4 months', '$1M', 'None'],
      ['2 months', '$2M', 'Yes'],
    ],
    ['Ready in', 'Cost', 'Loan'],
  ];

  test('heads the rows of a table with a tag on the recommended option', () => {
    const slide = { kind: 'comparison', title: 'Two plans', options: optionsOf(values), criteria } as const;
    const rows = tableOf({ ...slide, criteria: [...criteria] });
    const tagged = laySlide({ ...slide, criteria: [...criteria] }, { theme: builtinThemes[0]! });
    expect(JSON.stringify(tagged.slides[0]!.elements.find(({ name }) => name === 'Tag'))).toContain('"Recommended"');
    expect(rows).toEqual([
      ['', 'Plan 1', 'Plan 2'],
      ['Ready in', '4 months', '2 months'],
      ['Cost', '$1M', '$2M'],
      ['Loan', 'None', 'Yes'],
    ]);
  });

  test('heads columns where each option is a row', () => {
    const slide = { kind: 'comparison', title: 'Two plans', options: optionsOf(values), criteria } as const;
    const rows = tableOf({ ...slide, criteria: [...criteria], arrangement: 'option-rows' });
    expect(rows).toEqual([
      ['', ...criteria],
      ['Plan 1', ...values[0]!],
      ['Plan 2 · Recommended', ...values[1]!],
    ]);
  });

  test('is found where all options begin their points with it', () => {
    const named = values.map((points) => points.map((point, row) => `${criteria[row]!}: ${point}`));
    const rows = tableOf({ kind: 'comparison', title: 'Two plans', options: optionsOf(named) });
    expect(rows?.map(([head]) => head)).toEqual(['', ...criteria]);
  });

  test('is left out where they begin with different words', () => {
    const options = optionsOf([
      ['Ready: now', 'Cost: $1M', 'Loan: no'],
      ['Ready: soon', 'Price: $2M', 'Loan: yes'],
    ]);
    const rows = tableOf({ kind: 'comparison', title: 'Two plans', options, arrangement: 'option-table' });
    expect(rows?.[0]).toEqual(['Plan 1', 'Plan 2']);
  });

  test('stands before each point where options are cards', () => {
    const scene = laySlide(
      { kind: 'comparison', title: 'Two plans', options: optionsOf(values), criteria, arrangement: 'option-cards' },
      { theme: builtinThemes[0]! },
    );
    expect(JSON.stringify(scene)).toContain('Ready in:');
  });
});
