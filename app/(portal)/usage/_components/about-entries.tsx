import { ChevronRight } from 'lucide-react';
import { entryKinds } from '@/lib/services/credits/list-ledger';
import { cn } from '@/components/ui/cn';
import { entryLooks } from './entry-looks';

const explanations = {
  grant: 'Credits that whoever runs this service added to your pool.',
  hold: 'When a job starts, the most that it can cost is taken from the balance and kept for it, so that jobs that run at the same time never spend the same credit.',
  release:
    'When the job ends, all of that comes back: a hold and its release always cancel each other out. A job that fails ends here and costs nothing.',
  charge:
    'At the same moment, a completed job is charged for what it delivered. Only these entries are spent, and the figures and the chart of the overview are their sum.',
} as const;

/** Why a job stands here three times, and what it cost. */
export function AboutEntries() {
  return (
    <details className="group rounded-card border border-line bg-surface px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform duration-100 group-open:rotate-90"
        />
        Why does a job have three entries?
      </summary>
      <dl className="grid gap-x-8 gap-y-3 pt-1 pb-4 lg:grid-cols-2">
        {entryKinds.map((kind) => {
          const { label, Icon, className } = entryLooks[kind];
          return (
            <div key={kind} className="flex max-w-[64ch] gap-2.5">
              <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', className)} />
              <div>
                <dt className="font-medium">{label}</dt>
                <dd className="text-muted">{explanations[kind]}</dd>
              </div>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
