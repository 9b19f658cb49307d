import type { FindPassages } from '@/lib/generation/sources/passage';
import type { Context } from '../context';
import { withoutExtension } from './index/store-passages';
import { searchKnowledge, type FoundPassage } from './search-knowledge';
import type { KnowledgeState } from './search/knowledge-state';

const alone = 'the slides use the prompt alone';

/** Finds passages in the documents of one organization; `jobId` has the embeddings' tokens on the job's account. */
export function openKnowledge(ctx: Context, { jobId = null }: { jobId?: string | null } = {}): FindPassages {
  return async ({ topic, prompt, language, most }) => {
    const query = topic.trim() === '' ? prompt : topic;
    const { passages, state, notices } = await searchKnowledge({ ctx, input: { query, language, most, jobId } });
    return { passages: passages.map(toPassage), notices: [...notices, ...noticesOf(passages.length, state)] };
  };
}

function toPassage({ documentId, title, name, position, page, heading, text }: FoundPassage) {
  const file = title === withoutExtension(name) ? {} : { file: name };
  return { origin: 'knowledge_base' as const, documentId, title, ...file, position, page, url: null, heading, text };
}

function noticesOf(found: number, { ready, underWay }: KnowledgeState): string[] {
  if (ready === 0 && underWay === 0) return [`The knowledge base was asked for, but it is empty; ${alone}.`];
  if (ready === 0)
    return [`The knowledge base was asked for, but none of its documents had been read to the end; ${alone}.`];
  const late =
    underWay > 0
      ? [
          `${underWay === 1 ? '1 document' : `${underWay} documents`} of the knowledge base had not been read to the end and could not be used.`,
        ]
      : [];
  return found > 0 ? late : [`The knowledge base has nothing on this topic; ${alone}.`, ...late];
}
