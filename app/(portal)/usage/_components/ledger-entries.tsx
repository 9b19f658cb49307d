import { BadgePlus, KeyRound, Lock, LockOpen, type LucideIcon, Receipt, ReceiptText, UserRound } from 'lucide-react';
import Link from 'next/link';
import { ExactTime, RelativeTime, ZoneName } from '@/components/portal/reader-time';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/ui/messages';
import { rowLinkClass, TableHead, Td, Th, Tr } from '@/components/ui/table';
import { Summary } from '@/components/ui/summary';
import { type EntryKind, entryKinds, type ListedEntry } from '@/lib/services/credits/list-ledger';
import { formatChange, formatFigure } from './format-usage';

interface EntryKindLabel {
  label: string;
  /** What happened, in a few words. */
  meaning: string;
  Icon: LucideIcon;
  className: string;
}

export const entryKindLabels = {
  grant: { label: 'Added', meaning: 'by whoever runs this service', Icon: BadgePlus, className: 'text-good' },
  hold: { label: 'Set aside', meaning: 'the most it can cost', Icon: Lock, className: 'text-muted' },
  release: { label: 'Given back', meaning: 'what was set aside', Icon: LockOpen, className: 'text-muted' },
  charge: { label: 'Charged', meaning: 'for what was delivered', Icon: Receipt, className: 'text-accent' },
} as const satisfies Record<EntryKind, EntryKindLabel>;

