import { expect, it } from 'vitest';
import { compareReports, type ComparedReport } from './compare-reports';

const report = (blocking: number, ...warnings: string[]): ComparedReport => ({
  blocking: Array.from({ length: blocking }, () => ({ rule: 'contrast', slide: 1, message: '' })),
  warnings: warnings.map((rule) => ({ rule, slide: 1, message: '' })),
});

it.each([
  ['what can be delivered is better, whatever else is found', report(0, 'density', 'density', 'coverage'), report(1)],
  ['fewer findings of a rule are better', report(0, 'density'), report(0, 'density', 'density')],
  ['too many words weigh more than a crooked edge', report(0, 'left-edges', 'type-variety'), report(0, 'density')],
  ['what does not stand on its slide weighs most', report(0, 'density'), report(0, 'moved-to-notes')],
])('%s', (_, better, worse) => {
  expect(compareReports(better, worse)).toBeLessThan(0);
  expect(compareReports(worse, better)).toBeGreaterThan(0);
});

it('prefers neither of two equal ones', () => {
  expect(compareReports(report(0, 'density', 'left-edges'), report(0, 'left-edges', 'density'))).toBe(0);
});
