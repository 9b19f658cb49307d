import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { deckSpecSchema } from '../../spec/deck-spec';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { layOutDeck } from '../lay-out-deck';
import { boxesOf, laySlide, named } from '../testing/lay-slide';
import { overlap } from './plot-positions';

type Plot = Extract<SlideSpecInput, { kind: 'plot' }>;
const theme = builtinThemes[0]!;
const scale = { min: 0, max: 10 };
const slideOf = (slide: Partial<Plot>): Plot => ({
  kind: 'plot',
  title: 'What to do first',
  xAxis: 'Effort',
  yAxis: 'Impact',
  xScale: scale,
  yScale: scale,
  items: [
    { name: 'Calendar', x: 2, y: 8 },
    { name: 'Carrier', x: 5, y: 5 },
    { name: 'Vans', x: 9, y: 1 },
  ],
  ...slide,
});
const lay = (slide: Partial<Plot>, options: Partial<Parameters<typeof laySlide>[1]> = {}) =>
  laySlide(slideOf(slide), { theme, ...options });

describe('a plot', () => {
  it('has each dot where its numbers say, from the left and from below', () => {
    const scene = lay({});
    const [ground] = boxesOf(scene, /^Field$/);
    const dots = boxesOf(scene, / dot$/).map(({ x, y, w, h }) => [
      (x + w / 2 - ground!.x) / ground!.w,
      1 - (y + h / 2 - ground!.y) / ground!.h,
    ]);
    [
      [0.2, 0.8],
      [0.5, 0.5],
      [0.9, 0.1],
    ].forEach(([x, y], index) => {
      expect(dots[index]![0]).toBeCloseTo(x!, 1);
      expect(dots[index]![1]).toBeCloseTo(y!, 1);
    });
  });

  it('has no name on another, and numbers with a key where that can’t be', () => {
    const items = Array.from({ length: 8 }, (_, index) => ({
      name: `Idea number ${index}`,
      x: 1 + index,
      y: 9 - index,
    }));
    const labels = boxesOf(lay({ items }), /^Item \d+$/);
    labels.forEach((box, index) => {
      for (const other of labels.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
    const crowded = lay({ items: [...items, ...items].slice(0, 12).map((item) => ({ ...item, x: 5, y: 5 })) });
    expect(named(crowded, /^Key$/)).toHaveLength(1);
    const discs = boxesOf(crowded, /^Item \d+$/);
    discs.forEach((box, index) => {
      for (const other of discs.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  it('lists beside it what has no place, and reports it', () => {
    const items = [...slideOf({}).items, { name: 'Moon', x: 14, y: 5 }, { name: 'Survey', y: 3 }];
    const spec = deckSpecSchema.parse({ title: 'T', language: 'en', direction: 'ltr', slides: [slideOf({ items })] });
    const { scene, warnings } = layOutDeck(spec, theme, { maxSlides: 5, images: new Map() });
    const key = named(scene, /^Key$/)[0];
    const said = key?.type === 'text' ? key.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [];
    expect(said).toEqual(['Not rated', 'Moon (14 / 5)', 'Survey (– / 3)']);
    expect(warnings).toContainEqual({ type: 'not-plotted', specIndex: 0, slideIndex: 0, names: ['Moon', 'Survey'] });
  });

  it('is a table where there is nothing or too much to place, the best first', () => {
    expect(lay({ items: [{ name: 'One', x: 1, y: 1 }] }).slides[0]!.arrangement).toBe('plot-table');
    expect(
      lay({
        xScale: { min: 5, max: 5 },
        items: [
          { name: 'A', x: 5, y: 1 },
          { name: 'B', x: 5, y: 2 },
        ],
      }).slides[0]!.arrangement,
    ).toBe('plot-table');
    const many = Array.from({ length: 20 }, (_, index) => ({ name: `Idea ${index}`, x: index % 10, y: index % 7 }));
    expect(lay({ items: many }).slides[0]!.arrangement).toBe('plot-table');
    const [table] = named(lay({ arrangement: 'plot-table', quadrants: ['Now', 'Bets', 'Later', 'Never'] }), /^Table$/);
    const cells =
      table?.type === 'table'
        ? table.rows.map((row) => row.cells.map((cell) => cell.paragraphs[0]!.runs[0]!.text))
        : [];
    expect(cells.slice(1).map(([name, , , field]) => [name, field])).toEqual([
      ['Carrier', 'Bets'],
      ['Calendar', 'Now'],
      ['Vans', 'Never'],
      ['–', 'Later'],
    ]);
  });

  it('blocks nothing in any template, nor from right to left', () => {
    for (const look of builtinThemes)
      for (const direction of ['ltr', 'rtl'] as const)
        expect(
          inspectScene(
            lay(
              { quadrants: ['Now', 'Bets', 'Later', 'Never'] },
              { theme: look, direction, language: direction === 'rtl' ? 'ar' : 'en' },
            ),
            look,
            new Map(),
          ).blocking,
        ).toEqual([]);
  });
});
