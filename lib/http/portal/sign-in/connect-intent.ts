import { cookies } from 'next/headers';
import { isProvider, type Provider } from '@/lib/services/accounts/provider';
import { signInSettings } from '@/lib/services/accounts/sign-in-settings';
import { findSession } from '@/lib/services/sessions/find-session';
import type { RequestView } from './request-view';
import { seal, unseal } from './sealed';
import { readSessionId, sessionCookie } from './session-cookie';

const lifetimeSeconds = 10 * 60;

const cookieName = () => `${signInSettings().isSecure ? '__Host-' : ''}connect-provider`;

export interface ConnectIntent {
  provider: Provider;
  /** Null once the session that wanted it has ended, or another one took its place. */
  userId: string | null;
}

/** Notes that the person of this session wants to connect a provider, before they are sent there. */
export async function noteConnectIntent(sessionId: string, provider: Provider): Promise<void> {
  const { options } = sessionCookie();
  (await cookies()).set(cookieName(), await seal('connect', { sessionId, provider }, lifetimeSeconds), {
    ...options,
    maxAge: lifetimeSeconds,
  });
}

/** Why somebody comes back from a provider: to connect it, or, without an intent, to sign in. */
export async function readConnectIntent(view: RequestView): Promise<ConnectIntent | null> {
  const content = await unseal('connect', view.cookies.get(cookieName())?.value);
  if (!content || !isProvider(content.provider)) return null;
  const sessionId = await readSessionId(view);
  const isSameSession = sessionId !== null && sessionId === content.sessionId;
  const person = isSameSession ? await findSession({ input: { sessionId } }) : null;
  return { provider: content.provider, userId: person?.userId ?? null };
}

/** An intent counts for one way there and back. */
export function forgetConnectIntent({ cookies }: RequestView, response: Response): Response {
  if (cookies.get(cookieName()))
    response.headers.append(
      'Set-Cookie',
      `${cookieName()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${signInSettings().isSecure ? '; Secure' : ''}`,
    );
  return response;
}
