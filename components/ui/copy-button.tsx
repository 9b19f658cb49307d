'use client';

import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button';
import { toast } from './toaster';

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

export type CopyTextProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  text: string;
  label: string;
  iconOnly?: boolean;
};

/** Copies a text that need not be shown whole, such as an id or a command. */
export function CopyText({
  text,
  label,
  iconOnly = false,
  variant = 'quiet',
  size = iconOnly ? 'smallIcon' : 'small',
  ...rest
}: CopyTextProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers lend the clipboard to pages on https and localhost alone.
      toast.error('Your browser does not let this page copy. Select the text and copy it yourself.');
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={iconOnly ? label : undefined}
      onClick={() => void copy()}
      {...rest}
    >
      <Icon aria-hidden />
      {!iconOnly && <span aria-live="polite">{copied ? 'Copied' : label}</span>}
    </Button>
  );
}
