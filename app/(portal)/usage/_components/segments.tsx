import Link from 'next/link';
import { cn } from '@/components/ui/cn';

export interface SegmentsProps {
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
