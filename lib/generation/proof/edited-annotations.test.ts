import { describe, expect, test } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { ChartData } from '@/lib/deck/spec/chart-data';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { writePptx } from '@/lib/pptx/write-pptx';
import { childOf, childrenOf, descendantsOf } from '@/lib/pptx/xml/tree';
import type { XmlElement } from '@/lib/pptx/xml/tree';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { openChart, typeNumber, typeRow } from '../testing/edit-chart';

const theme = builtinThemes[0]!;

async function write(data: Partial<ChartData>, language = 'en-US'): Promise<Uint8Array> {
  const chart = {
    type: 'column',
    categories: ['2022', '2023', '2024'],
    series: [{ name: 'Sales', values: [4, 5, 6] }],
    ...data,
  };
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const slides = [{ kind: 'chart', title: 'Sales', chart }];
  const spec = deckSpecSchema.parse({ title: 'T', language, direction, slides });
  const { scene } = layOutDeck(spec, theme, { maxSlides: 20, images: new Map() });
  return writePptx({ scene, theme, images: new Map() });
}

const all: Partial<ChartData> = {
  target: { value: 5.5, label: 'Plan' },
  events: [{ at: '2023', label: 'Launch' }],
  growth: { from: '2022', to: '2024' },
};

/** A series of the first chart by what it is called. */
function seriesOf(pptx: Uint8Array, name: string): XmlElement {
  const found = descendantsOf(openChart(pptx).chart, 'c:ser').find((one) => childOf(one, 'c:tx')?.text.endsWith(name));
  if (!found) throw new Error(`The chart has no series ${name}.`);
  return found;
}

/** What is cached for a part of a series, point by point. */
function cached(series: XmlElement, part: string): (number | string | null)[] {
  const holder = descendantsOf(series, part)[0];
  const count = Number(holder && descendantsOf(holder, 'c:ptCount')[0]?.get('val'));
  const points = new Map(
    (holder ? descendantsOf(holder, 'c:pt') : []).map((one) => [
      Number(one.get('idx')),
      childOf(one, 'c:v')?.text ?? '',
    ]),
  );
  return Array.from({ length: count }, (_, index) => {
    const text = points.get(index) ?? null;
    if (text === null || text === '') return null;
    return Number.isNaN(Number(text)) ? text : Number(text);
  });
}

/** What the labels of a series say from cells. */
const said = (series: XmlElement) => cached(series, 'c15:datalabelsRange');

describe('what annotates a chart whose data were edited', () => {
  test('is computed by its workbook as it was by the layout', async () => {
    for (const data of [
      all,
      { ...all, type: 'line' as const, series: [{ name: 'Sales', values: [104, 105, 106] }] },
      {
        ...all,
        type: 'stacked_column' as const,
        series: [5, null].map((at, index) => ({ name: `S${index}`, values: [4, at, 6] })),
      },
      { ...all, growth: { from: '2022', to: '2024', yearly: true } },
    ]) {
      const { target: _, ...rest } = data;
      for (const one of [data, rest]) {
        const written = await write(one);
        // Typing what is there already computes everything anew.
        const edited = typeNumber(written, 'B2', one.series?.[0]?.values[0] ?? 4);
        const names = ['Events', 'Growth', ...('target' in one ? ['Plan'] : [])];
        for (const name of names) {
          const [before, after] = [seriesOf(written, name), seriesOf(edited, name)];
          for (const part of ['c:val', 'c:minus', 'c15:datalabelsRange']) {
            const [was, is] = [cached(before, part), cached(after, part)];
            expect(is.length, `${name} ${part}`).toBe(was.length);
            was.forEach((value, index) => {
              if (typeof value === 'number') expect(is[index], `${name} ${part}`).toBeCloseTo(value, 6);
              else expect(is[index], `${name} ${part}`).toBe(value);
            });
          }
        }
      }
    }
  });

  test('follows: growth says what it has become, marks stand above larger numbers, the target moves as one', async () => {
    const written = await write(all);
    const edited = typeNumber(written, 'B4', 12);
    expect(said(seriesOf(written, 'Growth'))).toEqual([null, '+50%', null]);
    expect(said(seriesOf(edited, 'Growth'))).toEqual([null, '+200%', null]);
    const [, launch] = cached(seriesOf(edited, 'Events'), 'c:val');
    expect(launch).toBeGreaterThan(12);
    const { table } = openChart(written);
    const goal = descendantsOf(table, 'tableColumn').findIndex((one) => one.get('name') === 'Plan =');
    const moved = typeNumber(written, `${String.fromCharCode(65 + goal)}2`, 8);
    expect(cached(seriesOf(moved, 'Plan'), 'c:val')).toEqual([8, 8, 8]);
  });

  test('tells no growth from a number that is no base any more', async () => {
    const edited = typeNumber(await write(all), 'B2', 0);
    expect(cached(seriesOf(edited, 'Growth'), 'c:val')).toEqual([null, null, null]);
  });

  test('stays on its categories when a row is added, which the target runs along', async () => {
    const edited = typeRow(await write(all), '2025', [7]);
    expect(cached(seriesOf(edited, 'Plan'), 'c:val')).toEqual([5.5, 5.5, 5.5, 5.5]);
    expect(said(seriesOf(edited, 'Events'))).toEqual([null, 'Launch', null, null]);
    const events = cached(seriesOf(edited, 'Events'), 'c:val');
    expect(events.map((value) => value === null)).toEqual([true, false, true, true]);
  });

  test('has no entry in a legend', async () => {
    const two = ['A', 'B'].map((name) => ({ name, values: [4, 5, 6] }));
    const { chart } = openChart(await write({ ...all, series: two }));
    const hidden = descendantsOf(chart, 'c:legendEntry').map((one) => childOf(one, 'c:idx')?.get('val'));
    // Three series, and the trend line that carries the target from side to side.
    expect(hidden).toEqual(['2', '3', '4', '5']);
    expect(childrenOf(descendantsOf(chart, 'c:legend')[0] ?? chart, 'c:legendEntry')).toHaveLength(4);
  });
});

test('the Open XML SDK finds no error in annotated charts, before and after edits', async () => {
  for (const type of ['column', 'line', 'area', 'stacked_column', 'bar'] as const) {
    const written = await write({ ...all, type });
    expect(await sdkErrors(written, 'pptx')).toEqual([]);
    expect(await sdkErrors(typeRow(typeNumber(written, 'B3', 9), '2025', [6]), 'pptx')).toEqual([]);
  }
  expect(await sdkErrors(await write(all, 'ar'), 'pptx')).toEqual([]);
});
