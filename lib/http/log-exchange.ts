import { requestErrorCodes } from '@/lib/contracts/error-codes';
import type { AppError } from '@/lib/contracts/app-error';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Exchange } from './exchange';

/** One line a request: who, what, how it ended, how long it took; never what it said. */
export function logExchange(exchange: Exchange, status: number, error?: AppError): void {
  const { request, requestId, route, startedAtMs, caller } = exchange;
  const line = {
    requestId,
    method: request.method,
    route,
    status,
    ms: Math.round((performance.now() - startedAtMs) * 10) / 10,
    organizationId: caller?.ctx.organizationId,
    apiKeyId: caller?.ctx.actor.type === 'api_key' ? caller.ctx.actor.apiKeyId : undefined,
    code: error?.code,
    param: error?.param,
    detail: error?.internalMessage,
  };
  if (status >= requestErrorCodes.internal_error.status) getLogger().error({ ...line, err: error?.cause ?? error }, 'request');
  else getLogger().info(line, 'request');
}
