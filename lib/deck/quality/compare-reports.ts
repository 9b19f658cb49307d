import type { Finding, QualityReport } from './quality-report';

/** How much worse a deck is for each finding of a rule, beside those of other rules. */
const weights: Readonly<Record<string, number>> = {
  'moved-to-notes': 4,
  'not-drawn': 4,
  density: 3,
  coverage: 3,
  'same-arrangement': 2,
  'label-title': 2,
  'icon-contrast': 2,
  continues: 2,
};
const usualWeight = 1;

/** Reports of the same deck in two forms; findings of the layout may stand among the warnings. */
export type ComparedReport = Pick<QualityReport, 'blocking' | 'warnings'>;

/**
 * Which of two reports is the better one: fewer findings that forbid delivery, then less by the weights of the others.
 *
 * @returns below 0 for the first, above 0 for the second, 0 where neither is better
 */
export function compareReports(one: ComparedReport, other: ComparedReport): number {
  return one.blocking.length - other.blocking.length || weightOf(one.warnings) - weightOf(other.warnings);
}

function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { rule }) => sum + (weights[rule] ?? usualWeight), 0);
}
