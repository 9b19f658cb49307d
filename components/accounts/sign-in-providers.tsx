'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useReturnPath } from './use-return-path';

export const providerLabels = { github: 'GitHub', google: 'Google' } as const;
export type ProviderId = keyof typeof providerLabels;

export interface ProviderButtonsProps {
  providers: readonly ProviderId[];
  /** Where to go afterwards: a path of this site. */
  returnTo: string;
}

/** "Continue with …", and a line that leads on to the form. Nothing where no provider is set up. */
export function ProviderButtons({ providers, returnTo }: ProviderButtonsProps) {
  const [going, setGoing] = useState<ProviderId | null>(null);
  const [failed, setFailed] = useState(false);
  const path = useReturnPath(returnTo);
  if (providers.length === 0) return null;

  async function go(provider: ProviderId) {
    setGoing(provider);
    setFailed(false);
    try {
      await goToProvider(provider, path);
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
          variant="quiet"
          busy={going === provider}
          onClick={() => void go(provider)}
          className="h-11 w-full sm:h-10"
        >
          {going !== provider && <ProviderMark provider={provider} />}
          Continue with {providerLabels[provider]}
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

/** Marks of sign-in providers: the one in the colour of the text, the other in its own colours, as their owners ask. */
export function ProviderMark({ provider }: { provider: ProviderId }) {
  const Mark = marks[provider];
  return <Mark />;
}

const marks = { github: GithubMark, google: GoogleMark };

function GithubMark() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="currentColor">
      <path d="M8 0a8 8 0 0 0-2.53 15.59c.4.07.55-.17.55-.38l-.01-1.49c-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48l-.01 2.2c0 .21.15.46.55.38A8 8 0 0 0 8 0Z" />
    </svg>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 18 18">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26a5.4 5.4 0 0 1-8.06-2.84H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.98 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.02-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.02 2.33A5.36 5.36 0 0 1 9 3.58Z"
      />
    </svg>
  );
}

/** The library is fetched when somebody clicks: no page needs it before. Resolves while the browser leaves the page. */
export async function goToProvider(provider: ProviderId, returnTo: string): Promise<void> {
  const { signIn } = await import('next-auth/react');
  await signIn(provider, { callbackUrl: returnTo });
}
