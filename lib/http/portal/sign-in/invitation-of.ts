import { signInSettings } from '@/lib/services/accounts/sign-in-settings';
import type { RequestView } from './request-view';

const invitationPage = /^\/invitations\/([\w-]{43})$/;

/** The token of the invitation that somebody returns to after a provider: the library keeps the address in a cookie. */
export function invitationOf({ cookies }: RequestView): string | undefined {
  const { isSecure, origin } = signInSettings();
  const returnTo = cookies.get(`${isSecure ? '__Secure-' : ''}next-auth.callback-url`)?.value ?? '';
  return URL.canParse(returnTo, origin) ? invitationPage.exec(new URL(returnTo, origin).pathname)?.[1] : undefined;
}
