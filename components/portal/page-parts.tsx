import { ArrowLeft, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence: what this page is for. */
  purpose?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
}

/** A page beside others: below its heading their tabs, at one place whatever the page says of itself. */
export function TabbedHeader({ title, purpose, action, tabs }: PageHeaderProps & { tabs: ReactNode }) {
  return (
    <>
      <div className="flex min-h-11 flex-col">
        <PageHeader title={title} action={action} />
      </div>
      <div className="-mt-4">{tabs}</div>
      {purpose && <p className="max-w-[68ch] text-muted">{purpose}</p>}
    </>
  );
}

export function PageHeader({ title, purpose, action }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {purpose && <p className="max-w-[68ch] text-muted">{purpose}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </header>
  );
}

/** To the list that a page is of, in the margin above its heading, which so stands where those of lists stand. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="absolute -top-7 flex min-h-6 w-fit items-center gap-1.5 text-sm text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" /> {children}
    </Link>
  );
}

export interface FrameMessageProps {
  Icon: LucideIcon;
  title: string;
  /** What happened, and what to do. */
  children: ReactNode;
  /** The way on. */
  actions: ReactNode;
}

/** Stands where a page would, inside the frame. */
export function FrameMessage({ Icon, title, children, actions }: FrameMessageProps) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-4 py-10 sm:py-20">
      <Icon aria-hidden className="size-9 text-muted" strokeWidth={1.5} />
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <div className="text-muted">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}

/** Where the skip link and whatever else gives the keyboard back lead to. */
export const contentId = 'content';
