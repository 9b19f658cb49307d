import { systemContext } from '@/lib/services/context';
import type { EngineLimits } from '@/lib/services/jobs/job-engine';
import { indexDocument } from '@/lib/services/knowledge/index-document';
import { failDocument } from '@/lib/services/knowledge/requeue-documents';
import { documentAdded, inngest } from './client';

const retries = 4;

/** Makes one document of a knowledge base searchable; no organization can occupy all the workers. */
export function createIndexDocument({ concurrency }: EngineLimits) {
  return inngest.createFunction(
    {
      id: 'index-document',
      triggers: [documentAdded],
      // People wait for their decks: documents take half as much.
      concurrency: [{ limit: Math.ceil(concurrency / 2), key: 'event.data.organizationId' }],
      retries,
      onFailure: async ({ event }) => {
        const { documentId, organizationId } = documentAdded.schema.parse(event.data.event.data);
        await failDocument({ ctx: systemContext(organizationId), input: { documentId, code: 'indexing_failed' } });
      },
    },
    async ({ event, step, attempt, maxAttempts = retries + 1 }) => {
      const { documentId, organizationId } = event.data;
      const isLastAttempt = attempt + 1 >= maxAttempts;
      await step.run('index', () =>
        indexDocument({ ctx: systemContext(organizationId), input: { documentId, isLastAttempt } }),
      );
    },
  );
}
