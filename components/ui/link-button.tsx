import Link from 'next/link';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

export function LinkButton({ href, look = 'primary', children }: { href: string; look?: ButtonLook; children: ReactNode }) {
  return (
    <Link href={href} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
