import { getLogger } from '@/lib/platform/logger/logger';
import { Overtaken } from './document-failure';
import { reportProgress, type IndexingRun } from './indexing-run';

/** Also how soon a run notices that its document was deleted. */
const beatMs = 2_000;

/** Shows that a run is alive while it waits for something long; the signal aborts when the run was overtaken. */
export function keepAlive(run: IndexingRun): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const beat = () =>
    reportProgress(run, 0).catch((error: unknown) => {
      if (error instanceof Overtaken) controller.abort(error);
      // The database may be away for a moment; what the run itself does there fails if it stays away.
      else getLogger().warn({ err: error, documentId: run.documentId }, 'a sign of life could not be written');
    });
  const timer = setInterval(() => void beat(), beatMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
