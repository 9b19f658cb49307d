import { expect, test } from 'vitest';
import { datePosition } from './date-position';

test.each([
  ['1996', 'en', 1996],
  ['2026-07', 'en', 2026.5],
  ['Q3 2026', 'de', 2026.5],
  ['T3 2026', 'fr', 2026.5],
  ['Jul 2026', 'en', 2026.5],
  ['juillet 2026', 'fr', 2026.5],
  ['1. Oktober 2026', 'de', 2026.75],
  ['Oct 2026', 'ja', 2026.75],
])('%s in %s stands at %s', (when, language, at) => {
  expect(datePosition(when, language)).toBeCloseTo(at, 3);
});

test.each(['Today', 'Phase 2', 'Week 48', 'March', '12', 'Ma 2026'])('%s names no date', (when) => {
  expect(datePosition(when, 'en')).toBeUndefined();
});
