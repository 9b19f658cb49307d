import { getLogger } from '@/lib/platform/logger/logger';

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
  getLogger().warn({ code, provider, reason: reason.slice(0, 300) }, 'signing in through a provider failed');
}
