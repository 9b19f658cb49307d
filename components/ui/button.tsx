import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class';
import { cn } from './cn';

export type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; busy?: boolean };

/** `busy` keeps the button's width and its focus, shows that something runs, and takes no second click. */
export function Button({
  look,
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
      className={cn(buttonClass({ look, size }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}
