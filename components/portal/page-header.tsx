import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** One sentence: what this page is for. */
  purpose?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
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
