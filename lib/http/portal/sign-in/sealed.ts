import { decode, encode } from 'next-auth/jwt';
import { signInSettings } from '@/lib/services/accounts/providers';

/** What a sealed text is for; one made for one purpose opens for no other. */
export type Purpose = 'session' | 'connect' | 'message' | 'device';

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

const messageLifetimeSeconds = 10 * 60;

/** A page's address with words for the person. Sealed, so that a link can't put other words on our pages. */
export async function pathWithMessage(path: string, message: string): Promise<string> {
  return `${path}?${new URLSearchParams({ problem: await seal('message', { message }, messageLifetimeSeconds) })}`;
}

/** What the sign-in library calls the failures that it reports by itself. */
const libraryMessages: Record<string, string> = {
  AccessDenied: 'You were not signed in. Try again, or sign in with your password.',
  Callback:
    'The provider did not confirm who you are, or you declined. Nothing was changed; try again, or sign in with your password.',
  OAuthCallback:
    'The provider did not confirm who you are. Nothing was changed; try again, or sign in with your password.',
  OAuthSignin: 'The provider can’t be reached now. Try again in a minute, or sign in with your password.',
  CredentialsSignin: 'This e-mail address and password don’t belong together. Check both and try again.',
};
const otherMessage = 'Signing in failed. Try again.';

/** The words in a page's address: our own sealed ones, or those for a code of the library. */
export async function readMessage({ problem, error }: { problem?: unknown; error?: unknown }): Promise<string | null> {
  const content = typeof problem === 'string' ? await unseal('message', problem) : null;
  if (typeof content?.message === 'string') return content.message;
  if (typeof error !== 'string') return null;
  return Object.hasOwn(libraryMessages, error) ? (libraryMessages[error] ?? otherMessage) : otherMessage;
}
