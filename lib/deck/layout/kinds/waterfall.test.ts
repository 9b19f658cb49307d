import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { layOutDeck } from '../lay-out-deck';
import { bridgeTableForm } from './waterfall';

type Waterfall = Extract<SlideSpecInput, { kind: 'waterfall' }>;
const theme = builtinThemes[0]!;
const profit = {
  start: { name: 'Profit 2025', amount: 12.4 },
  steps: [
    { name: 'Price', amount: 3.1 },
    { name: 'Volume', amount: -2.2 },
  ],
  end: { name: 'Profit 2026', amount: 13.3 },
} satisfies Partial<Waterfall>;

function lay(slide: Partial<Waterfall>, language = 'en-US', look = theme) {
  const spec = deckSpecSchema.parse({
    title: 'T',
    language,
    direction: language.startsWith('ar') ? 'rtl' : 'ltr',
    slides: [{ kind: 'waterfall', title: 'What moved the profit', ...profit, ...slide }],
  });
  const { scene, warnings } = layOutDeck(spec, look, { maxSlides: 20, images: new Map() });
  const elements = scene.slides.flatMap((one) => [...one.elements]);
  return {
    scene,
    arrangement: scene.slides[0]?.arrangement,
    changes: warnings.flatMap((one) => (one.type === 'chart-adapted' ? [one.change] : [])),
    chart: elements.find((one) => one.type === 'chart'),
    rows: elements.flatMap((one) =>
      one.type === 'table'
        ? one.rows.map(({ cells }) =>
            cells.map(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')),
          )
        : [],
    ),
  };
}

const labelsOf = ({ chart }: ReturnType<typeof lay>) =>
  chart?.looks.find(({ labels }) => labels?.shows === 'cells')?.labels?.texts;
const partOf = ({ chart }: ReturnType<typeof lay>, part: string) =>
  chart?.chart.series.find(({ name }) => name === part)?.values;

describe('a bridge', () => {
  it.each(['bridge-columns', 'bridge-bars'])('as %s stands each change where the one before ended', (arrangement) => {
    const laid = lay({ arrangement });
    expect(laid.arrangement).toBe(arrangement);
    expect(partOf(laid, 'base')).toEqual([0, 12.4, 13.3, 0]);
    expect(partOf(laid, 'rise')).toEqual([0, 3.1, 0, 0]);
    expect(partOf(laid, 'fall')).toEqual([0, 0, 2.2, 0]);
    expect(partOf(laid, 'total')).toEqual([12.4, 0, 0, 13.3]);
    expect(labelsOf(laid)).toEqual(['12.4', '+3.1', '−2.2', '13.3']);
    expect(laid.changes).toEqual([]);
  });

  it('parts a change that goes through zero', () => {
    const laid = lay({
      start: { name: 'A', amount: 3 },
      steps: [
        { name: 'B', amount: -8 },
        { name: 'C', amount: 7 },
      ],
      end: { name: 'D', amount: 2 },
    });
    expect(partOf(laid, 'base')).toEqual([0, 0, 0, 0]);
    expect(partOf(laid, 'fall')).toEqual([0, 3, 0, 0]);
    expect(partOf(laid, 'fallBelow')).toEqual([0, -5, 0, 0]);
    expect(partOf(laid, 'rise')).toEqual([0, 0, 2, 0]);
    expect(partOf(laid, 'riseBelow')).toEqual([0, 0, -5, 0]);
    expect(laid.chart?.horizontal).toBe(false);
    // The line at zero would strike its numbers through.
    const isBacked = ({ chart }: ReturnType<typeof lay>) =>
      chart?.looks.find(({ labels }) => labels?.shows === 'cells')?.labels?.isBacked;
    expect([isBacked(laid), isBacked(lay({}))]).toEqual([true, undefined]);
  });

  it('joins all bars, each by one line', () => {
    const laid = lay({});
    const links = ['link1', 'link2', 'link3'].map((part) => partOf(laid, part));
    expect(links).toEqual([
      [12.4, 12.4, null, 13.3],
      [null, 15.5, 15.5, null],
      [0, null, 13.3, 13.3],
    ]);
  });

  it.each([
    ['subtotals', [{ name: 'Gross', amount: 15.5, isSubtotal: true }]],
    ['subtotals that nobody counted', [{ name: 'Gross', isSubtotal: true }]],
  ])('has %s', (_, subtotal) => {
    const [price, volume] = profit.steps;
    const laid = lay({ steps: [price!, ...subtotal, volume!] });
    expect(partOf(laid, 'total')).toEqual([12.4, 0, 15.5, 0, 13.3]);
    expect(laid.changes).toEqual([]);
  });

  it('is a table of what is said where the changes lead to another end, and the report says so', () => {
    const laid = lay({ end: { name: 'Profit 2026', amount: 15 } });
    expect([laid.arrangement, laid.chart, laid.changes]).toEqual([bridgeTableForm, undefined, ['bridge-open']]);
    expect(laid.rows.map((row) => row.join(' ').trim())).toEqual([
      'Change',
      'Profit 2025 12.4',
      'Price +3.1',
      'Volume −2.2',
      'Profit 2026 15.0',
    ]);
  });

  it.each([
    [
      'a subtotal is another',
      { steps: [...profit.steps, { name: 'Sum', amount: 20, isSubtotal: true }] },
      'bridge-open',
    ],
    ['a change has no number', { steps: [{ name: 'Price', value: 'a little' }] }, 'no-numbers'],
    ['the start has none', { start: { name: 'Before' } }, 'no-numbers'],
  ] as const)('is a table where %s', (_, slide, change) => {
    const laid = lay({ ...slide, steps: [...('steps' in slide ? slide.steps : profit.steps)] });
    expect([laid.arrangement, laid.changes]).toEqual([bridgeTableForm, [change]]);
  });

  it.each([
    ['en-US', 'Rounding'],
    ['de-DE', 'Rundung'],
    ['ja-JP', '端数調整'],
  ])('closes what rounding leaves open by a change of its own, in %s', (language, word) => {
    const laid = lay({ start: { name: 'A', amount: 112.4 }, end: { name: 'B', amount: 113.4 } }, language);
    expect(laid.chart?.chart.categories).toEqual(['A', 'Price', 'Volume', word, 'B']);
    expect(partOf(laid, 'rise')).toEqual([0, 3.1, 0, 0.1, 0]);
    expect(laid.changes).toEqual(['bridge-rounded']);
  });

  it('is drawn on a cut axis where no change would be seen beside its totals, and a table below zero', () => {
    const layAt = (sign: 1 | -1) =>
      lay({
        start: { name: 'A', amount: sign * 1000 },
        steps: [{ name: 'B', amount: sign * 4 }],
        end: { name: 'C', amount: sign * 1004 },
      }).arrangement;
    expect(layAt(1)).toBe('bridge-columns');
    expect(layAt(-1)).toBe(bridgeTableForm);
  });

  it('stands beside what explains its changes', () => {
    const steps = profit.steps.map((step) => ({ ...step, detail: `Why ${step.name} changed` }));
    const laid = lay({ steps });
    expect(laid.arrangement).toBe('bridge-and-comments');
    expect(JSON.stringify(laid.scene)).toContain('Why Volume changed');
  });

  it.each([
    ['huge', 8.1e12, 4e11],
    ['tiny', 0.00042, 0.0001],
    ['below zero', -40, -12],
  ])('is whole where numbers are %s', (_, start, change) => {
    for (const arrangement of ['bridge-columns', 'bridge-bars', bridgeTableForm])
      for (const look of builtinThemes)
        for (const language of ['en-US', 'ar-SA', 'ja-JP']) {
          const slide = { arrangement, start: { name: 'A', amount: start }, steps: [{ name: 'B', amount: change }] };
          const { scene } = lay({ ...slide, end: { name: 'C' } }, language, look);
          expect(inspectScene(scene, look, new Map()).blocking, `${look.name} ${language}`).toEqual([]);
        }
  });

  it('keeps signs before numbers where words run from the right', () => {
    const marks = labelsOf(lay({}, 'ar-SA'))?.map((text) => text.startsWith('\u200e'));
    expect(marks).toEqual([false, true, true, false]);
  });
});

describe('what explains a bridge', () => {
  const detailed = {
    start: { name: 'Diesel van', amount: 40, detail: 'What it costs today' },
    steps: [2, -2, 4, -4, 6, -6].map((amount, index) => ({
      name: `Part ${index + 1}`,
      amount,
      detail: `A reason of the contract of ${2020 + index}`,
    })),
    end: { name: 'Electric van', amount: 40, detail: 'In five years' },
  } satisfies Partial<Waterfall>;

  it('stands beside it, the largest changes first, and goes into the notes where it has no room', () => {
    const laid = lay(detailed);
    expect(laid.arrangement).toBe('bridge-and-comments');
    expect(laid.chart).toBeDefined();
    const shown = JSON.stringify(laid.scene.slides[0]?.elements);
    expect(shown).toContain('contract of 2025');
    expect(shown).not.toContain('What it costs today');
    expect(laid.scene.slides[0]?.notes).toContain('What it costs today');
  });
});

describe('the colours of changes', () => {
  it('are never a red rise or a green fall', () => {
    for (const look of builtinThemes) {
      const { chart } = lay({}, 'en-US', look);
      const hexOf = (part: string) => {
        const index = chart?.chart.series.findIndex(({ name }) => name === part) ?? -1;
        return look.colors[chart!.looks[index]!.fill.color];
      };
      const [rise, fall] = [hexOf('rise'), hexOf('fall')].map((hex) =>
        [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
      );
      expect(rise![0]! > 2 * rise![1]! && rise![0]! > 2 * rise![2]!, `${look.name} rises in red`).toBe(false);
      expect(fall![1]! > 1.2 * fall![0]! && fall![1]! > 1.2 * fall![2]!, `${look.name} falls in green`).toBe(false);
    }
  });

  it('are the other way round where less is better', () => {
    const rolesOf = (slide: Partial<Waterfall>) => {
      const { chart } = lay(slide);
      return ['rise', 'fall'].map(
        (part) => chart!.looks[chart!.chart.series.findIndex(({ name }) => name === part)]!.fill.color,
      );
    };
    expect(rolesOf({ isLessBetter: true })).toEqual(rolesOf({}).reverse());
  });
});
