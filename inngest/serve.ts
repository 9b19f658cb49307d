import { serve } from 'inngest/next';
import { usesInngest } from '@/lib/services/jobs/job-engine';
import { inngest } from './client';
import { generateDeck, indexDocumentFunction, sweepFunctions, sweepJobs } from './functions';

type Handler = (request: Request) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT';

const handlers = serve({
  client: inngest,
  functions: [generateDeck, indexDocumentFunction, sweepJobs, ...sweepFunctions],
});

/** Inngest's side of the service; there is nothing here while another engine runs the jobs. */
export function whenConfigured(method: Method): Handler {
  return async (request) => {
    if (!usesInngest()) return new Response(null, { status: 404 });
    return handlers[method](request as Parameters<(typeof handlers)[Method]>[0], undefined);
  };
}
