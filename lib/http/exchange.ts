import { v7 as uuidv7 } from 'uuid';
import type { OperationId } from '@/lib/contracts/operations/operations';
import type { ApiCaller } from '@/lib/services/api-keys/authenticate-api-key';
import type { RateLimitState } from '@/lib/services/limits/count-against';
import type { CallRequest } from './handler';

/** One request on its way through the stages, and what is known of it so far. */
export interface Exchange {
  request: CallRequest;
  requestId: string;
  /** The route as the contract writes it; never the address with its ids. */
  route: string;
  /** Null for paths and methods that the contract doesn't know. */
  operation: OperationId | null;
  startedAtMs: number;
  /** Of the socket that the request came through; undefined where a framework hides it. */
  clientAddress: string | undefined;
  caller: ApiCaller | null;
  /** Where the caller stands with the limit that the call counted against; null until it has. */
  rateLimit: RateLimitState | null;
  /** The job that the answer speaks of. */
  jobId: string | undefined;
  /** False while bytes of the body may still be on their way. */
  isBodyRead: boolean;
}

export type Given = Pick<Exchange, 'route' | 'operation' | 'clientAddress'>;

export function openExchange(request: CallRequest, given: Given): Exchange {
  return {
    ...given,
    request,
    requestId: uuidv7(),
    startedAtMs: performance.now(),
    caller: null,
    rateLimit: null,
    jobId: undefined,
    isBodyRead: request.body === null,
  };
}
