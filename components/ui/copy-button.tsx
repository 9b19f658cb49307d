'use client';

import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';

const shownForMs = 2_000;

/** Copies the code of the block that it stands in, exactly as it is shown. */
export function CopyButton({ describedBy }: { describedBy: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    const code = event.currentTarget.closest('figure')?.querySelector('code');
    if (code) setOutcome(await copyText(code));
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      aria-describedby={describedBy}
      className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm text-muted transition-colors duration-100 hover:bg-stage hover:text-ink noscript:hidden"
    >
      <Icon aria-hidden className="size-3.5" />
      <span aria-live="polite">{words[outcome ?? 'idle']}</span>
    </button>
  );
}

const words = { idle: 'Copy', copied: 'Copied', selected: 'Selected' } as const;

/** Browsers lend the clipboard to pages on https and localhost alone; elsewhere the code is left selected. */
async function copyText(code: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'selected';
  }
}
