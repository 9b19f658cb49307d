'use client';

import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { openToasts } from './toast';

export function ToasterOpened() {
  useEffect(() => openToasts(toast), []);
  return (
    <Toaster
      position="bottom-right"
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
