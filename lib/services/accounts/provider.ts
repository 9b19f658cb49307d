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
