import { expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { contextOf } from '../context';
import { pointOf } from './material';
import { areParallel } from './parallel-points';

const context = contextOf(readPrompt({ prompt: 'Bikes and vans', outputType: 'deck', variantCount: 1 }));

it.each([
  [
    true,
    ['Bikes: 11 stops an hour, €0.94 per parcel, 120 kg of load', 'Vans: 7 stops an hour, €1.52 per parcel, 900 kg'],
  ],
  [false, ['Bikes: 11 stops an hour, €0.94 per parcel', 'Vans: 7 stops an hour, €1.52 per parcel']],
  [false, ['Range: 6 km by radio, no SIM card, no mast', 'Power: solar, 40 days without sun, one spare']],
])('compares names of which the same things are said: %s', (isSo, lines) => {
  expect(
    areParallel(
      lines.map((line) => pointOf(line)),
      context,
    ),
  ).toBe(isSo);
});
