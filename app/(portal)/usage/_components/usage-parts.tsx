import Link from 'next/link';
import type { ReactNode } from 'react';
import { TabbedHeader } from '@/components/portal/page-parts';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';

const pages = [
  { href: '/usage', label: 'Overview' },
  { href: '/usage/ledger', label: 'Ledger' },
  { href: '/usage/requests', label: 'Requests' },
] as const;

export interface UsageHeaderProps {
  current: (typeof pages)[number]['href'];
  title: string;
  purpose: ReactNode;
  action?: ReactNode;
}

/** The three pages of usage stand beside each other. */
export function UsageHeader({ current, title, purpose, action }: UsageHeaderProps) {
  const tabs = (
    <nav aria-label="Usage" className="flex gap-1 border-b border-line">
      {pages.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className={cn(
            '-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-muted -outline-offset-2 hover:text-ink sm:min-h-10',
            href === current && 'border-accent text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
  return (
    <>
      <span data-wide hidden />
      <TabbedHeader title={title} purpose={purpose} action={action} tabs={tabs} />
    </>
  );
}

interface SegmentsProps {
  /** What is chosen. */
  label: string;
  items: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** One of a few, kept in the address. */
export function Segments({ label, items }: SegmentsProps) {
  return (
    <nav aria-label={label} className="inline-flex rounded-card border border-line bg-surface p-0.5">
      {items.map(({ href, label: name, isCurrent }) => (
        <Link
          key={name}
          href={href}
          scroll={false}
          aria-current={isCurrent ? 'true' : undefined}
          className={cn(
            'flex min-h-10 items-center rounded-md px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink sm:min-h-7',
            isCurrent && 'bg-page text-ink shadow-[0_0_0_1px_var(--line)]',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const rows = 20;

/** A table that is on its way. */
export function ListOutline() {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <div className="h-10 bg-surface" />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-11 items-center gap-4 border-t border-line px-4">
          <Skeleton className="h-4 w-36 max-lg:hidden" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Of a form with filters: for the keyboard, and for everybody while no script has arrived. */
export function ApplyButton() {
  return (
    <button
      type="submit"
      className={cn(
        buttonClass({ variant: 'quiet' }),
        'sr-only focus:not-sr-only focus:px-4 noscript:not-sr-only noscript:px-4',
      )}
    >
      Apply
    </button>
  );
}
