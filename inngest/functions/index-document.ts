import { systemContext } from '@/lib/services/context';
import { failDocument } from '@/lib/services/knowledge/fail-document';
import { indexDocument } from '@/lib/services/knowledge/index-document';
import { inngest } from '../client';
import { documentAdded } from '../events';

const retries = 4;

/** Makes one document of a knowledge base searchable; no organization can occupy all the workers. */
export const indexDocumentFunction = inngest.createFunction(
  {
    id: 'index-document',
    triggers: [documentAdded],
    concurrency: [{ limit: 2, key: 'event.data.organizationId' }],
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
