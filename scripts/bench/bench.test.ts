import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programs } from './bench';

it.each(Object.entries(programs))('finds the program that measures the %s', (_, program) => {
  expect(existsSync(program)).toBe(true);
});
