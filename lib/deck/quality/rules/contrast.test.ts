import { expect, it } from 'vitest';
import type { ChartLabels } from '../../scene/chart-labels';
import type { IconElement, SceneElement } from '../../scene/scene';
import type { ColorRole } from '../../theme/theme';
import { chart, findings, findingsWith, paragraph, shape, slide, table, text } from '../testing/make-scene';
import { testTheme } from '../testing/test-theme';

const box = { x: 1, y: 2, w: 5, h: 1 };
const panel = { x: 0.8, y: 1.8, w: 6, h: 2 };

function found(...elements: SceneElement[]) {
  return findings('contrast', slide('One', elements)).map(({ element }) => element);
}

it('finds text that is too pale for the background of the layout', () => {
  expect(found(text('Pale', box, [paragraph('words', { color: 'series5' })]))).toEqual(['Pale']);
  expect(found(text('Dark', box, [paragraph('words')]))).toEqual([]);
});

it('asks less of large and of bold text', () => {
  // The third series colour on white is 4.1 : 1.
  expect(found(text('Small', box, [paragraph('words', { color: 'series3', sizePt: 16 })]))).toEqual(['Small']);
  expect(found(text('Large', box, [paragraph('words', { color: 'series3', sizePt: 18 })]))).toEqual([]);
  expect(found(text('Bold', box, [paragraph('words', { color: 'series3', sizePt: 14, bold: true })]))).toEqual([]);
});

it('takes the topmost fill under the text for its background', () => {
  const white = text('White', box, [paragraph('words', { color: 'canvas' })]);
  expect(found(white)).toEqual(['White']);
  expect(found(shape('Panel', panel, { fill: { color: 'accent' } }), white)).toEqual([]);
  expect(found(shape('Panel', panel, { fill: { color: 'accent' } }), shape('Sheet', panel), white)).toEqual(['White']);
  expect(found({ ...white, fill: { color: 'accent' } })).toEqual([]);
});

it('does not count what is drawn after the text', () => {
  expect(
    found(
      text('White', box, [paragraph('words', { color: 'canvas' })]),
      shape('Later', panel, { fill: { color: 'accent' } }),
    ),
  ).toEqual(['White']);
});

it('mixes fills that are not opaque', () => {
  const white = text('White', box, [paragraph('words', { color: 'canvas' })]);
  expect(found(shape('Veil', panel, { fill: { color: 'accent', opacity: 0.2 } }), white)).toEqual(['White']);
  expect(found(shape('Veil', panel, { fill: { color: 'accent', opacity: 0.95 } }), white)).toEqual([]);
});

it('finds a text that only begins on a dark shape', () => {
  const half = shape('Half', { ...panel, w: 0.5 }, { fill: { color: 'accent' } });
  expect(found(half, text('White', box, [paragraph('a few white words', { color: 'canvas' })]))).toEqual(['White']);
  expect(found(half, text('Dark', box, [paragraph('a few dark words')]))).toEqual(['Dark']);
});

it('counts the ornaments and the background of the layout', () => {
  const top = text('On the band', { x: 1, y: 0, w: 4, h: 0.2 }, [paragraph('words', { color: 'canvas', sizePt: 10 })]);
  expect(found(top)).toEqual([]);
  expect(
    findings(
      'contrast',
      slide('Cover', [text('White', box, [paragraph('words', { color: 'canvas' })])], { layout: 'cover' }),
    ).map(({ element }) => element),
  ).toEqual(['Title']);
});

it('reports a text on a picture without a panel', () => {
  const picture = {
    type: 'image' as const,
    name: 'Picture',
    box: panel,
    imageId: 'a',
    altText: 'A hall',
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
  };
  const words = text('Words', box, [paragraph('words')], { on: 'Picture' });
  expect(found(picture, words)).toEqual(['Words']);
  expect(found(picture, { ...words, fill: { color: 'canvas' } })).toEqual([]);
});

it('looks at table cells on their own fill and at the labels of charts', () => {
  const cell = (label: string) => ({ paragraphs: [paragraph(label, { sizePt: 12, color: 'canvas' })] });
  const header = {
    kind: 'header' as const,
    heightIn: 0.5,
    cells: [{ ...cell('Team'), fill: { color: 'accent' as const } }, cell('Change')],
  };
  expect(found(table(box, { rows: [header] }))).toEqual(['Table, row 1, column 2']);
  expect(found(shape('Dark', panel, { fill: { color: 'ink' } }), chart(box))).toEqual(['Chart']);
});

it('looks at the labels of a chart on what they stand on: their bar, or what is behind the chart', () => {
  const labels = (position: 'inside' | 'outside', color: ColorRole): ChartLabels => ({
    shows: 'value',
    position,
    points: [0, 1],
    format: '0',
    sizePt: 12,
    bold: false,
    colors: [color, color],
  });
  const bars = (own: ChartLabels) =>
    found(chart(box, { looks: [{ form: 'bar', axis: 'primary', fill: { color: 'accent' }, labels: own }] }));
  expect(bars(labels('inside', 'canvas'))).toEqual([]);
  expect(bars(labels('outside', 'canvas'))).toEqual(['Chart']);
  expect(bars(labels('inside', 'accent'))).toEqual(['Chart']);
  expect(bars(labels('outside', 'accent'))).toEqual([]);
});

it.each([
  ['small', '767676', {}, 0],
  ['small', '777777', {}, 1],
  ['large', '949494', { sizePt: 18 }, 0],
  ['large', '969696', { sizePt: 18 }, 1],
  ['bold', '949494', { sizePt: 14, bold: true }, 0],
  ['nearly bold enough', '949494', { sizePt: 13.5, bold: true }, 1],
  ['nearly large enough', '949494', { sizePt: 17.5 }, 1],
])('draws the line for %s text in %s', (_, hex, run, count) => {
  const theme = { ...testTheme, colors: { ...testTheme.colors, series4: hex } };
  const words = text('Words', box, [paragraph('words', { color: 'series4', sizePt: 16, ...run })]);
  expect(findingsWith('contrast', { theme }, slide('One', [words]))).toHaveLength(count);
});

const square = { x: 1, y: 2, w: 0.5, h: 0.5 };
const icon = (color: IconElement['color'], on?: string): IconElement => ({
  type: 'icon',
  name: 'Icon',
  icon: 'rocket',
  color,
  box: square,
  ...(on ? { on } : {}),
});

it('finds an icon that is too pale for what is behind it', () => {
  // On white the fifth series colour is 2.6 : 1, the third one 4.1 : 1.
  expect(findings('icon-contrast', slide('One', [icon('series5')]))).toMatchObject([{ element: 'Icon', limit: 3 }]);
  expect(findings('icon-contrast', slide('One', [icon('series3')]))).toEqual([]);
});

it('looks at the ground that the icon stands on', () => {
  const ground = shape('Ground', square, { geometry: 'ellipse', fill: { color: 'accent' } });
  expect(findings('icon-contrast', slide('One', [ground, icon('canvas', 'Ground')]))).toEqual([]);
  expect(findings('icon-contrast', slide('One', [ground, icon('accent', 'Ground')]))).toHaveLength(1);
});
