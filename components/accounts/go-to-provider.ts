import type { ProviderId } from './provider-names';

/** The library is fetched when somebody clicks: no page needs it before. Resolves while the browser leaves the page. */
export async function goToProvider(provider: ProviderId, returnTo: string): Promise<void> {
  const { signIn } = await import('next-auth/react');
  await signIn(provider, { callbackUrl: returnTo });
}
