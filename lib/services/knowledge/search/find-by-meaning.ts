import { getLogger } from '@/lib/platform/logger/logger';
import type { Context } from '../../context';
import { embedTexts } from '../embeddings/embed-texts';
import { openEmbeddingModel, type OpenedEmbeddingModel } from '../embeddings/open-embedding-model';
import type { Candidate } from './candidate';
import { findNearest } from './find-nearest';

/** The beginning says what a text is about, and models read no more. */
const longestQuery = 2_000;
/** Somebody waits; the words find most of it. */
const timeoutMs = 10_000;

const byWordsAlone = 'The knowledge base was searched by words alone, because the model for embeddings did not answer.';

export interface FoundByMeaning {
  candidates: Candidate[];
  notices: string[];
}

/** Passages that mean much the same as the query; nothing without a model for embeddings, a notice when it is away. */
export async function findByMeaning(
  ctx: Context,
  { query, jobId }: { query: string; jobId: string | null },
): Promise<FoundByMeaning> {
  const opened = openEmbeddingModel();
  if (!opened) return { candidates: [], notices: [] };
  const vector = await vectorOf(ctx, opened, query, jobId);
  if (!vector) return { candidates: [], notices: [byWordsAlone] };
  return { candidates: await findNearest(ctx.organizationId, opened.name, vector), notices: [] };
}

async function vectorOf(
  ctx: Context,
  opened: OpenedEmbeddingModel,
  query: string,
  jobId: string | null,
): Promise<Float32Array | undefined> {
  const texts = [query.slice(0, longestQuery)];
  try {
    const [vector] = await embedTexts(ctx, opened, {
      texts,
      purpose: 'search-knowledge',
      jobId,
      signal: AbortSignal.timeout(timeoutMs),
      maxRetries: 1,
    });
    return vector;
  } catch (error) {
    getLogger().warn(
      { err: error, organizationId: ctx.organizationId },
      'a knowledge base was searched by words alone',
    );
    return undefined;
  }
}
