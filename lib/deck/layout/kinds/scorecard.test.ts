import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide } from '../testing/lay-slide';

type Scorecard = Extract<SlideSpecInput, { kind: 'scorecard' }>;
const theme = builtinThemes[0]!;
const measures: Scorecard['measures'] = [
  { name: 'Revenue', actual: '$18.4M', target: '$18.0M', status: { text: 'On track', verdict: 'good' } },
  {
    name: 'Delivery',
    actual: '92%',
    target: '97%',
    change: '-2 points',
    status: { text: 'Off track', verdict: 'bad' },
  },
];

const lay = (slide: Partial<Scorecard>, look = theme, language = 'en') =>
  laySlide({ kind: 'scorecard', title: 'Where we stand', measures, ...slide }, { theme: look, language });

const cellsOf = (scene: ReturnType<typeof lay>) =>
  scene.slides.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === 'table' ? one.rows.map(({ cells }) => cells) : [])),
  );
const textOf = (cell: ReturnType<typeof cellsOf>[number][number]) =>
  cell.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');

describe('a scorecard as a table', () => {
  it('has a column for what some measure has, in the words of its author or of the deck’s language', () => {
    const asTable = { arrangement: 'score-table' };
    const heads = [
      lay(asTable),
      lay(asTable, theme, 'de'),
      lay({ ...asTable, labels: { measure: 'KPI', actual: 'Q3' } }),
    ].map((scene) => cellsOf(scene)[0]!.map(textOf));
    expect(heads).toEqual([
      ['Measure', 'Actual', 'Target', 'Change', 'Status'],
      ['Kennzahl', 'Ist', 'Ziel', 'Veränderung', 'Status'],
      ['KPI', 'Q3', 'Target', 'Change', 'Status'],
    ]);
    const bare = lay({
      measures: [
        { name: 'Revenue', actual: '$18.4M' },
        { name: 'Costs', actual: '$9M' },
      ],
      arrangement: 'score-table',
    });
    expect(cellsOf(bare)[0]!.map(textOf)).toEqual(['Measure', 'Actual']);
  });

  it('says where a measure stands in words and by a sign in a colour that is seen', () => {
    for (const look of builtinThemes) {
      const scene = lay({ arrangement: 'score-table' }, look);
      const [, ...rows] = cellsOf(scene);
      expect(rows.map((row) => textOf(row.at(-1)!))).toEqual(['● On track', '● Off track']);
      const signs = rows.map((row) => row.at(-1)!.paragraphs[0]!.runs[0]!.color);
      expect([
        ['good', 'bad'],
        ['ink', 'ink'],
      ]).toContainEqual(signs);
      expect(inspectScene(scene, look, new Map()).blocking).toEqual([]);
    }
  });

  it('has each status on a tint of its colour', () => {
    const [, ...rows] = cellsOf(lay({ arrangement: 'score-table' }));
    expect(rows.map((row) => row.at(-1)!.fill?.color)).toEqual(['good', 'bad']);
    for (const row of rows) expect(row.at(-1)!.fill?.opacity).toBeLessThan(0.2);
  });

  it('goes on as a scorecard where it has too many measures', () => {
    const many = Array.from({ length: 17 }, (_, index) => ({ ...measures[0]!, name: `Measure ${index + 1}` }));
    const scene = lay({ measures: many });
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(new Set(scene.slides.map(({ kind }) => kind))).toEqual(new Set(['scorecard']));
    const names = cellsOf(scene).map(([first]) => textOf(first!));
    for (const { name } of many) expect(names).toContain(name);
  });
});

it('a scorecard as cards has the figure large and its target and status below', () => {
  const scene = lay({ arrangement: 'score-cards' });
  expect(scene.slides[0]!.arrangement).toBe('score-cards');
  const said = JSON.stringify(scene.slides[0]!.elements);
  for (const text of ['$18.4M', 'Target: $18.0M', 'Off track', 'Target: 97%  ·  −2 points'])
    expect(said).toContain(text);
});
