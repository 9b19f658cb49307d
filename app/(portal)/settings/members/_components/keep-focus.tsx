'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export interface KeepFocusProps {
  /** Changes whenever rows come, go or change. */
  version: string;
  children: ReactNode;
}

/** A list of which rows go away: where the row that went held the focus, the list takes it, not the top of the page. */
export function KeepFocus({ version, children }: KeepFocusProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [version]);
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-3 rounded-card">
      {children}
    </div>
  );
}
