'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { goToProvider } from './go-to-provider';
import { ProviderMark } from './provider-mark';
import { type ProviderId, providerNames } from './provider-names';

export interface ProviderButtonsProps {
  providers: readonly ProviderId[];
  /** Where to go afterwards: a path of this site. */
  returnTo: string;
}

/** "Continue with …", and a line that leads on to the form. Nothing where no provider is set up. */
export function ProviderButtons({ providers, returnTo }: ProviderButtonsProps) {
  const [going, setGoing] = useState<ProviderId | null>(null);
  const [failed, setFailed] = useState(false);
  if (providers.length === 0) return null;

  async function go(provider: ProviderId) {
    setGoing(provider);
    setFailed(false);
    try {
      await goToProvider(provider, returnTo);
    } catch {
      setFailed(true);
      setGoing(null);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {providers.map((provider) => (
        <Button
          key={provider}
          look="quiet"
          busy={going === provider}
          onClick={() => void go(provider)}
          className="h-11 w-full sm:h-10"
        >
          {going !== provider && <ProviderMark provider={provider} />}
          Continue with {providerNames[provider]}
        </Button>
      ))}
      {failed && (
        <p role="alert" className="text-sm text-bad">
          The server did not answer. Check your connection and try again.
        </p>
      )}
      <p className="mt-2 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
}
