import type { Context } from '@/lib/services/context';
import { listRequests, type ListedRequest } from '@/lib/services/requests/list-requests';
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
  const { id, before } = address;
  const limit = requestsPerPage + 1;
  if (id === null) return pageOf(await listRequests({ ctx, input: { ...requestListInput(address), limit } }));
  const [found, ofJob] = await Promise.all([
    listRequests({ ctx, input: { requestId: id } }),
    listRequests({ ctx, input: { jobId: id, before, limit } }),
  ]);
  return found.length > 0 ? { requests: found, hasOlder: false, isFound: true } : pageOf(ofJob);
}

function pageOf(requests: ListedRequest[]): FoundRequests {
  return { requests: requests.slice(0, requestsPerPage), hasOlder: requests.length > requestsPerPage, isFound: false };
}
