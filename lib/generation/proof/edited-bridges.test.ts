import { describe, expect, test } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { bridgeTexts } from '@/lib/deck/layout/charts/bridge-texts';
import { bridgeValues } from '@/lib/deck/scene/bridge-parts';
import type { ChartElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { writePptx } from '@/lib/pptx/write-pptx';
import { childrenOf, descendantsOf } from '@/lib/pptx/xml/tree';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { openChart, typeNumber, typeRow } from '../testing/edit-chart';

const theme = builtinThemes[0]!;

async function write(arrangement: string, amounts: readonly number[], numberFormat = '0.0') {
  const [start = 0, ...changes] = amounts;
  const spec = deckSpecSchema.parse({
    title: 'Bridge',
    language: 'en-US',
    direction: 'ltr',
    slides: [
      {
        kind: 'waterfall',
        title: 'What moved the profit',
        arrangement,
        start: { name: 'Before', amount: start },
        steps: changes.map((amount, index) => ({ name: `Step ${index + 1}`, amount })),
        end: { name: 'After' },
        numberFormat,
      },
    ],
  });
  const { scene } = layOutDeck(spec, theme, { maxSlides: 5, images: new Map() });
  const element = scene.slides[0]?.elements.find((one) => one.type === 'chart');
  if (!element?.bridge) throw new Error('The slide has no bridge.');
  return { pptx: await writePptx({ scene, theme, images: new Map() }), element };
}

/** What the chart shows of each of its series, and what its labels say. */
function shownIn(pptx: Uint8Array) {
  const { chart } = openChart(pptx);
  const series = descendantsOf(chart, 'c:ser')
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((one) => {
      const points = descendantsOf(one, 'c:val').flatMap((values) => descendantsOf(values, 'c:pt'));
      const count = Number(
        descendantsOf(one, 'c:val')
          .flatMap((values) => descendantsOf(values, 'c:ptCount'))[0]
          ?.get('val'),
      );
      const at = new Map(points.map((point) => [Number(point.get('idx')), Number(point.text)]));
      return Array.from({ length: count }, (_, index) => at.get(index) ?? null);
    });
  const labels = descendantsOf(chart, 'c15:dlblRangeCache').flatMap((cache) =>
    descendantsOf(cache, 'c:v').map(({ text }) => text),
  );
  return { series, labels };
}

const orderOf = (series: ReturnType<typeof descendantsOf>[number]) =>
  Number(childrenOf(series, 'c:order')[0]?.get('val'));

/** What it has to show. */
function wanted({ bridge, language }: ChartElement, values: readonly (number | null)[]) {
  const parts = bridgeValues(values);
  return {
    series: (bridge?.parts ?? []).map((part) => parts[part]),
    labels: bridgeTexts({ ...bridge!, values }, language),
  };
}

describe.each(['bridge-columns', 'bridge-bars'])('%s whose data were edited', (arrangement) => {
  test('shows what the workbook computes before anybody edits it', async () => {
    const { pptx, element } = await write(arrangement, [12.4, 3.1, -2.2, 0.8]);
    expect(shownIn(pptx)).toEqual(wanted(element, [12.4, 3.1, -2.2, 0.8, null]));
    // Typing what is there already computes all of it anew.
    expect(shownIn(typeNumber(pptx, 'B2', 12.4))).toEqual(shownIn(pptx));
  });

  test.each([
    ['a change that grows moves all behind it', 'B3', 9, [12.4, 9, -2.2, 0.8, null]],
    ['a rise that becomes a fall is drawn as one', 'B3', -3.1, [12.4, -3.1, -2.2, 0.8, null]],
    ['a fall through zero is parted there', 'B4', -20, [12.4, 3.1, -20, 0.8, null]],
    ['a start below zero hangs down', 'B2', -5, [-5, 3.1, -2.2, 0.8, null]],
  ])('%s', async (_, cell, value, values) => {
    const { pptx, element } = await write(arrangement, [12.4, 3.1, -2.2, 0.8]);
    expect(shownIn(typeNumber(pptx, cell, value))).toEqual(wanted(element, values));
  });

  test('a row that is added is one more change', async () => {
    const { pptx, element } = await write(arrangement, [12.4, 3.1, -2.2, 0.8]);
    const edited = typeRow(pptx, 'Currency', [-1.5]);
    expect(shownIn(edited)).toEqual(wanted(element, [12.4, 3.1, -2.2, 0.8, null, -1.5]));
  });

  test.each(['#,##0', '0.0%', '"$"0.0,,"M"', '#,##0.00 "€"'])('%s is what labels are computed in', async (format) => {
    const { pptx, element } = await write(arrangement, [1_284_650, 84_650.5, -20_000], format);
    expect(shownIn(typeNumber(pptx, 'B3', -84_000))).toEqual(wanted(element, [1_284_650, -84_000, -20_000, null]));
  });

  test('has no error that the Open XML SDK finds', async () => {
    const { pptx } = await write(arrangement, [12.4, 3.1, -2.2, 0.8]);
    expect(await sdkErrors(pptx, 'pptx')).toEqual([]);
    expect(await sdkErrors(typeRow(pptx, 'Currency', [-1.5]), 'pptx')).toEqual([]);
  });
});
