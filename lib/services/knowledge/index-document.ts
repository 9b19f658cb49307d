import { getLogger } from '@/lib/platform/logger/logger';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';
import { embeddingModelName, embedPassages } from './embeddings';
import {
  claimDocument,
  isOurs,
  judgeFailure,
  keepAlive,
  oursOf,
  Overtaken,
  reportProgress,
  type IndexingRun,
} from './index/indexing-run';
import { readPassages } from './index/read-passages';
import { storePassages } from './index/store-passages';
import { failDocument } from './requeue-documents';

export interface IndexDocumentInput {
  documentId: string;
  /** Whether the queue gives the document up when this attempt fails. */
  isLastAttempt: boolean;
}

/** How far the document is when each part is done. */
const progressAt = { claimed: 5, read: 50, stored: 70 };

/**
 * Makes a document searchable; for the worker.
 *
 *     claim → text, in a process of its own → passages with their words → embeddings, with a model for them → ready
 *
 * Doing it twice changes nothing: the later run takes over, the earlier one stops at its next write, as both do when the
 * document is deleted. What a run that died has finished stays; the next one goes on behind it.
 *
 * @throws what another attempt may mend, unless this is the last
 */
export async function indexDocument({ ctx, input }: Call<Context, IndexDocumentInput>): Promise<void> {
  const { organizationId } = ctx;
  const run = await claimDocument({ documentId: input.documentId, organizationId });
  // One that is ready comes again for embeddings that it lacks.
  if (!run) return embedPassages({ ctx, input: { documentId: input.documentId } });
  const alive = keepAlive(run);
  try {
    await work(ctx, run, alive.signal);
  } catch (error) {
    if (error instanceof Overtaken || alive.signal.aborted) return;
    await settle(ctx, run, error, input.isLastAttempt);
  } finally {
    alive.stop();
  }
}

async function work(ctx: Context, run: IndexingRun, signal: AbortSignal): Promise<void> {
  await reportProgress(run, progressAt.claimed);
  if (run.passageCount === 0) {
    const document = await readPassages(run, signal);
    await reportProgress(run, progressAt.read);
    const to = embeddingModelName() === null ? 99 : progressAt.stored;
    await storePassages(run, document, { from: progressAt.read, to });
  }
  await embedAll(ctx, run, signal);
  await sqlOf(ctx).query(
    `update knowledge_documents set state = 'ready', progress = 100, indexed_at = now() where ${isOurs}`,
    oursOf(run),
  );
}

/** A document without embeddings is found by its words: a model that is away holds nothing up, and a sweep makes good. */
async function embedAll(ctx: Context, run: IndexingRun, signal: AbortSignal): Promise<void> {
  const { stored } = progressAt;
  const onShare = (share: number) => reportProgress(run, Math.floor(stored + (99 - stored) * share));
  try {
    await embedPassages({ ctx, input: { documentId: run.documentId, signal, onShare } });
  } catch (error) {
    if (error instanceof Overtaken || signal.aborted) throw error;
    getLogger().warn({ err: error, documentId: run.documentId }, 'a document has no embeddings yet');
  }
}

async function settle(ctx: Context, run: IndexingRun, error: unknown, isLastAttempt: boolean): Promise<void> {
  const { code, isFinal } = judgeFailure(error);
  if (!isFinal && !isLastAttempt) {
    await sqlOf(ctx).query(
      `update knowledge_documents set state = 'queued', progress = 0 where ${isOurs}`,
      oursOf(run),
    );
    throw error;
  }
  // A broken document is its owner's matter, and told there: whoever runs the service needs one line of it.
  if (isFinal)
    getLogger().info(
      { documentId: run.documentId, code, reason: error instanceof Error ? error.message : String(error) },
      'a document cannot be read',
    );
  else getLogger().error({ err: error, documentId: run.documentId, code }, 'a document could not be indexed');
  await failDocument({ ctx, input: { documentId: run.documentId, code, run: run.number } });
}
