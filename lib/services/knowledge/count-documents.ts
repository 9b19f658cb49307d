import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import type { DocumentState } from './knowledge-document';

export type DocumentCounts = Record<DocumentState, number> & { passages: number };

/** How many documents are in which state, and how much there is to find. */
export async function countDocuments({
  ctx: { organizationId },
}: Call<Context, Record<string, never>>): Promise<DocumentCounts> {
  const rows = await getPrisma().knowledgeDocument.groupBy({
    by: ['state'],
    where: { organizationId },
    _count: true,
    _sum: { passageCount: true },
  });
  const counts: DocumentCounts = { queued: 0, reading: 0, ready: 0, failed: 0, passages: 0 };
  for (const { state, _count, _sum } of rows) {
    counts[state] = _count;
    if (state === 'ready') counts.passages = _sum.passageCount ?? 0;
  }
  return counts;
}
