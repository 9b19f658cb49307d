import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { Summary } from '@/components/ui/summary';
import type { SpendingSeries } from '@/lib/services/usage/spending';
import { creditUnit, formatCount, formatShare, jobUnit } from './format-usage';

export interface RankedSpendingProps {
  title: string;
  description: string;
  /** The largest first. */
  ranked: readonly SpendingSeries[];
  hrefOfJobs: (id: string) => string;
}

const shownAtOnce = 5;

/** Who or what spent most, as bars against the whole. */
export function RankedSpending({ title, description, ranked, hrefOfJobs }: RankedSpendingProps) {
  const total = ranked.reduce((sum, { credits }) => sum + credits, 0);
  const item = (each: SpendingSeries) => (
    <RankedItem key={each.id} source={each} total={total} href={hrefOfJobs(each.id)} />
  );
  const rest = ranked.slice(shownAtOnce);
  return (
    <Card title={title} description={description}>
      {total === 0 ? (
        <p className="text-sm text-muted">Nothing was charged in this period.</p>
      ) : (
        <ol className="flex flex-col gap-1">{ranked.slice(0, shownAtOnce).map(item)}</ol>
      )}
      {rest.length > 0 && (
        <details className="-mt-2">
          <Summary className="min-h-11 pr-2 sm:min-h-8">{rest.length} more</Summary>
          <ol start={shownAtOnce + 1} className="mt-1 flex flex-col gap-1">
            {rest.map(item)}
          </ol>
        </details>
      )}
    </Card>
  );
}

function RankedItem({
  source: { name, detail, credits, jobs },
  total,
  href,
}: {
  source: SpendingSeries;
  total: number;
  href: string;
}) {
  return (
    <li>
      <Link
        href={href}
        className="group -mx-2 flex flex-col gap-1.5 rounded-md px-2 py-1.5 hover:bg-surface"
        title={`Jobs of ${name}`}
      >
        <span className="flex items-baseline justify-between gap-4 text-sm">
          <span className="flex min-w-0 items-baseline gap-2">
            <span dir="auto" className="truncate text-left font-medium group-hover:text-accent">
              {name}
            </span>
            {detail && <span className="hidden font-mono text-xs text-muted sm:inline">{detail}…</span>}
          </span>
          <span className="shrink-0 tabular-nums">{formatCount(credits, creditUnit)}</span>
        </span>
        <span aria-hidden className="h-2 overflow-hidden rounded-full bg-stage">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `max(2px, ${(100 * credits) / total}%)` }}
          />
        </span>
        <span className="text-xs text-muted tabular-nums">
          {formatShare(credits, total)} · {formatCount(jobs, jobUnit)}
        </span>
      </Link>
    </li>
  );
}
