import type { NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import { decode } from 'next-auth/jwt';
import credentialsProvider from 'next-auth/providers/credentials';
import { createSession, sessionLifetimeSeconds } from '@/lib/services/sessions/create-session';
import { endSession } from '@/lib/services/sessions/end-session';
import { findSession } from '@/lib/services/sessions/find-session';
import { verifyPassword } from '@/lib/services/users/verify-password';

const passwordProvider = credentialsProvider({
  id: 'password',
  name: 'E-mail and password',
  credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
  async authorize(credentials) {
    if (!credentials) return null;
    return verifyPassword({ input: { email: credentials.email, password: credentials.password } });
  },
});

function sessionIdOf(token: JWT | null): string | null {
  return typeof token?.sessionId === 'string' ? token.sessionId : null;
}

/**
 * Sign-in with a password. The library keeps such sessions in a signed token alone; a row
 * beside it is checked each time the token is read, so that ending a session takes effect.
 */
export const authOptions: NextAuthOptions = {
  providers: [passwordProvider],
  pages: { signIn: '/signin', error: '/signin' },
  session: { strategy: 'jwt', maxAge: sessionLifetimeSeconds },
  jwt: {
    async decode(params) {
      const token = await decode(params);
      const sessionId = sessionIdOf(token);
      // An empty token is nobody; null would be logged as a broken one.
      return sessionId && (await findSession({ input: { sessionId } })) ? token : {};
    },
  },
  callbacks: {
    async jwt({ token, user }) {
      if (!user) return token;
      const session = await createSession({ input: { userId: user.id } });
      return { ...token, sessionId: session.id };
    },
    session({ session, token }) {
      return { ...session, sessionId: sessionIdOf(token) };
    },
  },
  events: {
    async signOut({ token }) {
      const sessionId = sessionIdOf(token);
      if (sessionId) await endSession({ input: { sessionId } });
    },
  },
};
