import type { SignInMethods } from '@/lib/services/accounts/get-sign-in-methods';
import type { Provider } from '@/lib/services/accounts/provider';
import type { ProviderRow } from './provider-list';

/** Providers that can be connected, and those that are, also where the operator has taken them away since. */
export function providerRows({ hasPassword, connected }: SignInMethods, available: readonly Provider[]): ProviderRow[] {
  const shown = [...new Set([...available, ...connected.map(({ provider }) => provider)])];
  return shown.map((provider) => {
    const since = connected.find((account) => account.provider === provider)?.since;
    return {
      provider,
      since: since && `since ${since.toISOString().slice(0, 10)}`,
      isOnlyWay: !hasPassword && connected.length === 1,
      isAvailable: available.includes(provider),
    };
  });
}
