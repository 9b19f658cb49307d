import { describe, expect, it } from 'vitest';
import type { ChartData } from '../../spec/chart-data';
import { chartDataSchema } from '../../spec/chart-data';
import { sortedChart } from './sort-categories';

/** Names in the order in which they are drawn; they measure 1, 2, 3 … as they are given. */
function drawn(names: readonly string[], data: Partial<ChartData> = {}, language = 'en-US'): readonly string[] {
  const values = names.map((_, index) => index + 1);
  const chart = chartDataSchema.parse({ type: 'bar', categories: names, series: [{ name: 'S', values }], ...data });
  return sortedChart(chart, language)?.categories ?? names;
}

describe('the order of bars', () => {
  it('is that of their values, the largest first', () => {
    expect(drawn(['North', 'South', 'West'])).toEqual(['West', 'South', 'North']);
    expect(drawn(['North', 'South', 'West'], { type: 'pie' })).toEqual(['West', 'South', 'North']);
    expect(drawn(['Plant 3', 'Plant 1', 'Plant 2'])).toEqual(['Plant 2', 'Plant 1', 'Plant 3']);
    const series = [
      { name: 'A', values: [9, 1, null] },
      { name: 'B', values: [1, 8, 20] },
    ];
    expect(drawn(['North', 'South', 'West'], { series })).toEqual(['North', 'South', 'West']);
    expect(drawn(['North', 'South', 'West'], { series, emphasis: 'B' })).toEqual(['West', 'South', 'North']);
    expect(drawn(['North', 'South', 'West'], { series, type: 'stacked_bar' })).toEqual(['West', 'North', 'South']);
  });

  it.each([
    ['years', ['2022', '2023', '2024']],
    ['quarters', ['Q3 2024', 'Q4 2024', 'Q1 2025']],
    ['months', ['November', 'December', 'January']],
    ['months with years', ['Nov 2024', 'Dec 2024', 'Jan 2025']],
    ['days', ['Mon', 'Tue', 'Sun']],
    ['ages', ['Under 18', '18–24', '25–34', '65+']],
    ['sizes of companies', ['1–9 staff', '10–49 staff', '50 staff and more']],
    ['sizes', ['Small firms', 'Mid-size firms', 'Large firms']],
    ['levels', ['Low', 'Medium', 'High', 'Very high']],
    ['answers', ['Strongly agree', 'Agree', 'Neutral', 'Disagree']],
    ['steps', ['Step 1', 'Step 2', 'Step 3']],
    ['grades', ['A', 'B', 'C']],
    ['seasons', ['Spring', 'Summer', 'Autumn', 'Other']],
  ])('is the given one of %s', (_, names) => {
    expect(drawn(names)).toEqual(names);
    expect(drawn(names, { type: 'doughnut' })).toEqual(names);
  });

  it.each([
    ['de-DE', ['Januar', 'Februar', 'März']],
    ['de-DE', ['klein', 'mittel', 'groß']],
    ['fr-FR', ['janvier', 'février', 'mars']],
    ['ja-JP', ['1月', '2月', '3月']],
    ['ja-JP', ['小規模', '中規模', '大規模']],
    ['ar', ['يناير', 'فبراير', 'مارس']],
    ['he-IL', ['ינואר', 'פברואר', 'מרץ']],
  ])('is the given one of times and sizes in %s: %s', (language, names) => {
    expect(drawn(names, {}, language)).toEqual(names);
  });

  it('has what gathers the rest at its end', () => {
    expect(drawn(['North', 'South', 'Rest of Europe'])).toEqual(['South', 'North', 'Rest of Europe']);
    expect(drawn(['Other', 'North', 'South'])).toEqual(['South', 'North', 'Other']);
    expect(drawn(['Nord', 'Süd', 'Sonstige'], {}, 'de-DE')).toEqual(['Süd', 'Nord', 'Sonstige']);
    expect(drawn(['東京', '大阪', 'その他'], {}, 'ja-JP')).toEqual(['大阪', '東京', 'その他']);
    // A word that only begins like one is none.
    expect(drawn(['Restaurants', 'Hotels'])).toEqual(['Hotels', 'Restaurants']);
  });

  it('is kept where it is asked for, and in columns, which run along', () => {
    expect(drawn(['North', 'South'], { sort: 'given' })).toEqual(['North', 'South']);
    expect(drawn(['North', 'South'], { type: 'column' })).toEqual(['North', 'South']);
  });
});
