'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped anywhere on the page: beside the form, a browser would leave the page to show them. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): { isDropping: boolean } {
  const [isDropping, setIsDropping] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDropping(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDropping(false);
    };
    const drop = (event: DragEvent) => {
      setIsDropping(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  return { isDropping };
}
