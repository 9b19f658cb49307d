import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
};

/** A framed part of a page with a heading of its own. */
export function Card({ title, description, action, className, children, ...rest }: CardProps) {
  return (
    <section className={cn('flex min-w-0 flex-col gap-4 rounded-card border border-line p-5', className)} {...rest}>
      {(title || action) && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-0.5">
            {title && <h2 className="font-semibold">{title}</h2>}
            {description && <p className="text-sm text-muted">{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
