import type { GenerationServices } from '@/lib/generation/pipeline/generation-job';
import type { FindPassages } from '@/lib/generation/sources/find-passages';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { awaitDocuments, type DocumentWait } from '../knowledge/await-documents';
import { withoutExtension } from '../knowledge/index/store-passages';
import { searchKnowledge, type FoundPassage, type KnowledgeState } from '../knowledge/search-knowledge';
import { sqlOf } from '../transaction';
import { openWeb } from '../web/open-web';

/** Where passages come from besides the prompt, for one job of an organization. */
export function openSources(ctx: Context, jobId: string): GenerationServices['sources'] {
  return { knowledgeBase: openKnowledge(ctx, { jobId }), web: openWeb() };
}

interface AvailableSources {
  webSearch: boolean;
  knowledgeBase: boolean;
}

const hasDocuments = `select exists (select from knowledge_documents where organization_id = $1 and state = 'ready') as "knowledgeBase"`;

/** Which sources of content the organization can use besides the prompt. Asking for one that it has not is no error, but changes nothing. */
export async function availableSources({ ctx }: Call<Context, Record<string, never>>): Promise<AvailableSources> {
  const { rows } = await sqlOf(ctx).query<{ knowledgeBase: boolean }>(hasDocuments, [ctx.organizationId]);
  return { webSearch: getEnv().WEB_SEARCH !== 'none', knowledgeBase: rows[0]?.knowledgeBase ?? false };
}

const alone = 'the slides use the prompt alone';

interface KnowledgeOptions {
  /** Has the embeddings' tokens on the job's account. */
  jobId?: string | null;
  /** How long documents that are being read are waited for. */
  waitMs?: number;
}

/** Finds passages in the documents of one organization, once those that were added before are read. */
export function openKnowledge(
  ctx: Context,
  { jobId = null, waitMs = getEnv().KNOWLEDGE_WAIT_SECONDS * 1_000 }: KnowledgeOptions = {},
): FindPassages {
  return async ({ topic, prompt, language, most }, signal) => {
    const waited = await awaitDocuments({ ctx, input: { mostMs: waitMs, signal } });
    const query = topic.trim() === '' ? prompt : topic;
    const { passages, state, notices } = await searchKnowledge({ ctx, input: { query, language, most, jobId } });
    return {
      passages: passages.map(toPassage),
      notices: [...tellWait(waited), ...notices, ...noticesOf(passages.length, state)],
    };
  };
}

function tellWait({ documents, ms }: DocumentWait): string[] {
  const seconds = Math.round(ms / 1_000);
  if (documents === 0 || seconds === 0) return [];
  return [
    `The job waited ${counted(seconds, 'second')} for ${counted(documents, 'document')} of the knowledge base to be read.`,
  ];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

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
      ? [`${counted(underWay, 'document')} of the knowledge base had not been read to the end and could not be used.`]
      : [];
  return found > 0 ? late : [`The knowledge base has nothing on this topic; ${alone}.`, ...late];
}
