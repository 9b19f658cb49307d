import { STATUS_CODES } from 'node:http';
import { errorCodes } from '@/lib/contracts/error-codes';
import { operations } from '@/lib/contracts/operations/operations';
import type { Context } from '@/lib/services/context';
import { type ListedRequest, listRequests } from '@/lib/services/requests/list-requests';
import type { UsageKey } from '@/lib/services/usage/get-usage';
import { requestListInput, type RequestsAddress } from './requests-address';

const requestsPerPage = 50;

export interface FoundRequests {
  requests: ListedRequest[];
  hasOlder: boolean;
  /** Whether the id that was searched for is that of the one request that was found. */
  isFound: boolean;
}

/** The page that the address asks for: the request of an id, else those of the job of that id, else all that match. */
export async function findRequests(ctx: Context, address: RequestsAddress): Promise<FoundRequests> {
  const { id, cursor } = address;
  const limit = requestsPerPage + 1;
  if (id === null) return pageOf(await listRequests({ ctx, input: { ...requestListInput(address), limit } }));
  const [found, ofJob] = await Promise.all([
    listRequests({ ctx, input: { requestId: id } }),
    listRequests({ ctx, input: { jobId: id, ...cursor, limit } }),
  ]);
  return found.length > 0 ? { requests: found, hasOlder: false, isFound: true } : pageOf(ofJob);
}

function pageOf(requests: ListedRequest[]): FoundRequests {
  return { requests: requests.slice(0, requestsPerPage), hasOlder: requests.length > requestsPerPage, isFound: false };
}

/** A call as the page shows it: plain words and numbers, ready for the browser. */
export interface ShownRequest {
  id: string;
  iso: string;
  method: string;
  /** As the reference writes it; null for a path or method that it doesn't know. */
  path: string | null;
  operation: string | null;
  status: number;
  /** "Not Found", as HTTP calls the status. */
  phrase: string;
  outcome: 'succeeded' | 'refused' | 'failed';
  error: { code: string; meaning: string | null } | null;
  duration: string;
  key: { id: string; name: string; prefix: string } | null;
  jobId: string | null;
  /** Whether the job is one that the organization has. */
  hasJob: boolean;
}

const pathOf = (id: string | null) => operations.find((operation) => operation.id === id)?.path ?? null;

export function toShownRequest(request: ListedRequest, keys: readonly UsageKey[]): ShownRequest {
  const { id, createdAt, method, operation, status, errorCode, durationMs, apiKeyId, jobId } = request;
  const key = keys.find((each) => each.id === apiKeyId);
  return {
    id,
    iso: createdAt.toISOString(),
    method,
    path: pathOf(operation),
    operation,
    status,
    phrase: STATUS_CODES[status] ?? '',
    outcome: status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'succeeded',
    error: errorCode === null ? null : { code: errorCode, meaning: meaningOf(errorCode) },
    duration:
      durationMs < 10
        ? `${durationMs.toFixed(1)} ms`
        : durationMs < 1_000
          ? `${Math.round(durationMs)} ms`
          : `${(durationMs / 1_000).toFixed(1)} s`,
    key: key ? { id: key.id, name: key.name, prefix: key.displayPrefix } : null,
    jobId,
    // An answer that isn't one of success may speak of a job that is nobody's.
    hasJob: jobId !== null && status < 400,
  };
}

function meaningOf(code: string): string | null {
  return Object.hasOwn(errorCodes, code) ? errorCodes[code as keyof typeof errorCodes].meaning : null;
}
