import { decode, encode } from 'next-auth/jwt';
import { signInSettings } from '@/lib/services/accounts/sign-in-settings';

/** What a sealed text is for; one made for one purpose opens for no other. */
export type Purpose = 'session' | 'connect' | 'message';

/** An encrypted, expiring text that only this installation can make and read. */
export function seal(purpose: Purpose, content: Record<string, string>, lifetimeSeconds: number): Promise<string> {
  return encode({ token: content, secret: signInSettings().secret, maxAge: lifetimeSeconds, salt: saltOf(purpose) });
}

/** What was sealed; null for a text that is broken, forged, expired or meant for something else. */
export async function unseal(purpose: Purpose, sealed: string | undefined): Promise<Record<string, unknown> | null> {
  if (!sealed) return null;
  try {
    return await decode({ token: sealed, secret: signInSettings().secret, salt: saltOf(purpose) });
  } catch {
    return null;
  }
}

/** Sessions have the salt that the library gives them, which is none. */
function saltOf(purpose: Purpose): string {
  return purpose === 'session' ? '' : purpose;
}
