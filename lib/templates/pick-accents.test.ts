import { expect, it } from 'vitest';
import { pickAccents } from './pick-accents';

it.each([
  [
    'a strong colour of some area before a weak one of much',
    [
      ['C9D2D8', 0.6],
      ['2F7D4A', 0.3],
      ['E0641F', 0.1],
    ],
    ['2F7D4A', 'E0641F'],
  ],
  [
    'another hue as second, not another shade',
    [
      ['1F5FBF', 0.4],
      ['3F7FDF', 0.4],
      ['E0641F', 0.2],
    ],
    ['1F5FBF', 'E0641F'],
  ],
  [
    'one where there is only one',
    [
      ['FFFFFF', 0.7],
      ['1F5FBF', 0.3],
    ],
    ['1F5FBF'],
  ],
  [
    'none of a grey picture',
    [
      ['FFFFFF', 0.5],
      ['808080', 0.3],
      ['000000', 0.2],
    ],
    [],
  ],
  [
    'none of specks',
    [
      ['FFFFFF', 0.97],
      ['FF0000', 0.01],
      ['00FF00', 0.01],
      ['0000FF', 0.01],
    ],
    [],
  ],
  ['none of what is nearly black', [['000008', 1]], []],
  ['none of nothing', [], []],
] as const)('takes %s', (_, colors, accents) => {
  expect(pickAccents(colors.map(([hex, share]) => ({ hex, share })))).toEqual(accents);
});
