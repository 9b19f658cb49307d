import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class';
import { cn } from './cn';

export type LinkButtonProps = ComponentProps<typeof Link> & { look?: ButtonLook; size?: ButtonSize };

export function LinkButton({ look, size, className, ...rest }: LinkButtonProps) {
  return <Link className={cn(buttonClass({ look, size }), className)} {...rest} />;
}
