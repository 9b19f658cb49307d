import { v7 as uuidv7 } from 'uuid';
import type { ApiCaller } from '@/lib/services/api-keys/authenticate-api-key';

/** One request on its way through the stages, and what is known of it so far. */
export interface Exchange {
  request: Request;
  requestId: string;
  /** The route as the contract writes it; never the address with its ids. */
  route: string;
  startedAtMs: number;
  caller: ApiCaller | null;
  /** False while bytes of the body may still be on their way. */
  isBodyRead: boolean;
}

export function openExchange(request: Request, route: string): Exchange {
  return {
    request,
    requestId: uuidv7(),
    route,
    startedAtMs: performance.now(),
    caller: null,
    isBodyRead: request.body === null,
  };
}
