import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/portal/page-parts';
import { cn } from '@/components/ui/cn';

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
  return (
    <>
      <PageHeader title={title} purpose={purpose} action={action} />
      <nav aria-label="Usage" className="-mt-1 flex gap-1 border-b border-line">
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
    </>
  );
}
