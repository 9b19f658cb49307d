import type { AppError } from '@/lib/contracts/app-error';
import { getEnv } from '@/lib/platform/env/env';
import { clientAddressOf, type AddressSources } from './client-address';
import { countAgainst } from './count-against';

export type Stranger = Omit<AddressSources, 'trustedHops'>;

/**
 * Counts a request without a valid key against the address that it came from, and returns the
 * refusal once those are too many. Requests with a valid key are never held up by it: they are
 * authenticated first, because many callers can share one address, and none of them should be able
 * to lock the others out.
 */
export async function countFailedAuthentication({ input }: { input: Stranger }): Promise<AppError | null> {
  const address = clientAddressOf({ ...input, trustedHops: getEnv().TRUSTED_PROXY_HOPS });
  const { refusal } = await countAgainst('failedAuthentication', address);
  return refusal;
}
