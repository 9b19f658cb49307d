import { getEnv } from '@/lib/platform/env/env';
import { providers, type Provider } from './provider';

export interface OAuthApp {
  clientId: string;
  clientSecret: string;
  /** Without a slash at its end. */
  address: string;
}

export interface SignInSettings {
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
