import nextAuth, { type Account, type NextAuthOptions, type User } from 'next-auth';
import { decode } from 'next-auth/jwt';
import credentialsProvider from 'next-auth/providers/credentials';
import type { NextRequest } from 'next/server';
import { isProvider, reportProviderFailure, signInSettings } from '@/lib/services/accounts/providers';
import { findAccount } from '@/lib/services/accounts/sign-in-methods';
import { findSession } from '@/lib/services/sessions/find-session';
import { createSession, endSession, sessionLifetimeSeconds } from '@/lib/services/sessions/sessions';
import { signIn } from '@/lib/services/users/sign-in';
import { admitFromProvider, forgetConnectIntent } from './admit-from-provider';
import { readDevice } from './device-cookie';
import { oauthProviders } from './oauth-providers';
import { clientAddress, type RequestView } from './request-view';
import { ownPath } from './return-path';
import { sessionCookie, sessionIdOf } from './session-cookie';

/**
 * Sign-in with a password or through a provider, for one request. The library keeps sessions in an encrypted token
 * alone; a row beside it is checked each time the token is read, so that ending a session takes effect.
 */
export function authOptions(view: RequestView): NextAuthOptions {
  const { secret, isSecure } = signInSettings();
  return {
    secret,
    useSecureCookies: isSecure,
    cookies: { sessionToken: sessionCookie() },
    providers: [passwordProvider(view), ...oauthProviders()],
    pages: { signIn: '/signin', error: '/signin' },
    session: { strategy: 'jwt', maxAge: sessionLifetimeSeconds },
    // State and PKCE are kept in such tokens too, each with a salt of its own.
    jwt: { decode: (params) => (params.salt ? decode(params) : readToken(params.token)) },
    callbacks: {
      signIn: ({ user, account }) =>
        account && isProvider(account.provider)
          ? admitFromProvider(view, {
              provider: account.provider,
              providerAccountId: account.providerAccountId,
              email: user.email ?? null,
              name: user.name ?? null,
            })
          : true,
      jwt: async ({ token, user, account }) =>
        account ? { sessionId: await openSession(view, user, account) } : token,
      session: ({ session, token }) => ({ ...session, sessionId: token.sessionId ?? null }),
      redirect: ({ url, baseUrl }) =>
        baseUrl + (ownPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url) ?? '/'),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sessionId === 'string') await endSession({ input: { sessionId: token.sessionId } });
      },
    },
    logger: { error: report, warn: () => undefined, debug: () => undefined },
  };
}

function passwordProvider(view: RequestView) {
  return credentialsProvider({
    id: 'password',
    name: 'E-mail and password',
    credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
    async authorize(credentials) {
      const { email, password } = credentials ?? {};
      if (!email || !password) return null;
      return signIn({ input: { email, password, address: clientAddress(view), device: await readDevice(view) } });
    },
  });
}

/** Null for a token that is broken, or whose session has ended. */
async function readToken(token: string | undefined): Promise<{ sessionId: string } | null> {
  const sessionId = await sessionIdOf(token);
  return sessionId && (await findSession({ input: { sessionId } })) ? { sessionId } : null;
}

/** After a provider, the person is whom the account belongs to; the library knows only the provider's own id. */
async function openSession(view: RequestView, user: User, { provider, providerAccountId }: Account): Promise<string> {
  const owner = isProvider(provider)
    ? await findAccount({ input: { provider, providerAccountId } })
    : { userId: user.id };
  if (!owner) throw new Error('The account was disconnected while its person signed in.');
  const session = await createSession({ input: { userId: owner.userId, userAgent: view.headers.get('user-agent') } });
  return session.id;
}

/** Broken and ended sessions are everyday matters; anybody can send them. */
function report(code: string, metadata: Error | { error: Error; providerId?: unknown }): void {
  if (code === 'JWT_SESSION_ERROR') return;
  const error = metadata instanceof Error ? metadata : metadata.error;
  const provider = 'providerId' in metadata ? String(metadata.providerId) : undefined;
  reportProviderFailure({ code, reason: error?.message ?? '', provider });
}

type AuthContext = { params: Promise<{ nextauth: string[] }> };
type AuthHandler = (
  request: NextRequest,
  context: AuthContext,
  options: ReturnType<typeof authOptions>,
) => Promise<Response>;

/** Everything below /api/auth. */
export async function answerAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  const [action] = (await context.params).nextauth;
  // With a logger of our own the library would let anybody write into it.
  if (action === '_log') return new Response(null, { status: 404 });
  const response = await (nextAuth as AuthHandler)(request, context, authOptions(request));
  return action === 'callback' ? forgetConnectIntent(request, response) : response;
}
