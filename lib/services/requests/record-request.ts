import { validate } from 'uuid';
import type { AppError } from '@/lib/contracts/app-error';
import type { OperationId } from '@/lib/contracts/operations/operations';
import { getLogger } from '@/lib/platform/logger/logger';
import { actorIdOf, type Context } from '../context';
import { getRequestLog, type RequestLogRow } from './request-log';

export interface AnsweredRequest {
  /** UUID version 7. */
  requestId: string;
  method: string;
  /** The route as the contract writes it; never the address with its ids. */
  route: string;
  /** Null for paths and methods that the contract doesn't know. */
  operation: OperationId | null;
  status: number;
  elapsedMs: number;
  jobId: string | undefined;
  error?: AppError;
}

/**
 * Each call leaves a line in the log of the process and a row in the database: who, what, how it
 * ended, how long it took; never what it said. Costs the caller nothing: the row is written later.
 */
export function recordRequest({ ctx, input }: { ctx: Context | null; input: AnsweredRequest }): void {
  writeLine(ctx, input);
  if (ctx === null && input.status >= 400 && !mayRecordStranger(Date.now())) return;
  getRequestLog().add(rowOf(ctx, input));
}

function writeLine(ctx: Context | null, input: AnsweredRequest): void {
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

function rowOf(ctx: Context | null, input: AnsweredRequest): RequestLogRow {
  const { jobId = '', elapsedMs } = input;
  return {
    id: input.requestId,
    organizationId: ctx?.organizationId ?? null,
    apiKeyId: ctx?.actor.type === 'api_key' ? ctx.actor.apiKeyId : null,
    operation: input.operation,
    method: input.method,
    status: input.status,
    errorCode: input.error?.code ?? null,
    durationMs: elapsedMs,
    // What a caller took for the id of a job may be anything.
    jobId: validate(jobId) ? jobId : null,
    createdAt: new Date(Date.now() - elapsedMs),
  };
}

/** Rows a second of calls that were refused before anybody was known. */
const mostRowsPerSecond = 100;

let second = 0;
let rows = 0;

/**
 * Whether a refused call of nobody in particular may still leave a row: whoever has no key can send
 * without end, and must not be able to fill the disk.
 */
function mayRecordStranger(nowMs: number): boolean {
  const current = Math.floor(nowMs / 1_000);
  if (current !== second) [second, rows] = [current, 0];
  rows += 1;
  return rows <= mostRowsPerSecond;
}
