'use client';

import { Toaster as Sonner } from 'sonner';

/** Where short words about what was just done appear. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      toastOptions={{ style: { background: 'var(--page)', color: 'var(--ink)', borderColor: 'var(--line)', borderRadius: '8px', fontFamily: 'inherit' } }}
    />
  );
}
