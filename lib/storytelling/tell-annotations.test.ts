import { describe, expect, it } from 'vitest';
import type { ChartData } from '@/lib/deck/spec/chart-data';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellDeck } from './tell-deck';

/** The first chart of a deck about a heading with what stands under it. */
function chartOf(prompt: string): (ChartData & { takeaway?: string }) | undefined {
  const { slides } = tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
  return slides.flatMap((slide) => (slide.kind === 'chart' ? [{ ...slide.chart, takeaway: slide.takeaway }] : []))[0];
}

const table = (...rows: string[]) =>
  [rows[0], rows[0]?.replace(/[^|]+/g, '---'), ...rows.slice(1)].map((row) => `| ${row} |`).join('\n');
const months = table('Month | Orders', 'January | 120', 'February | 132', 'March | 180', 'April | 210');
const years = table('Year | Revenue (USD million)', '2022 | 4.2', '2023 | 4.9', '2024 | 5.5', '2025 | 6.1');

describe('a target', () => {
  it.each([
    ['en', 'Target: 90 %', 'Target'],
    ['de', 'Ziel: 90 %', 'Ziel'],
    ['fr', 'Objectif : 90 %', 'Objectif'],
    ['es', 'Objetivo: 90 %', 'Objetivo'],
    ['ja', '目標：90%', '目標'],
    ['ar', 'الهدف: 90%', 'الهدف'],
  ])('is what a line beside numbers of its unit calls so: %s', (_, line, label) => {
    const rows = {
      en: 'North',
      de: 'Der Norden und die Küste',
      fr: 'Le nord',
      es: 'El norte',
      ja: '東京',
      ar: 'الرياض',
    };
    const first = rows[_ as keyof typeof rows];
    const heads = {
      en: 'Region | On time',
      de: 'Region | Pünktlich ausgeliefert',
      fr: 'Région | À l’heure',
      es: 'Región | A tiempo',
      ja: '地域 | 定時率',
      ar: 'المنطقة | في الموعد',
    };
    const data = table(
      heads[_ as keyof typeof heads],
      `${first} | 97 %`,
      'Alpha | 92 %',
      'Beta | 85 %',
      'Gamma | 70 %',
    );
    expect(chartOf(`# Deck\n\n## ${first}\n\n${data}\n\n${line}\n`)?.target).toEqual({ label, value: 0.9 });
  });

  it('is a column beside a series, or a row among others, that is called so', () => {
    const column = table(
      'Region | On time | Target',
      'North | 97 % | 90 %',
      'South | 92 % | 90 %',
      'West | 85 % | 90 %',
      'East | 70 % | 90 %',
    );
    expect(chartOf(`# Deck\n\n## Delivery\n\n${column}\n`)).toMatchObject({
      series: [{ name: 'On time' }],
      target: { label: 'Target', value: 0.9 },
    });
    const own = table('Year | Orders | Target', '2023 | 97 | 90', '2024 | 92 | 95', '2025 | 120 | 100');
    expect(chartOf(`# Deck\n\n## Orders\n\n${own}\n`)?.target).toEqual({ label: 'Target', values: [90, 95, 100] });
    const row = '- North: 97 %\n- South: 92 %\n- West: 85 %\n- Target: 90 %';
    expect(chartOf(`# Deck\n\n## On time\n\n${row}\n`)).toMatchObject({
      categories: ['North', 'South', 'West'],
      target: { label: 'Target', value: 0.9 },
    });
  });

  it('is said in the sentence that asks for the chart', () => {
    const prompt =
      'A bar chart of on-time delivery by region, target 90 %. North 97 %, South 92 %, West 85 %, East 70 %.';
    expect(chartOf(prompt)).toMatchObject({ categories: ['North', 'South', 'West', 'East'], target: { value: 0.9 } });
  });

  it('is none where it counts something else', () => {
    for (const line of ['Target: 90 %', 'Our target group: 40 to 60 people', 'Target: 12 countries'])
      expect(chartOf(`# Deck\n\n## Orders\n\n${months}\n\n${line}\n`)?.target).toBeUndefined();
  });
});

describe('an event', () => {
  it('is what a line says of one of the times', () => {
    const chart = chartOf(`# Deck\n\n## Orders\n\n${months}\n\n- Launch in March\n- April: Price cut\n`);
    expect(chart?.events).toEqual([
      { at: 'March', label: 'Launch' },
      { at: 'April', label: 'Price cut' },
    ]);
    expect(chart?.takeaway ?? '').not.toContain('Launch');
  });

  it('is none where a sentence tells more, or a number', () => {
    for (const line of ['In March we launched the shop and grew from there on.', 'March: 40 new customers'])
      expect(chartOf(`# Deck\n\n## Orders\n\n${months}\n\n${line}\n`)?.events).toBeUndefined();
  });
});

describe('growth', () => {
  it('is told between two times where their numbers come to the rate that is said', () => {
    const said = (line: string) => chartOf(`# Deck\n\n## Revenue\n\n${years}\n\n${line}\n`)?.growth;
    expect(said('Revenue grew from 4.2 in 2022 to 6.1 in 2025, +45 %.')).toEqual({ from: '2022', to: '2025' });
    expect(said('From 2022 to 2025 we grew by 13 % a year.')).toEqual({ from: '2022', to: '2025', yearly: true });
    // What the numbers don't come to is the author's alone.
    expect(said('Revenue grew from 2022 to 2025 by 60 %.')).toBeUndefined();
    expect(said('Revenue grew by 45 %.')).toBeUndefined();
  });
});
