import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cn } from './cn';

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
type ButtonSize = NonNullable<VariantProps<typeof buttonClass>['size']>;

export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; busy?: boolean };

/** `busy` keeps the button's width and its focus, shows that something runs, and takes no second click. */
export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cn(buttonClass({ variant, size }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

export type LinkButtonProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link className={cn(buttonClass({ variant, size }), className)} {...rest} />;
}
