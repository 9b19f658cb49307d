import { ChevronRight } from 'lucide-react';
import { KeysTable, type KeysTableProps } from './keys-table';

/** Revoked and expired keys, out of the way of those that work. */
export function EndedKeys({
  count,
  isOpen,
  ...table
}: Omit<KeysTableProps, 'label' | 'rotations' | 'canManage'> & { count: number; isOpen: boolean }) {
  if (count === 0) return null;
  return (
    <details open={isOpen} className="group flex flex-col">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-md pr-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-100 group-open:rotate-90" />
        <span className="font-medium">Revoked and expired keys</span>
        <span className="tabular-nums">{count.toLocaleString('en')}</span>
      </summary>
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
