import { seal, unseal } from './sealed';

const lifetimeSeconds = 10 * 60;

/** A page's address with words for the person. Sealed, so that a link can't put other words on our pages. */
export async function pathWithMessage(path: string, message: string): Promise<string> {
  return `${path}?${new URLSearchParams({ problem: await seal('message', { message }, lifetimeSeconds) })}`;
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
