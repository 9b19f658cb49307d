import { expect, it } from 'vitest';
import { lexiconOf } from '@/lib/languages/words-of';
import { amountsOf, figureOf } from './counted';

const speechOf = (tag: string) => ({ tag, lexicon: lexiconOf(tag) });

it.each([
  ['en-GB', 'waste down to 3.8%', '3.8%', 'waste down'],
  ['en-GB', 'New pump (£6,500)', '£6,500', 'New pump'],
  ['en-GB', 'Memory: under 60 MB', 'under 60 MB', 'Memory'],
  ['en-GB', 'Ship calls fell from 1,842 to 1,795', '1,842 → 1,795', 'Ship calls fell'],
  ['en-GB', 'Satisfaction rose from 4.1 to 4.6 out of 5', '4.1 → 4.6', 'Satisfaction rose'],
  ['en-GB', '412,000 parcels delivered, 18% more than a year ago', '412,000', 'parcels delivered'],
  ['ko', '가맹점 수 64개 → 71개', '64개 → 71개', '가맹점 수'],
  ['it', 'notti vendute: 1.486 (2024: 1.352)', '1.486', 'notti vendute'],
])('a figure has a label that does not say it again: %s %s', (tag, text, value, label) => {
  const figure = figureOf(text, speechOf(tag));

  expect(figure).toMatchObject({ value, label });
});

it.each([
  ['en-GB', '18th century stone barn'],
  ['en-GB', 'plot 31'],
  ['en-GB', 'At the saving of €0.18 per parcel'],
  ['en-GB', 'Call 01584 555 0142.'],
  ['en-GB', 'Approve €6.4 million for the Rotterdam extension'],
  ['nl', 'woensdag 10 t/m vrijdag 12 juni'],
  ['nl', 'vertrek 8.45 uur op het schoolplein'],
])('what measures nothing, or would be torn, is no figure: %s %s', (tag, text) => {
  expect(figureOf(text, speechOf(tag))).toBeNull();
});

it('reads numbers of East Asia as one', () => {
  expect(amountsOf('38万4千人', speechOf('ja')).map(({ value, scale }) => value * scale)).toEqual([384_000]);
});
