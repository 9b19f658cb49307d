import { operatorContext } from '@/lib/services/context';
import { checkReadiness } from '@/lib/services/readiness/check-readiness';
import type { CallRequest } from './handler';
import { JsonResponse } from './json-response';

let isDraining = false;

/** From now on this process says that it is not ready; whoever comes all the same is served. */
export function beginDraining(): void {
  isDraining = true;
}

type Probe = (request: Pick<CallRequest, 'method'>) => Promise<Response>;

/** For load balancers and those who restart processes. Anybody may ask, and nothing is written down about it. */
function probe(answer: () => Promise<{ status: number; body: object }>): Probe {
  return async ({ method }) => {
    const headers = { 'Cache-Control': 'no-store' };
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
    const { status, body } = await answer();
    return new JsonResponse(body, { status, headers });
  };
}

/** Whether the process lives: it answers. */
export const answerHealth = probe(async () => ({ status: 200, body: { status: 'ok' } }));

/** Whether requests should be sent here, and if not, why. */
export const answerReady = probe(async () => {
  if (isDraining) return { status: 503, body: { status: 'draining' } };
  const failures = await checkReadiness({ ctx: operatorContext, input: {} });
  if (failures.length === 0) return { status: 200, body: { status: 'ready' } };
  return { status: 503, body: { status: 'not_ready', failures } };
});

const probes = new Map([
  ['/api/health', answerHealth],
  ['/api/ready', answerReady],
]);

/** What answers at a path outside the interface that is for machines which look after this one. */
export function findProbe(path: string): Probe | undefined {
  return probes.get(path);
}
