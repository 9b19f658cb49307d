import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  Icon: LucideIcon;
  title: string;
  /** Why there is nothing, and the next step. */
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.5} />
      <h2 className="font-semibold">{title}</h2>
      <div className="max-w-[52ch] text-muted">{children}</div>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
