import { clientAddressOf } from '@/lib/services/limits/client-address';
import type { RequestView } from './request-view';
import { areHeadersOurs, clientAddressHeader } from './web-process-headers';

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
