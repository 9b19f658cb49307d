import { cva, type VariantProps } from 'class-variance-authority';

export const inputClass =
  'w-full rounded-card border border-field bg-page px-3 text-[15px] placeholder:text-muted disabled:bg-surface disabled:text-muted aria-invalid:border-bad';

/** Buttons, and links that act like buttons, look the same. */
export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-card font-medium whitespace-nowrap transition-colors duration-100 disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
        quiet: 'border border-line bg-page text-ink hover:bg-surface',
        ghost: 'text-ink hover:bg-stage',
        danger: 'bg-bad text-bad-ink hover:bg-bad-strong',
      },
      size: { normal: 'h-10 px-4 text-[15px]', small: 'h-8 px-3 text-sm', icon: 'size-9', smallIcon: 'size-8' },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonClass>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonClass>['size']>;
