import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import { cutText } from '@/lib/text/cut/cut-text';

/** Who may say who somebody is, beside a password. */
export const providers = ['github', 'google'] as const;
export type Provider = (typeof providers)[number];

export const providerNames: Readonly<Record<Provider, string>> = { github: 'GitHub', google: 'Google' };

/** What a provider says of the person who came back from it. */
export interface ProviderIdentity {
  provider: Provider;
  /** The provider's own id of them, which never changes. */
  providerAccountId: string;
  /** Lower case; null unless the provider has verified that it is theirs. */
  email: string | null;
  name: string | null;
}

export function isProvider(text: unknown): text is Provider {
  return providers.some((provider) => provider === text);
}

export interface OAuthApp {
  clientId: string;
  clientSecret: string;
  /** Without a slash at its end. */
  address: string;
}

interface SignInSettings {
  /** Of the sign-in pages. */
  origin: string;
  isSecure: boolean;
  /** Signs and encrypts what browsers keep. */
  secret: string;
  apps: Partial<Record<Provider, OAuthApp>>;
}

/** How people get into this installation. */
export function signInSettings(): SignInSettings {
  const {
    NEXTAUTH_URL,
    NEXTAUTH_SECRET,
    GITHUB_ID,
    GITHUB_SECRET,
    GITHUB_BASE_URL,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER_URL,
  } = getEnv();
  const apps = {
    github: appOf(GITHUB_ID, GITHUB_SECRET, GITHUB_BASE_URL ?? githubAddress),
    google: appOf(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER_URL ?? 'https://accounts.google.com'),
  };
  return { origin: NEXTAUTH_URL, isSecure: NEXTAUTH_URL.startsWith('https://'), secret: NEXTAUTH_SECRET, apps };
}

export const githubAddress = 'https://github.com';

/** Those that the operator has set up. */
export function availableProviders(): Provider[] {
  const { apps } = signInSettings();
  return providers.filter((provider) => apps[provider]);
}

function appOf(clientId: string | undefined, clientSecret: string | undefined, address: string): OAuthApp | undefined {
  return clientId && clientSecret ? { clientId, clientSecret, address } : undefined;
}

/** A line for the operator, without the stack: what fails here is a provider, a setting, or a stranger's request. */
export function reportProviderFailure({
  code,
  reason,
  provider,
}: {
  code: string;
  reason: string;
  provider?: string;
}): void {
  getLogger().warn({ code, provider, reason: cutText(reason, 300) }, 'signing in through a provider failed');
}
