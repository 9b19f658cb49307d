'use client';

import { useState } from 'react';
import { goToProvider, type ProviderId, providerLabels, ProviderMark } from '@/components/accounts/sign-in-providers';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toaster';
import { disconnectAction, startConnectingAction } from '../actions';
import { confirmChange } from './use-change';

export interface ProviderRow {
  provider: ProviderId;
  /** Such as "since 2026-11-21"; undefined where it isn't connected. */
  since?: string;
  /** The last way in can't be taken away. */
  isOnlyWay: boolean;
  /** Whether the operator has it set up now. */
  isAvailable: boolean;
}

export function ProviderList({ rows }: { rows: readonly ProviderRow[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {rows.map((row) => (
        <li key={row.provider} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 [&_svg]:size-5">
          <ProviderMark provider={row.provider} />
          <div className="flex min-w-0 flex-1 basis-28 flex-col">
            <span className="font-medium">{providerLabels[row.provider]}</span>
            <span className="text-sm text-muted">{stateOf(row)}</span>
          </div>
          {row.since ? <Disconnect {...row} /> : <Connect {...row} />}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ since, isOnlyWay, isAvailable }: ProviderRow): string {
  if (!since) return 'Not connected';
  const notes = [
    isOnlyWay && 'your only way to sign in: set a password before you disconnect it',
    !isAvailable && 'not set up here any more',
  ].filter(Boolean);
  return [`Connected ${since}`, ...notes].join('; ');
}

function Connect({ provider }: ProviderRow) {
  const [busy, setBusy] = useState(false);

  async function connect() {
    setBusy(true);
    try {
      const started = await startConnectingAction(provider);
      if (started.ok) return await goToProvider(provider, '/settings/account');
      toast.error(started.error.message);
    } catch {
      toast.error('The server did not answer. Check your connection and try again.');
    }
    setBusy(false);
  }

  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      onClick={() => void connect()}
      aria-label={`Connect ${providerLabels[provider]}`}
    >
      Connect
    </Button>
  );
}

function Disconnect({ provider, isOnlyWay }: ProviderRow) {
  const name = providerLabels[provider];
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" size="small" disabled={isOnlyWay} aria-label={`Disconnect ${name}`}>
          Disconnect
        </Button>
      }
      title={`Disconnect ${name}?`}
      confirm={`Disconnect ${name}`}
      onConfirm={() =>
        confirmChange(
          () => disconnectAction(provider),
          () => `${name} is disconnected.`,
        )
      }
    >
      You can’t sign in with {name} any more. You can connect it again at any time.
    </ConfirmDialog>
  );
}
