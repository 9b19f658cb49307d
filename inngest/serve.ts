import { serve } from 'inngest/next';
import { engineLimits, usesInngest } from '@/lib/services/jobs/job-engine';
import { inngest } from './client';
import { createGenerateDeck } from './generate-deck';
import { createIndexDocument } from './index-document';
import { sweepJobs, sweepNightly, sweepOften } from './sweeps';

type Handler = (request: Request) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT';

type Handlers = ReturnType<typeof serve>;

/** Everything that Inngest may run here; the settings are read with the first request, and not when this is loaded. */
function createFunctions() {
  const limits = engineLimits();
  return [createGenerateDeck(limits), createIndexDocument(limits), sweepJobs, sweepOften, sweepNightly];
}

let handlers: Handlers | undefined;

/** Inngest's side of the service; there is nothing here while another engine runs the jobs. */
export function whenConfigured(method: Method): Handler {
  return async (request) => {
    if (!usesInngest()) return new Response(null, { status: 404 });
    handlers ??= serve({ client: inngest, functions: createFunctions() });
    return handlers[method](request as Parameters<Handlers[Method]>[0], undefined);
  };
}
