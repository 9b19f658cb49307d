import { v7 as uuidv7 } from 'uuid';
import type { OperationId } from '@/lib/contracts/operations/operations';
import type { ApiCaller } from '@/lib/services/api-keys/authenticate-api-key';

/** One request on its way through the stages, and what is known of it so far. */
export interface Exchange {
  request: Request;
  requestId: string;
  /** The route as the contract writes it; never the address with its ids. */
  route: string;
  /** Null for paths and methods that the contract doesn't know. */
  operation: OperationId | null;
  startedAtMs: number;
  caller: ApiCaller | null;
  /** The job that the answer speaks of. */
  jobId: string | undefined;
  /** False while bytes of the body may still be on their way. */
  isBodyRead: boolean;
}

export function openExchange(request: Request, { route, operation }: Pick<Exchange, 'route' | 'operation'>): Exchange {
  return {
    request,
    requestId: uuidv7(),
    route,
    operation,
    startedAtMs: performance.now(),
    caller: null,
    jobId: undefined,
    isBodyRead: request.body === null,
  };
}
