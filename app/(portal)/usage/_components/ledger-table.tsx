import { KeyRound, UserRound } from 'lucide-react';
import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { rowLinkClass, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { ListedEntry } from '@/lib/services/credits/list-ledger';
import { entryLooks } from './entry-looks';
import { formatChange, formatNumber } from './format-number';
import { formatSecond } from './format-time';

/** Never scrolls sideways: what there is no room for goes, or moves below the entry. */
export function LedgerTable({ entries }: { entries: readonly ListedEntry[] }) {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <table aria-label="Ledger" className="w-full table-fixed text-left text-sm">
        <TableHead className="max-lg:top-14">
          <tr>
            <Th className="w-44 pr-2 max-lg:hidden">Time (UTC)</Th>
            <Th className="pr-2 lg:pl-2">Entry</Th>
            <Th className="w-40 px-2 max-xl:hidden">By</Th>
            <Th className="w-20 px-2 text-right sm:w-24">Credits</Th>
            <Th className="w-20 pl-2 text-right sm:w-28">Balance</Th>
          </tr>
        </TableHead>
        <tbody>
          {entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LedgerRow({ entry }: { entry: ListedEntry }) {
  const { kind, amount, balance, createdAt, jobId, summary } = entry;
  const { label, meaning, Icon, className } = entryLooks[kind];
  // What is set aside comes back: only the rest is spent.
  const isMoved = kind === 'hold' || kind === 'release';
  const time = <time dateTime={createdAt.toISOString()}>{formatSecond(createdAt)}</time>;
  return (
    <Tr className="align-top">
      <Td className="py-2.5 pr-2 text-muted tabular-nums max-lg:hidden">{time}</Td>
      <Td className="py-2.5 pr-2 lg:pl-2">
        <div className="flex gap-2">
          <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', className)} />
          <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:gap-x-3">
            <span className="truncate sm:w-60 sm:shrink-0">
              <span className="font-medium">{label}</span> <span className="text-muted max-sm:hidden">{meaning}</span>
            </span>
            {jobId && (
              <Link
                href={`/jobs/${jobId}`}
                prefetch={false}
                dir="auto"
                title={summary ?? undefined}
                className={cn('min-w-0 truncate text-left', rowLinkClass, isMoved && 'font-normal')}
              >
                {summary}
              </Link>
            )}
            <span className="text-muted tabular-nums sm:hidden">{time}</span>
          </div>
        </div>
        <span className="pl-6 text-muted tabular-nums max-sm:hidden lg:hidden">{time}</span>
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
      </Td>
      <Td className="py-2.5 pl-2 text-right tabular-nums">{formatNumber(balance)}</Td>
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
