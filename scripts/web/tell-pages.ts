import type { IncomingMessage } from 'node:http';
import { clientAddressHeader, pathHeader } from '@/lib/http/portal/sign-in/web-process-headers';
import { getEnv } from '@/lib/platform/env/env';
import { clientAddressOf } from '@/lib/services/limits/client-address';

/** Tells the pages what only this process knows, in the place of whatever the caller sent under these names. */
export function tellPages({ headers, socket, url }: IncomingMessage): void {
  const forwardedFor = headers['x-forwarded-for'] ?? null;
  headers[clientAddressHeader] = clientAddressOf({
    socketAddress: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    trustedHops: getEnv().TRUSTED_PROXY_HOPS,
  });
  headers[pathHeader] = url ?? '/';
}
