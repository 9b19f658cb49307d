'use client';

import dynamic from 'next/dynamic';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { contentId } from '../page-parts';

/** Most visits never open it, so that its code comes with the first opening. */
const Palette = dynamic(() => import('./palette').then(({ Palette: loaded }) => loaded), { ssr: false });

const OpenPalette = createContext<() => void>(() => undefined);

export const useOpenPalette = () => useContext(OpenPalette);

export function PaletteProvider({ canManage, children }: { canManage: boolean; children: ReactNode }) {
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
