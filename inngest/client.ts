import { eventType, Inngest } from 'inngest';
import { z } from 'zod';

/**
 * Reads INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY and INNGEST_BASE_URL by itself. Never in
 * development mode, whose handler runs what unsigned requests tell it to.
 */
export const inngest = new Inngest({ id: 'deckwright', isDev: false });

/** Sent from the outbox for each accepted job, under the job's id, until the job has ended. */
export const jobAccepted = eventType('deckwright/job.accepted', {
  schema: z.object({
    jobId: z.uuid(),
    organizationId: z.uuid(),
    /** Seconds by which it goes before jobs that were accepted earlier. */
    priority: z.int().optional(),
  }),
});

/** Sent from the outbox for a job that has ended otherwise than by its run. */
export const jobCancelled = eventType('deckwright/job.cancelled', { schema: z.object({ jobId: z.uuid() }) });

/** Sent from the outbox each time that a document is to be indexed. */
export const documentAdded = eventType('deckwright/document.added', {
  schema: z.object({ documentId: z.uuid(), organizationId: z.uuid() }),
});
