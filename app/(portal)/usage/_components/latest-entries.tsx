import { RelativeTime } from '@/components/portal/format';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { ListedEntry } from '@/lib/services/credits/list-ledger';
import { entryLooks } from './entry-looks';
import { formatChange } from './format-number';

/** The top of the ledger, for whoever wonders what happened just now. */
export function LatestEntries({ entries, now }: { entries: readonly ListedEntry[]; now: Date }) {
  if (entries.length === 0) return null;
  return (
    <Card
      title="Latest entries"
      action={
        <LinkButton href="/usage/ledger" look="quiet" size="small" className="max-sm:h-11">
          Open the ledger
        </LinkButton>
      }
    >
      <ul className="-my-1 flex flex-col divide-y divide-line text-sm">
        {entries.map(({ id, kind, amount, summary, createdAt }) => {
          const { label, meaning, Icon, className } = entryLooks[kind];
          return (
            <li key={id} className="flex items-center gap-2.5 py-2">
              <Icon aria-hidden className={cn('size-4 shrink-0', className)} />
              <span className="shrink-0 font-medium">{label}</span>
              <span dir="auto" className="min-w-0 flex-1 truncate text-left text-muted">
                {summary ?? meaning}
              </span>
              <span className="shrink-0 text-muted max-sm:hidden lg:max-xl:hidden">
                <RelativeTime date={createdAt} now={now} />
              </span>
              <span className="w-14 shrink-0 text-right tabular-nums">{formatChange(amount)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
