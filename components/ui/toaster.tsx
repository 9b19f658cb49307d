'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ExternalToast, toast as sonnerToast } from 'sonner';

/** Where short words about what was just done appear. */
export function Toaster() {
  const [Opened, setOpened] = useState<ComponentType<{ open: typeof openToasts }>>();
  useEffect(
    () =>
      onFirstToast(() => void import('./toaster-opened').then(({ ToasterOpened }) => setOpened(() => ToasterOpened))),
    [],
  );
  return Opened && <Opened open={openToasts} />;
}

type Toast = typeof sonnerToast;
type Show = (toast: Toast) => void;

/** The library comes with the first toast: most visits to a page show none. */
let shown: Toast | undefined;
let load: (() => void) | undefined;
const waiting: Show[] = [];

function show(work: Show): void {
  if (shown) return work(shown);
  waiting.push(work);
  load?.();
}

/** A few words about what was just done. */
export function toast(message: string, options?: ExternalToast): void {
  show((sonner) => void sonner(message, options));
}

toast.error = (message: string, options?: ExternalToast): void => show((sonner) => void sonner.error(message, options));

/** `start` is called at the first toast, or at once when one is waiting; returns what takes it back. */
function onFirstToast(start: () => void): () => void {
  load = start;
  if (waiting.length > 0) start();
  return () => (load = undefined);
}

/** Called when toasts have a place to appear in. */
function openToasts(sonner: Toast): void {
  shown = sonner;
  for (const work of waiting.splice(0)) work(sonner);
}
