'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useCanManage } from '@/components/portal/can-manage';
import { contentId } from '@/components/portal/page-parts';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';

/** Most visits never open it, so that its code comes with the first opening. */
const Palette = dynamic(() => import('./palette').then(({ Palette: loaded }) => loaded), { ssr: false });

const OpenPalette = createContext<() => void>(() => undefined);

const useOpenPalette = () => useContext(OpenPalette);

export function PaletteProvider({ children }: { children: ReactNode }) {
  const canManage = useCanManage();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const focusedBefore = useRef<Element>(null);
  const open = () => {
    focusedBefore.current = document.activeElement;
    setWasOpened(true);
    setIsOpen(true);
  };

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (isOpen) setIsOpen(false);
      else open();
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, [isOpen]);

  return (
    <OpenPalette value={open}>
      {children}
      {wasOpened && (
        <Palette
          open={isOpen}
          onOpenChange={setIsOpen}
          canManage={canManage}
          returnFocus={() => focusAgain(focusedBefore.current)}
        />
      )}
    </OpenPalette>
  );
}

/** What had the focus, or the page where that is gone or was nothing. */
function focusAgain(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  (isThere ? before : document.getElementById(contentId))?.focus();
}

interface PaletteButtonProps {
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
        className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), 'size-11')}
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
