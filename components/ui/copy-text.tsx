'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button';
import { toast } from './toaster';

const shownForMs = 2_000;

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
