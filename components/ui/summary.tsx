import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

/** What a `details` element says while it is closed: one mark for all of them, in place of the browsers' own. */
export function Summary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={cn(
        'flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-md text-sm font-medium hover:text-accent [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-muted transition-transform duration-100 [details[open]>summary>&]:rotate-90"
      />
      {children}
    </summary>
  );
}
