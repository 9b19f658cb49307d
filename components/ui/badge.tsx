import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const badgeClass = cva(
  'inline-flex items-center gap-1 rounded-md border px-1.5 py-px text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-surface text-muted',
        accent: 'border-accent/40 text-accent',
        good: 'border-good/40 text-good',
        warn: 'border-warn/40 text-warn',
        bad: 'border-bad/40 text-bad',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A word or two about a thing. The word says it; the colour only repeats it. */
export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeClass>) {
  return <span className={cn(badgeClass({ tone }), className)} {...rest} />;
}
