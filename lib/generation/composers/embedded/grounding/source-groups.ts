import type { Passage } from '@/lib/reading/passage';
import type { Row } from './read-rows';
import { readRows } from './read-rows';
import type { Statement } from './statement';
import { usableHeading } from './usable-heading';

/** What one part of a document says, in the order in which it says it. */
export interface SourceGroup {
  documentId: string;
  /** Null where no heading of the document can name it. */
  heading: string | null;
  statements: Statement[];
  rows: Row[];
  score: number;
}

/** Fewer statements on one heading leave room for others. */
const mostStatements = 5;
/** A table is worth as much as two statements that meet the topic. */
const worthOfRows = 2;

/** Statements by the heading that they stand under: the document that fits best first, each in its own order. */
export function sourceGroups(
  statements: readonly Statement[],
  passages: readonly Passage[],
  topic: string,
): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const passage of inReadingOrder(passages)) {
    const own = statements
      .filter((statement) => statement.passage === passage.id)
      .sort((a, b) => passage.text.indexOf(a.full) - passage.text.indexOf(b.full));
    if (own.length === 0) continue;
    const heading = isWhole(passage, passages) ? null : usableHeading(passage.heading, `${passage.title} ${topic}`);
    const key = `${passage.documentId}\n${heading ?? ''}`;
    const group = groups.get(key) ?? { documentId: passage.documentId, heading, statements: [], rows: [], score: 0 };
    const rows = group.rows.length > 0 ? group.rows : readRows(passage);
    const said = new Set(rows.map(({ full }) => full));
    groups.set(key, {
      ...group,
      rows,
      statements: [...group.statements, ...own.filter(({ full }) => !said.has(full))],
    });
  }
  return [...groups.values()].map(withBest).filter((group) => group.statements.length + group.rows.length > 0);
}

/** A heading above those of other parts names the document. */
function isWhole({ documentId, heading }: Passage, passages: readonly Passage[]): boolean {
  return passages.some((other) => other.documentId === documentId && other.heading.startsWith(`${heading} › `));
}

function withBest(group: SourceGroup): SourceGroup {
  const best = [...group.statements].sort((a, b) => b.score - a.score).slice(0, mostStatements);
  const statements = group.statements.filter((statement) => best.includes(statement));
  return {
    ...group,
    statements,
    score:
      best.reduce((sum, { score }) => sum + Math.max(score, 0) + 0.5, 0) + (group.rows.length > 0 ? worthOfRows : 0),
  };
}

/** Documents by their best passage, and within them as they are written; passages come with the best first. */
function inReadingOrder(passages: readonly Passage[]): Passage[] {
  const rank = new Map<string, number>();
  passages.forEach(({ documentId }, index) => rank.set(documentId, rank.get(documentId) ?? index));
  return passages
    .map((passage, index) => ({ passage, index, document: rank.get(passage.documentId) ?? 0 }))
    .sort(
      (a, b) =>
        a.document - b.document ||
        (a.passage.position ?? 0) - (b.passage.position ?? 0) ||
        (a.passage.page ?? 0) - (b.passage.page ?? 0) ||
        numberOf(a.passage) - numberOf(b.passage) ||
        a.index - b.index,
    )
    .map(({ passage }) => passage);
}

/** "3. Costs" comes before "4. Outlook", whichever was found first. */
function numberOf({ heading }: Passage): number {
  return Number(/^\p{Nd}{1,2}(?=[.)\s])/u.exec(heading.split(' › ').at(-1) ?? '')?.[0] ?? 0);
}
