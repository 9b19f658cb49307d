import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

const tones = {
  info: { Icon: Info, className: 'text-accent' },
  good: { Icon: CircleCheck, className: 'text-good' },
  warn: { Icon: TriangleAlert, className: 'text-warn' },
  bad: { Icon: CircleAlert, className: 'text-bad' },
} as const;

export interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  /** `alert` where it answers what somebody just did. */
  role?: 'status' | 'alert';
  className?: string;
}

/** Something to know before going on. */
export function Notice({ tone = 'info', title, children, action, role, className }: NoticeProps) {
  const { Icon, className: colour } = tones[tone];
  return (
    <div
      role={role}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-3 rounded-card border border-line bg-surface px-4 py-3',
        className,
      )}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', colour)} />
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'text-muted' : undefined}>{children}</div>}
      </div>
      {action}
    </div>
  );
}

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
