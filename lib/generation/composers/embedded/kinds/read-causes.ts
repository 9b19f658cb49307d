import { shorten } from '../analyse/shorten';
import { splitLabel } from '../analyse/split-head';
import { splitSentences } from '../analyse/split-sentences';
import { listOf, onlyPart } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { capitalise } from '../write/capitalise';
import type { KindReader } from './draft';

const mostCauses = 6;
const longestDetail = 150;

/** Causes that lead to one another, as a chain: the root cause, then what contributed. */
export const readCauses: KindReader = (portion, context) => {
  const items = listOf(portion)?.items ?? [];
  const part = onlyPart(portion);
  if (part === null || items.length < 2) return null;
  const labelled = items.map((item) => splitLabel(item.text));
  const causes = labelled.filter((label) => roleOf(label?.head ?? null) === 'causes');
  if (causes.length < 2 && !(roleOf(part.heading) === 'causes' && causes.length === 0 && items.length >= 3)) return null;
  const steps = items.flatMap((item, index) => {
    const label = labelled[index];
    if (label?.detail == null) return [{ title: capitalise(shorten(item.text, longestDetail)) }];
    const clauses = index === 0 ? [label.detail] : splitSentences(label.detail, context.language).flatMap((sentence) => sentence.split(/[;；]\s+/u));
    return clauses.map((clause) => ({ title: label.head, detail: shorten(clause, longestDetail) }));
  });
  const root = labelled[0]?.detail;
  return { body: { kind: 'process', steps: steps.slice(0, mostCauses) }, title: root == null ? null : shorten(root, 80), eyebrow: labelled[0]?.head, fit: 0.93 };
};
