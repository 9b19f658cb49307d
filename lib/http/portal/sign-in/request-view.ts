import { cookies, headers } from 'next/headers';
import { clientAddressOf } from '@/lib/services/limits/client-address';
import { areHeadersOurs, clientAddressHeader } from './web-process-headers';

/** What is read of a request here; a NextRequest is one. */
export interface RequestView {
  headers: Pick<Headers, 'get'>;
  cookies: { get: (name: string) => { value: string } | undefined };
}

/** The request that is being answered, for pages and server actions. */
export async function currentRequest(): Promise<RequestView> {
  return { headers: await headers(), cookies: await cookies() };
}

/**
 * Whom attempts are counted against. The web process knows the socket and says so in a header of its own; under another
 * server there is no socket to look at, and the platform in front is believed, as it is for the API.
 */
export function clientAddress({ headers }: RequestView): string {
  const told = areHeadersOurs() ? headers.get(clientAddressHeader) : null;
  return (
    told ?? clientAddressOf({ socketAddress: undefined, forwardedFor: headers.get('x-forwarded-for'), trustedHops: 1 })
  );
}