/** Never scrolls sideways: what there is no room for goes, or moves below the entry. */
export function LedgerTable({ entries, isNet }: { entries: readonly ListedEntry[]; isNet: boolean }) {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <table aria-label="Ledger" className="w-full table-fixed text-left text-sm">
        <TableHead className="max-lg:top-14">
          <tr>
            <Th className="w-44 pr-2 max-lg:hidden">
              Time (<ZoneName />)
            </Th>
            <Th className="pr-2 lg:pl-2">Entry</Th>
            <Th className="w-40 px-2 max-xl:hidden">By</Th>
            <Th className="w-20 px-2 text-right sm:w-24">Credits</Th>
            <Th className="w-28 pl-2 text-right max-sm:hidden">{balanceWord(isNet)}</Th>
          </tr>
        </TableHead>
        <tbody>
          {entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} isNet={isNet} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** While jobs run side by side, what was free at a moment is less than what adds up row by row. */
const balanceWord = (isNet: boolean): string => (isNet ? 'Balance' : 'Free then');

function LedgerRow({ entry, isNet }: { entry: ListedEntry; isNet: boolean }) {
  const { kind, amount, balance, createdAt, jobId, title } = entry;
  const { label, meaning, Icon, className } = entryKindLabels[kind];
  // What is set aside comes back: only the rest is spent.
  const isMoved = kind === 'hold' || kind === 'release';
  const [time, shortTime] = [<ExactTime date={createdAt} to="second" />, <ExactTime date={createdAt} />];
  return (
    <Tr className="align-top">
      <Td className="py-2.5 pr-2 text-muted tabular-nums max-lg:hidden">{time}</Td>
      <Td className="py-2.5 pr-2 lg:pl-2">
        <div className="flex gap-2">
          <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', className)} />
          <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:gap-x-3">
            <span className="shrink-0 sm:w-24">
              <span className="font-medium">{label}</span>
              <span className="text-muted tabular-nums sm:hidden"> · {shortTime}</span>
            </span>
            <div className="flex min-w-0 flex-col max-sm:-order-1">
              {jobId ? (
                <Link
                  href={`/jobs/${jobId}`}
                  prefetch={false}
                  dir="auto"
                  title={title ?? undefined}
                  className={cn('truncate text-left', rowLinkClass, isMoved && 'font-normal')}
                >
                  {title}
                </Link>
              ) : (
                <span className="truncate text-muted max-sm:hidden">{meaning}</span>
              )}
              <span className="text-muted tabular-nums max-sm:hidden lg:hidden">{shortTime}</span>
            </div>
          </div>
        </div>
      </Td>
      <Td className="px-2 py-2.5 max-xl:hidden">
        <EntryBy entry={entry} />
      </Td>
      <Td
        className={cn(
          'px-2 py-2.5 text-right font-medium tabular-nums',
          kind === 'grant' && 'text-good',
          isMoved && 'font-normal text-muted',
        )}
      >
        {formatChange(amount)}
        <span className="block font-normal text-muted sm:hidden">
          <span className="sr-only">{balanceWord(isNet)} </span>
          {formatFigure(balance)}
        </span>
      </Td>
      <Td className="py-2.5 pl-2 text-right tabular-nums max-sm:hidden">{formatFigure(balance)}</Td>
    </Tr>
  );
}

/** The key or the person behind the job. */
function EntryBy({ entry: { keyName, personName } }: { entry: ListedEntry }) {
  const name = keyName ?? personName;
  if (!name) return <span className="text-muted">–</span>;
  const Icon = keyName === null ? UserRound : KeyRound;
  return (
    <span className="flex items-center gap-1.5" title={`${keyName === null ? 'In the portal' : 'API key'}: ${name}`}>
      <Icon aria-hidden className="size-3.5 shrink-0 text-muted" />
      <span className="sr-only">{keyName === null ? 'In the portal' : 'API key'}: </span>
      <span dir="auto" className="truncate text-left">
        {name}
      </span>
    </span>
  );
}

const explanations = {
  grant: 'Credits that whoever runs this service added to your pool.',
  hold: 'When a job starts, the most that it can cost is taken from the balance and kept for it, so that jobs that run at the same time never spend the same credit. It stands here until the job ends.',
  release:
    'When the job ends, all of that comes back: a hold and its release always cancel each other out, and both are shown under “Every movement” alone. A job that fails ends here and costs nothing.',
  charge:
    'At the same moment, a completed job is charged for what it delivered. Only these entries are spent, and the figures and the chart of the overview are their sum.',
} as const;

/** What becomes of credits while a job runs, and what it costs in the end. */
export function AboutEntries() {
  return (
    <details className="rounded-card border border-line bg-surface px-4 text-sm">
      <Summary className="min-h-11 w-full">What do the entries mean?</Summary>
      <dl className="grid gap-x-8 gap-y-3 pt-1 pb-4 lg:grid-cols-2">
        {entryKinds.map((kind) => {
          const { label, Icon, className } = entryKindLabels[kind];
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

export function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState Icon={ReceiptText} title="No entries yet">
        The first one comes when whoever runs this service adds credits to your organization. The overview says how.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      Icon={ReceiptText}
      title="No entry matches"
      action={
        <LinkButton href="/usage/ledger" variant="quiet">
          Show every entry
        </LinkButton>
      }
    >
      There is nothing of this kind on these days.
    </EmptyState>
  );
}

/** The top of the ledger, for whoever wonders what happened just now. */
export function LatestEntries({ entries, now }: { entries: readonly ListedEntry[]; now: Date }) {
  if (entries.length === 0) return null;
  return (
    <Card
      title="Latest entries"
      action={
        <LinkButton href="/usage/ledger" variant="quiet" size="small" className="max-sm:h-11">
          Open the ledger
        </LinkButton>
      }
    >
      <ul className="-my-1 flex flex-col divide-y divide-line text-sm">
        {entries.map(({ id, kind, amount, title, createdAt }) => {
          const { label, meaning, Icon, className } = entryKindLabels[kind];
          return (
            <li key={id} className="flex items-center gap-2.5 py-2">
              <Icon aria-hidden className={cn('size-4 shrink-0', className)} />
              <span className="shrink-0 font-medium">{label}</span>
              <span dir="auto" className="min-w-0 flex-1 truncate text-left text-muted">
                {title ?? meaning}
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
