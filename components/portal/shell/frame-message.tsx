import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

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
