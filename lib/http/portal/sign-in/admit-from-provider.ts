import { cookies } from 'next/headers';
import type { AppError } from '@/lib/contracts/app-error';
import {
  isProvider,
  providerNames,
  signInSettings,
  type Provider,
  type ProviderIdentity,
} from '@/lib/services/accounts/providers';
import { connectAccount, findAccount } from '@/lib/services/accounts/sign-in-methods';
import { signUpThroughProvider } from '@/lib/services/accounts/sign-up-through-provider';
import { countSignUp } from '@/lib/services/limits/count-calls';
import { findSession } from '@/lib/services/sessions/find-session';
import { toAppError } from '@/lib/services/to-app-error';
import { clientAddress, type RequestView } from './request-view';
import { pathWithMessage, seal, unseal } from './sealed';
import { readSessionId, sessionCookie } from './session-cookie';

const accountPath = '/settings/account';

/** Whether the person who came back from a provider is signed in: true, or the page to show instead. */
export async function admitFromProvider(view: RequestView, identity: ProviderIdentity): Promise<true | string> {
  const intent = await readConnectIntent(view);
  return intent?.provider === identity.provider ? connect(intent, identity) : signIn(view, identity);
}

async function connect({ userId }: ConnectIntent, identity: ProviderIdentity): Promise<string> {
  const name = providerNames[identity.provider];
  if (!userId)
    return pathWithMessage('/signin', `Your session ended before ${name} was connected. Sign in and try again.`);
  try {
    await connectAccount({ userId, input: identity });
    return `${accountPath}?connected=${identity.provider}`;
  } catch (thrown) {
    return pathWithMessage(accountPath, wordsFor(thrown));
  }
}

async function signIn(view: RequestView, identity: ProviderIdentity): Promise<true | string> {
  if (await findAccount({ input: identity })) return true;
  try {
    await countSignUp({ input: { address: clientAddress(view) } });
    await signUpThroughProvider({ input: { ...identity, invitationToken: invitationOf(view) } });
    return true;
  } catch (thrown) {
    return pathWithMessage('/signin', wordsFor(thrown));
  }
}

/** @throws what is a defect, for the log */
function wordsFor(thrown: unknown): string {
  const error: AppError = toAppError(thrown);
  if (error.code === 'internal_error') throw thrown;
  return error.message;
}

const lifetimeSeconds = 10 * 60;

const cookieName = () => `${signInSettings().isSecure ? '__Host-' : ''}connect-provider`;

interface ConnectIntent {
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
async function readConnectIntent(view: RequestView): Promise<ConnectIntent | null> {
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

const invitationPage = /^\/invitations\/([\w-]{43})$/;

/** The token of the invitation that somebody returns to after a provider: the library keeps the address in a cookie. */
function invitationOf({ cookies }: RequestView): string | undefined {
  const { isSecure, origin } = signInSettings();
  const returnTo = cookies.get(`${isSecure ? '__Secure-' : ''}next-auth.callback-url`)?.value ?? '';
  return URL.canParse(returnTo, origin) ? invitationPage.exec(new URL(returnTo, origin).pathname)?.[1] : undefined;
}
