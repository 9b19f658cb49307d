import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { layoutNames, type Theme } from '../../theme/theme';
import { blockingOf, laySlide, named } from '../testing/lay-slide';

type Blocks = Extract<SlideSpecInput, { kind: 'blocks' }>;
type Block = Blocks['blocks'][number];

const [theme] = builtinThemes as readonly [Theme, ...Theme[]];
const chart = (name: string, type: 'column' | 'line' = 'column'): Block => ({
  kind: 'chart',
  heading: name,
  chart: { type, categories: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'], series: [{ name: 'Orders', values: [3, 5, 8, 6, 9] }] },
});
const points = (count: number): Block => ({
  kind: 'bullets',
  items: Array.from({ length: count }, (_, index) => ({ text: `Point ${index + 1} says what the numbers mean` })),
});
const metrics: Block = {
  kind: 'metrics',
  metrics: [
    { value: '84', label: 'Branches' },
    { value: '31%', label: 'Online' },
  ],
};
const table = (rows: number): Block => ({
  kind: 'table',
  columns: [{ label: 'Depot' }, { label: 'Tons' }, { label: 'Drivers' }],
  rows: Array.from({ length: rows }, (_, index) => [`Depot ${index + 1}`, `${index * 7}`, `${index + 3}`]),
});
const statement: Block = { kind: 'statement', statement: 'Two depots carry most of the freight.' };
const quote: Block = { kind: 'quote', quote: 'It takes us half the time.', attribution: 'Ann Lee' };

const lay = (blocks: Blocks['blocks'], options: Partial<Parameters<typeof laySlide>[1]> & Partial<Blocks> = {}) => {
  const { arrangement, eyebrow, ...rest } = options;
  return laySlide({ kind: 'blocks', title: 'T', eyebrow, blocks, arrangement }, { theme, ...rest });
};
const boxOf = (scene: ReturnType<typeof lay>, name: RegExp, slide = 0) => {
  const [element] = named(scene, name, slide);
  if (element === undefined) throw new Error(`no ${String(name)}`);
  return element.box;
};
const textsOf = (scene: ReturnType<typeof lay>) => JSON.stringify(scene.slides);
const plotOf = (scene: ReturnType<typeof lay>) => {
  const [found] = named(scene, /^Chart$/);
  if (found?.type !== 'chart') throw new Error('no chart');
  return found;
};

/** A theme whose slides are as narrow as those of 4:3. */
const narrow: Theme = {
  ...theme,
  layouts: Object.fromEntries(
    layoutNames.map((name) => {
      const layout = theme.layouts[name];
      return [name, { ...layout, body: { ...layout.body, box: { ...layout.body.box, w: 8.4 } } }];
    }),
  ) as Theme['layouts'],
};

describe('two blocks on a slide', () => {
  it('share the width by what each of them needs', () => {
    const mixed = lay([chart('Orders'), points(4)]);
    const [plot, list] = [boxOf(mixed, /^Chart$/), boxOf(mixed, /^Points$/)];
    expect(plot.w / (plot.w + list.w)).toBeGreaterThan(0.55);
    expect(list.x).toBeGreaterThan(plot.x + plot.w);
    const equal = lay([chart('Orders'), chart('Income', 'line')]);
    expect(boxOf(equal, /^Second chart$/).w).toBeCloseTo(boxOf(equal, /^Chart$/).w, 1);
  });

  it('stand one above the other where one of them is as low as a line: figures above a chart, a conclusion below a table', () => {
    const figures = lay([metrics, chart('Orders')]);
    const value = boxOf(figures, /^Figure 1/);
    const drawn = plotOf(figures);
    expect(value.y + value.h).toBeLessThan(drawn.box.y + 0.05);
    // What a chart is drawn by moves with it.
    expect(drawn.plot.y).toBeGreaterThan(drawn.box.y);
    const concluded = lay([table(4), statement]);
    expect(boxOf(concluded, /^Takeaway/).y).toBeGreaterThan(boxOf(concluded, /^Table$/).y);
  });

  it('stand one above the other on narrow slides', () => {
    const pair = [chart('Orders'), points(3)];
    const arrangementOf = (scene: ReturnType<typeof lay>) => scene.slides[0]?.arrangement;
    expect(arrangementOf(lay(pair))).toBe('blocks-beside');
    expect(arrangementOf(lay(pair, { theme: narrow }))).toBe('blocks-stacked');
  });

  it('begin on the right in decks that run from there', () => {
    const scene = lay([chart('الطلبات'), points(3)], { direction: 'rtl', language: 'ar' });
    expect(boxOf(scene, /^Chart$/).x).toBeGreaterThan(boxOf(scene, /^Points$/).x);
  });

  it('have names of their own, also where both are of a kind', () => {
    for (const blocks of [
      [chart('Orders'), chart('Income')],
      [metrics, metrics],
      [quote, quote],
    ]) {
      const [slide] = lay(blocks, { arrangement: 'blocks-beside' }).slides;
      const names = slide!.elements.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('fill the two places of their layout', () => {
    const roles = (blocks: Blocks['blocks']) =>
      lay(blocks, { arrangement: 'blocks-beside' }).slides[0]!.elements.flatMap((element) =>
        element.type === 'text' && ['body', 'second'].includes(element.placeholder) ? [element.placeholder] : [],
      );
    expect(roles([points(3), chart('Orders')])).toEqual(['body']);
    expect(roles([chart('Orders'), points(3)])).toEqual(['second']);
  });

  it('go on with the points that find no room, and keep the chart', () => {
    const scene = lay([chart('Orders'), points(24)]);
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(named(scene, /^Chart$/)).toHaveLength(1);
    for (let index = 1; index <= 24; index += 1) expect(textsOf(scene)).toContain(`Point ${index} says`);
  });

  it('are a slide each where they fit on none together, and lose nothing', () => {
    const wide: Block = {
      kind: 'table',
      heading: 'All depots',
      columns: Array.from({ length: 8 }, (_, index) => ({ label: `Column ${index}` })),
      rows: Array.from({ length: 14 }, (_, row) => Array.from({ length: 8 }, (__, at) => `Cell ${row}.${at}`)),
    };
    const scene = lay([wide, chart('Orders of the year')]);
    const kinds = scene.slides.map(
      ({ elements }) => elements.find(({ type }) => type === 'table' || type === 'chart')?.type,
    );
    expect(kinds[0]).toBe('table');
    expect(kinds.at(-1)).toBe('chart');
    for (const words of ['All depots', 'Cell 13.7', 'Orders of the year']) expect(textsOf(scene)).toContain(words);
  });

  it.each([1, 9])('keep their headings when they fall apart, on at most %i slides', (maxSlides) => {
    const long = (heading: string) => ({ ...table(24), heading });
    const scene = lay([long('In spring'), long('In autumn')], { eyebrow: 'Freight', maxSlides });
    const [first] = named(scene, /^Eyebrow$/);
    expect(JSON.stringify(first)).toContain('Freight · In spring');
    expect(textsOf(scene)).toContain('Freight · In autumn');
  });

  it('show a chart of a single number as that number, and one without numbers as a table', () => {
    const single: Block = {
      kind: 'chart',
      chart: { type: 'bar', categories: ['2026'], series: [{ name: 'Depots', values: [12] }] },
    };
    expect(textsOf(lay([single, points(3)]))).toContain('"12"');
    const empty: Block = {
      kind: 'chart',
      chart: { type: 'bar', categories: ['A', 'B'], series: [{ name: 'Depots', values: [null, null] }] },
    };
    expect(named(lay([empty, points(3)]), /^Table$/)).toHaveLength(1);
  });

  it.each(builtinThemes.map((each) => [each.name, each] as const))('block no delivery in %s', (_, each) => {
    const all = [chart('Orders'), points(4), metrics, table(5), statement, quote];
    for (const one of all)
      for (const other of all)
        for (const arrangement of ['blocks-beside', 'blocks-stacked'])
          expect(blockingOf(lay([one, other], { theme: each, arrangement }), each)).toEqual([]);
  });
});
