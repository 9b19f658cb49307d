'use client';

import dynamic from 'next/dynamic';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Most visits never open it, so that its code comes with the first opening. */
const Palette = dynamic(() => import('./palette').then(({ Palette: loaded }) => loaded), { ssr: false });

const OpenPalette = createContext<() => void>(() => undefined);

export const useOpenPalette = () => useContext(OpenPalette);

export function PaletteProvider({ canManage, children }: { canManage: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    if (next) setWasOpened(true);
  };

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setWasOpened(true);
      setIsOpen((open) => !open);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);

  return (
    <OpenPalette value={() => setOpen(true)}>
      {children}
      {wasOpened && <Palette open={isOpen} onOpenChange={setOpen} canManage={canManage} />}
    </OpenPalette>
  );
}
