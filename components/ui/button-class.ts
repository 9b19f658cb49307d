import { cva, type VariantProps } from 'class-variance-authority';

/** The same look for buttons and for links that act like buttons. */
export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-card font-medium whitespace-nowrap transition-colors duration-100 disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
        quiet: 'border border-line bg-page text-ink hover:bg-surface',
        ghost: 'text-ink hover:bg-stage',
        danger: 'bg-bad text-bad-ink hover:bg-bad-strong',
      },
      size: { normal: 'h-10 px-4 text-[15px]', small: 'h-8 px-3 text-sm', icon: 'size-9', smallIcon: 'size-8' },
    },
    defaultVariants: { look: 'primary', size: 'normal' },
  },
);

export type ButtonLook = NonNullable<VariantProps<typeof buttonClass>['look']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonClass>['size']>;
