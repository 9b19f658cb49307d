import { shorten, trimStop } from '../analyse/shorten';
import type { Headed } from '../analyse/split-head';
import { splitLabel } from '../analyse/split-head';
import { splitSentences } from '../analyse/split-sentences';
import { listOf, onlyPart } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader } from './draft';
import { longestTitle } from './draft';

const mostCauses = 6;
const longestDetail = 150;

/** Causes that lead to one another, as a chain: the root cause, then what contributed. */
export const readCauses: KindReader = (portion, context) => {
  const items = listOf(portion)?.items ?? [];
  const part = onlyPart(portion);
  if (part === null || items.length < 2) return null;
  const labelled = items.map((item) => splitLabel(item.text));
  const causes = labelled.filter((label) => roleOf(label?.head ?? null) === 'causes');
  if (causes.length < 2 && !(roleOf(part.heading) === 'causes' && causes.length === 0 && items.length >= 3))
    return null;
  const steps = items.flatMap((item, index) => {
    const label = labelled[index];
    if (label?.detail == null) return [{ title: capitalise(shorten(item.text, longestDetail)) }];
    const clauses =
      index === 0
        ? [label.detail]
        : splitSentences(label.detail, context.language).flatMap((sentence) => sentence.split(/[;；]\s+/u));
    return clauses.map((clause) => ({ title: label.head, detail: shorten(clause, longestDetail) }));
  });
  const root = labelled[0]?.detail;
  const factors = rootAndFactors(labelled);
  if (root != null && factors !== null) return asCards(root, factors, labelled[0]?.head ?? '', context.language);
  return {
    body: { kind: 'process', steps: steps.slice(0, mostCauses) },
    title: root == null ? null : shorten(root, 80),
    eyebrow: labelled[0]?.head,
    fit: 0.93,
  };
};

/** One cause and several factors that share another label; null for a chain of causes. */
function rootAndFactors(labelled: readonly (Headed | null)[]): string[] | null {
  const [first, ...others] = labelled;
  const heads = new Set(others.map((label) => label?.head.toLowerCase()));
  if (first?.detail == null || others.length === 0 || heads.size !== 1 || heads.has(first.head.toLowerCase()))
    return null;
  const details = others.map((label) => label?.detail ?? null).filter((detail) => detail !== null);
  return details.length === others.length ? details : null;
}

/** The cause leads; what contributed to it stands side by side below. */
function asCards(root: string, factors: readonly string[], eyebrow: string, language: string): Draft | null {
  const texts = factors.flatMap((factor) =>
    splitSentences(factor, language).flatMap((sentence) => sentence.split(/[;；]\s+/u)),
  );
  if (texts.length < 2 || texts.length >= mostCauses) return null;
  const title = shorten(root, longestTitle);
  const rest = trimStop(root.slice(title.length)).replace(/^[\s,;:]+(?:(?:and|und|et|y|e|en|i|ve|и)\s)?/iu, '');
  const cards = [...(rest === '' || !root.startsWith(title) ? [] : [rest]), ...texts].map((text) => ({
    title: capitalise(shorten(text, longestDetail)),
  }));
  return { body: { kind: 'cards', cards }, title, eyebrow, fit: 0.93 };
}
