import type { FindPassages } from '@/lib/generation/sources/passage';
import type { Context } from '../context';

/** Finds passages in the documents of one organization. */
export function openKnowledge(_ctx: Context): FindPassages {
  return () => Promise.resolve({ passages: [], notices: ['The knowledge base was asked for, but it is empty; the slides use the prompt alone.'] });
}
