import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';

/** A key within a sentence: its name apart from the direction of the words around it, and what tells it from others of that name. */
export function KeyName({ subject: { name, displayPrefix } }: { subject: Pick<ManagedKey, 'name' | 'displayPrefix'> }) {
  return (
    <>
      “<bdi className="font-medium text-ink [overflow-wrap:anywhere]">{name}</bdi>” (
      <code className="font-mono text-[0.9em]">{displayPrefix}…</code>)
    </>
  );
}
