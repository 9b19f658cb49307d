import type { NextAuthOptions, Profile, TokenSet, User } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { githubAddress, signInSettings, type OAuthApp } from '@/lib/services/accounts/providers';

interface GithubProfile extends Profile {
  id: number;
  login: string;
  /** The primary address, if GitHub has verified it. */
  verifiedEmail: string | null;
}

interface GoogleProfile extends Profile {
  sub: string;
  email_verified?: boolean;
}

const timeoutMs = 8_000;
const shared = { type: 'oauth', checks: ['pkce', 'state'], httpOptions: { timeout: timeoutMs } } as const;

/** Those that the operator has set up. Both say only such e-mail addresses as they have verified. */
export function oauthProviders(): NextAuthOptions['providers'] {
  const { apps } = signInSettings();
  return [apps.github && github(apps.github), apps.google && google(apps.google)].filter(
    (provider) => provider !== undefined,
  );
}

function github({ address, clientId, clientSecret }: OAuthApp): OAuthConfig<GithubProfile> {
  const api = address === githubAddress ? 'https://api.github.com' : `${address}/api/v3`;
  return {
    ...shared,
    checks: [...shared.checks],
    id: 'github',
    name: 'GitHub',
    clientId,
    clientSecret,
    issuer: `${address}/login/oauth`,
    authorization: { url: `${address}/login/oauth/authorize`, params: { scope: 'read:user user:email' } },
    token: `${address}/login/oauth/access_token`,
    userinfo: { url: `${api}/user`, request: ({ tokens }) => readGithubProfile(api, tokens) },
    profile: ({ id, login, name, verifiedEmail }) => person(String(id), name ?? login, verifiedEmail),
  };
}

async function readGithubProfile(api: string, { access_token }: TokenSet): Promise<GithubProfile> {
  const [profile, emails] = await Promise.all([
    askGithub<Omit<GithubProfile, 'verifiedEmail'>>(`${api}/user`, access_token),
    askGithub<unknown>(`${api}/user/emails`, access_token),
  ]);
  const primary = Array.isArray(emails)
    ? emails.find((email: { primary?: boolean; verified?: boolean }) => email.primary && email.verified)
    : undefined;
  return { ...profile, verifiedEmail: primary?.email ?? null };
}

async function askGithub<T>(url: string, accessToken: string | undefined): Promise<T> {
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    Accept: 'application/vnd.github+json',
    'User-Agent': 'Deckwright',
  };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${new URL(url).pathname}`);
  return (await response.json()) as T;
}

/** The id token is checked against the keys that the issuer publishes. */
function google({ address, clientId, clientSecret }: OAuthApp): OAuthConfig<GoogleProfile> {
  return {
    ...shared,
    checks: [...shared.checks, 'nonce'],
    id: 'google',
    name: 'Google',
    clientId,
    clientSecret,
    wellKnown: `${address}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    idToken: true,
    profile: ({ sub, name, email, email_verified }) =>
      person(sub, name ?? null, email_verified === true ? (email ?? null) : null),
  };
}

function person(id: string, name: string | null, email: string | null): User {
  return { id, name, email, image: null };
}
