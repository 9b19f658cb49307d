import { KeyRound, SearchX } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';
import { Summary } from '@/components/ui/summary';
import { OpenKeyDialog } from './key-dialogs';
import { KeySearch } from './key-search';
import { KeysTable, type KeysTableProps } from './keys-table';
import type { DeveloperView } from './load-developer-page';

/** Of the heading of the live keys. */
export const listHeadingId = 'api-keys';

/** With fewer keys than this the eye is quicker. */
const searchFrom = 9;

export function LiveKeys(view: DeveloperView) {
  const { keys, usage, now, canManage, isEligible, search, most } = view;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-baseline gap-2">
          <h2 id={listHeadingId} tabIndex={-1} className="rounded-md font-semibold">
            Live keys
          </h2>
          {isEligible && (
            <span className="text-sm text-muted tabular-nums">
              {keys.liveCount} of {most}
            </span>
          )}
        </div>
        {(keys.liveCount >= searchFrom || search) && <KeySearch search={search} />}
      </div>
      {keys.live.length > 0 ? (
        <KeysTable
          label="Live keys"
          keys={keys.live}
          usage={usage}
          rotations={keys.rotations}
          now={now}
          canManage={canManage}
          isEligible={isEligible}
        />
      ) : (
        <Nothing {...view} />
      )}
    </section>
  );
}

function Nothing({ search, canCreate, managers, isEligible, keys: { endedCount } }: DeveloperView) {
  if (search) {
    return (
      <EmptyState
        Icon={SearchX}
        title="No live key is like that"
        action={
          <LinkButton href="/settings/developer" variant="quiet">
            Show all keys
          </LinkButton>
        }
      >
        Nothing was found for “<bdi className="[overflow-wrap:anywhere]">{search}</bdi>” in names and beginnings of
        keys.
      </EmptyState>
    );
  }
  if (!isEligible)
    return (
      <p className="rounded-card border border-dashed border-line px-6 py-8 text-center text-muted">
        There are no live keys.
      </p>
    );
  return (
    <EmptyState
      Icon={KeyRound}
      title={endedCount > 0 ? 'No live keys' : 'No keys yet'}
      action={canCreate && <OpenKeyDialog dialog={{ kind: 'create' }}>Create a key</OpenKeyDialog>}
    >
      {canCreate
        ? 'A key lets a program of yours make slides and decks. Create one, paste the request that comes with it into a terminal, and the first job starts.'
        : `A key lets a program make slides and decks. Ask for one: ${managers.join(', ')}.`}
    </EmptyState>
  );
}

/** Revoked and expired keys, out of the way of those that work. */
export function EndedKeys({
  count,
  isOpen,
  ...table
}: Omit<KeysTableProps, 'label' | 'rotations' | 'canManage'> & { count: number; isOpen: boolean }) {
  if (count === 0) return null;
  return (
    <details open={isOpen} className="flex flex-col">
      <Summary className="min-h-11 pr-2 text-base text-muted">
        Revoked and expired keys
        <span className="font-normal tabular-nums">{count.toLocaleString('en')}</span>
      </Summary>
      <div className="flex flex-col gap-2 pt-2">
        <KeysTable label="Revoked and expired keys" rotations={[]} canManage={false} {...table} />
        {count > table.keys.length && (
          <p className="text-sm text-muted">
            The latest {table.keys.length} are shown. Search for others by name or by the beginning of the key.
          </p>
        )}
      </div>
    </details>
  );
}
