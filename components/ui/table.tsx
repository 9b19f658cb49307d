import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Scrolls inside its frame where the screen is too narrow, never the page. */
export function Table({ className, label, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto rounded-card border border-line">
      <table className={cn('w-full text-left text-sm', className)} {...rest} />
    </div>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cn('sticky top-0 z-10 bg-surface text-muted', className)} {...rest} />;
}

export function Th({ className, scope = 'col', ...rest }: ComponentProps<'th'>) {
  return <th scope={scope} className={cn('px-4 py-2.5 font-medium whitespace-nowrap', className)} {...rest} />;
}

/** A row whose link, made with `rowLinkClass`, is followed wherever the row is clicked. */
export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('relative border-t border-line has-[a.row-link]:hover:bg-surface', className)} {...rest} />;
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn('px-4 py-3', className)} {...rest} />;
}

/** Covers the whole row; other controls of the row stand above it with `relative`. */
export const rowLinkClass = 'row-link font-medium after:absolute after:inset-0 hover:text-accent';

/** On wide screens a column of framed buttons would outweigh the names; on phones the frame says that one can tap. */
export const rowActionClass = 'sm:border-transparent sm:bg-transparent sm:px-2.5 sm:hover:border-line';
