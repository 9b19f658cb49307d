import { cookies } from 'next/headers';
import { signInSettings } from '@/lib/services/accounts/providers';
import { createSession, endSession, sessionLifetimeSeconds } from '@/lib/services/sessions/sessions';
import { rememberDevice } from './device-cookie';
import { currentRequest, type RequestView } from './request-view';
import { seal, unseal } from './sealed';

/** `__Host-` makes browsers refuse it without Secure, from a subdomain, and for a part of the site alone. */
export function sessionCookie() {
  const { isSecure } = signInSettings();
  return {
    name: `${isSecure ? '__Host-' : ''}next-auth.session-token`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
  } as const;
}

/** The id in the browser's token; whether that session still counts is for the database to say. */
export async function readSessionId({ cookies }: RequestView): Promise<string | null> {
  return sessionIdOf(cookies.get(sessionCookie().name)?.value);
}

export async function sessionIdOf(token: string | undefined): Promise<string | null> {
  const content = await unseal('session', token);
  return typeof content?.sessionId === 'string' ? content.sessionId : null;
}

/** Signs a person in, in the browser that sent this server action. */
export async function startSession(userId: string): Promise<{ sessionId: string }> {
  const { headers } = await currentRequest();
  const { id: sessionId, email } = await createSession({ input: { userId, userAgent: headers.get('user-agent') } });
  const { name, options } = sessionCookie();
  const token = await seal('session', { sessionId }, sessionLifetimeSeconds);
  (await cookies()).set(name, token, { ...options, maxAge: sessionLifetimeSeconds });
  await rememberDevice(email);
  return { sessionId };
}

/** Signs out the browser that sent this server action. */
export async function endCurrentSession(): Promise<void> {
  const sessionId = await readSessionId(await currentRequest());
  if (sessionId !== null) await endSession({ input: { sessionId } });
  const { name, options } = sessionCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
