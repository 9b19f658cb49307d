import { ArrowRight } from 'lucide-react';
import { RelativeTime } from '@/components/portal/reader-time';
import { Card } from '@/components/ui/card';
import type { ManagedKey, Rotation } from '@/lib/services/api-keys/list-managed-keys';
import { OpenKeyDialog } from './key-dialogs';

export interface RotationsProps {
  rotations: readonly Rotation[];
  now: Date;
}

type Stage = 'unused' | 'both' | 'quiet';

const advice: Record<Stage, string> = {
  unused: 'The new key has not been used yet. Put it in place of the old one, wherever that is used.',
  both: 'The old key has been used since the new one was made. Change over what still uses it, and revoke it when it has gone quiet.',
  quiet: 'Only the new key has been used since it was made. When no job of the old key is running any more, revoke it.',
};

function stageOf({ successor, isOldInUse }: Rotation): Stage {
  if (!successor.lastUsedAt) return 'unused';
  return isOldInUse ? 'both' : 'quiet';
}

/** The pairs of which both keys work, side by side, until the old one is revoked. */
export function Rotations({ rotations, now }: RotationsProps) {
  if (rotations.length === 0) return null;
  return (
    <Card
      title={rotations.length === 1 ? 'Rotation under way' : `${rotations.length} rotations under way`}
      description="Both keys work until you revoke the old one."
    >
      <ul className="flex flex-col divide-y divide-line">
        {rotations.map((pair) => (
          <li key={pair.old.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <div className="grid items-center gap-3 sm:grid-cols-[1fr_auto_1fr]">
              <Side label="Old key" subject={pair.old} use="still used" unused="never used" now={now} />
              <ArrowRight aria-hidden className="size-4 text-muted max-sm:ml-3 max-sm:rotate-90" />
              <Side label="New key" subject={pair.successor} use="used" unused="not used yet" now={now} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="max-w-[68ch] min-w-0 flex-1 basis-72 text-sm text-muted">{advice[stageOf(pair)]}</p>
              <OpenKeyDialog
                dialog={{ kind: 'revoke', subject: pair.old }}
                variant="quiet"
                size="small"
                aria-label={`Revoke old key ${pair.old.name}`}
              >
                Revoke old key
              </OpenKeyDialog>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SideProps {
  label: string;
  subject: ManagedKey;
  use: string;
  unused: string;
  now: Date;
}

function Side({ label, subject: { name, displayPrefix, lastUsedAt }, use, unused, now }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 rounded-card bg-surface px-4 py-3">
      <p className="text-xs text-muted">{label}</p>
      <p dir="auto" className="truncate font-medium" title={name}>
        {name}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <code className="font-mono text-[13px] text-muted">{displayPrefix}…</code>
        <span>
          {lastUsedAt ? (
            <>
              {use} <RelativeTime date={lastUsedAt} now={now} />
            </>
          ) : (
            unused
          )}
        </span>
      </p>
    </div>
  );
}
