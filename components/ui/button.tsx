import { LoaderCircle } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { buttonClass, type ButtonSize, type ButtonVariant } from './control-class';

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
