'use client';

import { Search } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useOpenPalette } from './palette-provider';

export interface PaletteButtonProps {
  iconOnly?: boolean;
  /** As the person's system writes it, such as "⌘K". */
  shortcut?: string;
}

export function PaletteButton({ iconOnly = false, shortcut }: PaletteButtonProps) {
  const open = useOpenPalette();
  if (iconOnly) {
    return (
      <button
        type="button"
        aria-label="Search"
        onClick={open}
        className={cn(buttonClass({ look: 'ghost', size: 'icon' }), 'size-11')}
      >
        <Search aria-hidden className="size-5!" />
      </button>
    );
  }
  return (
    <button
      type="button"
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 w-full items-center gap-2.5 rounded-card border border-line bg-page px-2.5 text-sm text-muted transition-colors duration-100 hover:border-field hover:text-ink"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-left">Search</span>
      <kbd aria-hidden className="rounded border border-line bg-surface px-1.5 font-sans text-xs leading-5">
        {shortcut}
      </kbd>
    </button>
  );
}
