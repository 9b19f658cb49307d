import type { BrowserContext, Page } from '@playwright/test';
import { encode } from 'next-auth/jwt';
import { signInSettings } from '@/lib/services/accounts/providers';
import { createSession, sessionLifetimeSeconds } from '@/lib/services/sessions/sessions';
import type { Person } from './tenant';

/**
 * Gives the browser a session as signing in would, without the form and its slow hash: for journeys that are about
 * something else. The form is tested in sign-in.spec.ts.
 */
export async function signInAs(browser: Page | BrowserContext, { userId }: Pick<Person, 'userId'>): Promise<void> {
  const context = 'context' in browser ? browser.context() : browser;
  const { origin, secret } = signInSettings();
  const { id: sessionId } = await createSession({ input: { userId } });
  const value = await encode({ token: { sessionId }, secret, maxAge: sessionLifetimeSeconds });
  await context.addCookies([{ name: 'next-auth.session-token', value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** Signs in with a password as the page's form would, without the page. */
export async function signInWithPassword(
  { request }: Page | BrowserContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<boolean> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const answer = await request.post('/api/auth/callback/password', {
    form: { csrfToken, email, password, json: 'true' },
  });
  return answer.ok();
}
