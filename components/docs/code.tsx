import type { ReactNode } from 'react';

/** A name or value of the interface within a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-sm bg-stage px-1 py-0.5 font-mono text-[0.875em] break-words sm:whitespace-nowrap">
      {children}
    </code>
  );
}
