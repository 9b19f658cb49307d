import { expect, it } from 'vitest';
import { closestNames } from './resolve-template';

it('offers the names most like the wanted one, three at most', () => {
  const names = ['Harbour', 'Meridian', 'Nocturne', 'Median', 'Mediana'];
  expect(closestNames('meridan', names)).toEqual(['Meridian', 'Median', 'Mediana']);
  expect(closestNames('x', ['Only', 'Only'])).toEqual(['Only']);
});
