import type { AppError } from '@/lib/contracts/app-error';
import type { OperationId } from '@/lib/contracts/operations/operations';
import { getLogger } from '@/lib/platform/logger/logger';
import { actorIdOf, type Context } from '../context';

export interface AnsweredRequest {
  requestId: string;
  method: string;
  /** The route as the contract writes it; never the address with its ids. */
  route: string;
  /** Null for paths and methods that the contract doesn't know. */
  operation: OperationId | null;
  status: number;
  elapsedMs: number;
  /** The job that the call made or asked for, where there is one. */
  jobId: string | undefined;
  error?: AppError;
}

/** One line a request: who, what, how it ended, how long it took; never what it said. */
export function recordRequest({ ctx, input }: { ctx: Context | null; input: AnsweredRequest }): void {
  const { requestId, method, route, status, elapsedMs, error } = input;
  const line = {
    requestId,
    method,
    route,
    status,
    ms: Math.round(elapsedMs * 10) / 10,
    organizationId: ctx?.organizationId,
    apiKeyId: ctx ? actorIdOf(ctx.actor) : undefined,
    code: error?.code,
    param: error?.param,
    detail: error?.internalMessage,
  };
  if (status >= 500) getLogger().error({ ...line, err: error?.cause ?? error }, 'request');
  else getLogger().info(line, 'request');
}
