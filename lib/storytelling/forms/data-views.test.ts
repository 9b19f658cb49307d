import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from '../tell-slides';

const tell = (prompt: string, outputType: 'deck' | 'single_slide' = 'deck'): SlideSpec[] =>
  tellSlides(readPrompt({ prompt, outputType, variantCount: 1 })).slides;
const charts = (slides: readonly SlideSpec[]) => slides.flatMap((slide) => (slide.kind === 'chart' ? slide.chart : []));

const repairs = [
  'No;House;Trade;Fault',
  'P-11;Elm;Heating;Pump stops at night',
  'P-12;Elm;Damp;Mould on the ceiling',
  'P-13;Oak;Lift;Stops between floors',
  'P-14;Oak;Heating;Valve sticks',
  'P-15;Ash;Damp;Wet patch below a window',
  'P-16;Elm;Heating;Cold in the kitchen',
].join('\n');

describe('a chart that is asked of a table without numbers', () => {
  it('counts the rows of each kind that the wish names', () => {
    const told = charts(tell(`Slides on our repairs please. How many per trade as a bar chart.\n\n${repairs}`));
    expect(told).toMatchObject([
      { type: 'bar', categories: ['Heating', 'Damp', 'Lift'], series: [{ values: [3, 2, 1] }] },
    ]);
  });

  it('is on a single slide, too', () => {
    const [chart] = charts(tell(`One slide: repairs per house as a column chart.\n\n${repairs}`, 'single_slide'));
    expect(chart).toMatchObject({ series: [{ values: [3, 2, 1] }] });
    expect(chart?.categories).toEqual(['Elm', 'Oak', 'Ash']);
  });

  it.each([
    ['a chart is not asked for', 'How many per trade.', repairs],
    ['the wish names no column', 'The costs as a bar chart.', repairs],
    ['hardly two rows are of one kind', 'How many per fault as a bar chart.', repairs],
  ])('is none where %s', (_, wish, table) => {
    expect(charts(tell(`Slides on our repairs please. ${wish}\n\n${table}`))).toEqual([]);
  });

  it('draws the numbers that there are, and counts nothing', () => {
    const table = 'House;Trade;Days\nElm;Heating;4\nOak;Heating;9\nAsh;Damp;2\nFir;Damp;7\nYew;Heating;3\nBay;Damp;5';
    const told = charts(tell(`Slides on our repairs please. The repairs per trade as a bar chart.\n\n${table}`));
    expect(told.map(({ series }) => series.map(({ name }) => name))).toEqual([['Days']]);
  });
});
