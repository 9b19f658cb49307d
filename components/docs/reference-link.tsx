import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button';

/** The way to the reference, a page that is loaded whole. */
export function ReferenceLink({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) {
  return (
    <a href="/docs/reference" className={buttonClass({ look })}>
      {children}
    </a>
  );
}
