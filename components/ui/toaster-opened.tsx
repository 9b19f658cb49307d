'use client';

import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';

/** Comes with the first toast, and hands the library to `open` once toasts have a place to appear in. */
export function ToasterOpened({ open }: { open: (sonner: typeof toast) => void }) {
  useEffect(() => open(toast), [open]);
  return (
    <Toaster
      position="bottom-right"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        style: {
          background: 'var(--page)',
          color: 'var(--ink)',
          borderColor: 'var(--line)',
          borderRadius: '8px',
          fontFamily: 'inherit',
        },
      }}
    />
  );
}
